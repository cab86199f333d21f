import type { ButtonProps } from '@mui/material/Button';
import { type CreditNoteEntry, formatCreditNoteNumber } from '@tempera/domain/money/credit-note';
import { InvoiceButton } from './InvoiceButton.tsx';

interface CreditNoteButtonsProps extends Pick<ButtonProps, 'size' | 'variant'> {
  notes: readonly CreditNoteEntry[] | undefined;
  /** What they take back. */
  name: string;
  /** Where whoever looks has no account. */
  orderLink?: string;
}

/** A button for each credit note; of several, each says which. */
export function CreditNoteButtons({ notes = [], name, orderLink, ...look }: CreditNoteButtonsProps) {
  return notes.map(({ id, number }) => (
    <InvoiceButton
      key={id}
      what="Credit note"
      label={notes.length === 1 ? 'Credit note' : `Credit note ${formatCreditNoteNumber(number)}`}
      of={orderLink === undefined ? { creditNoteId: id } : { orderLink, creditNoteId: id }}
      name={name}
      {...look}
    />
  ));
}
