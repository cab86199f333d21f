import Button from '@mui/material/Button';
import { useState } from 'react';
import { CallError } from '../../../firebase/call.ts';
import { saveBlob } from '../../../ui/save-blob.ts';
import { showToast } from '../../../ui/toast.ts';
import { requestInvoice } from '../api/request-invoice.ts';

/** Saves the invoice of an order as a PDF, to be read, printed or sent on. */
export function InvoiceButton({ orderId }: { orderId: string }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { fileName, pdfBase64, number } = await requestInvoice(orderId);
      const bytes = Uint8Array.from(atob(pdfBase64), (char) => char.charCodeAt(0));
      saveBlob(new Blob([bytes], { type: 'application/pdf' }), fileName);
      showToast({ title: `Invoice ${number} is saved`, text: fileName, kind: 'success' });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // Numbers are given in turn after the order, so a fresh invoice may be a minute away: no mistake of anybody's.
      const waits = error.refusal?.reason === 'invoice-not-ready';
      showToast({ title: 'No invoice yet', text: error.message, kind: waits ? 'info' : 'error' });
    }
    setBusy(false);
  };
  return (
    <Button size="small" disabled={busy} onClick={save} aria-label={`Invoice of ${orderId}`}>
      {busy ? 'Loading…' : 'Invoice'}
    </Button>
  );
}
