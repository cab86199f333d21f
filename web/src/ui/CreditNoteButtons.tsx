import type { ButtonProps } from '@mui/material/Button';
import {
  type CreditNoteEntry,
  formatCreditNoteNumber,
  formatReversalNumber,
} from '@tempera/domain/money/credit-note';
import { InvoiceButton } from './InvoiceButton.tsx';

interface CreditNoteButtonsProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** What was paid: which of its refunds have a credit note, and which of these were taken back. */
  paid: { creditNotes?: readonly CreditNoteEntry[]; creditReversals?: readonly CreditNoteEntry[] };
  /** What they take back. */
  name: string;
  /** Where whoever looks has no account. */
  orderLink?: string;
}

/** A button for each credit note, and for what takes one back; of several, each says which. */
export function CreditNoteButtons({ paid, name, orderLink, ...look }: CreditNoteButtonsProps) {
  const { creditNotes = [], creditReversals = [] } = paid;
  const linked = orderLink === undefined ? null : { orderLink };
  const labelOf = (what: string, all: readonly CreditNoteEntry[], number: string) =>
    all.length === 1 ? what : `${what} ${number}`;
  return (
    <>
      {creditNotes.map(({ id, number }) => (
        <InvoiceButton
          key={id}
          what="Credit note"
          label={labelOf('Credit note', creditNotes, formatCreditNoteNumber(number))}
          of={{ ...linked, creditNoteId: id }}
          name={name}
          {...look}
        />
      ))}
      {creditReversals.map(({ id, number }) => (
        <InvoiceButton
          key={id}
          what="Credit note reversal"
          label={labelOf('Credit note reversal', creditReversals, formatReversalNumber(number))}
          of={{ ...linked, creditReversalId: id }}
          name={name}
          {...look}
        />
      ))}
    </>
  );
}
