import Button from '@mui/material/Button';
import { linkedOrderPath } from '@tempera/domain/orders/order-paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../../firebase/write/call.ts';
import { showToast } from '../../../ui/toast.ts';
import { requestOrderLink } from '../api/linked-orders.ts';

/** Leads to the order's own address, which opens it in any browser. */
export function ViewOrderButton({ orderId }: { orderId: string }) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const open = async () => {
    setBusy(true);
    try {
      const { link } = await requestOrderLink(orderId);
      navigate(linkedOrderPath(link));
    } catch (error) {
      showToast({ title: 'Couldn’t open the order', text: errorText(error), kind: 'error' });
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" disabled={busy} onClick={open}>
      {busy ? 'Loading…' : 'View order'}
    </Button>
  );
}
