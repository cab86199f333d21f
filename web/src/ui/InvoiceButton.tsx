import Button, { type ButtonProps } from '@mui/material/Button';
import type { RequestInvoiceInput, RequestInvoiceOutput } from '@tempera/domain/people/account-calls';
import { useState } from 'react';
import { CallError, call } from '../firebase/write/call.ts';
import { saveBlob } from './save-file.ts';
import { showToast } from './toast.ts';

interface InvoiceButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** The order, or the charge of a plan, that was paid. */
  of: RequestInvoiceInput;
  /** What it is the invoice of, for those who hear the button without its row. */
  name: string;
  what?: 'Invoice' | 'Credit note' | 'Credit note reversal';
  /** What the button says, where that is more than what it is. */
  label?: string;
}

/** Saves an invoice, a credit note or what takes one back as a PDF, to be read, printed or sent on; small, as lists have it, unless told otherwise. */
export function InvoiceButton({
  of,
  name,
  what = 'Invoice',
  label = what,
  size = 'small',
  variant,
}: InvoiceButtonProps) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { fileName, pdfBase64, number } = await call<RequestInvoiceInput, RequestInvoiceOutput>(
        'requestInvoice',
        of,
      );
      const bytes = Uint8Array.from(atob(pdfBase64), (char) => char.charCodeAt(0));
      saveBlob(new Blob([bytes], { type: 'application/pdf' }), fileName);
      showToast({ title: `${what} ${number} is saved`, text: fileName, kind: 'success' });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // Numbers are given in turn after the payment, so a fresh invoice may be a minute away: no mistake of anybody's.
      const waits = error.refusal?.reason === 'invoice-not-ready';
      showToast({
        title: `No ${what.toLowerCase()} yet`,
        text: error.message,
        kind: waits ? 'info' : 'error',
      });
    }
    setBusy(false);
  };
  return (
    <Button size={size} variant={variant} disabled={busy} onClick={save} aria-label={`${label} of ${name}`}>
      {busy ? 'Loading…' : label}
    </Button>
  );
}
