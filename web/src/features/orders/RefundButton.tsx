import Button from '@mui/material/Button';
import type { RefundableOrder } from '@tempera/domain/orders/refund';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../ui/lazy-part.tsx';

const RefundDialog = lazyDialog(() => import('./components/RefundDialog.tsx'));

interface RefundButtonProps {
  order: RefundableOrder;
  /** For whoever does not follow the order live. */
  onDone?: () => void;
}

/** Refunds an order from where it is seen. */
export function RefundButton({ order, onDone }: RefundButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)} aria-label={`Refund: ${order.id}`}>
        Refund…
      </Button>
      {asking && (
        <Suspense>
          <RefundDialog order={order} onClose={() => setAsking(false)} onDone={onDone} />
        </Suspense>
      )}
    </>
  );
}
