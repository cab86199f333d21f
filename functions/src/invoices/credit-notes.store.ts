import type { CreditMark } from '@tempera/domain/money/credit-note';
import type { CreditNote, CreditNoteContent } from '@tempera/domain/money/credit-note-of';
import type { CreditReversal, CreditReversalContent } from '@tempera/domain/money/credit-reversal-of';
import type { DocumentReference, QueryDocumentSnapshot } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, toMillis } from '../platform/timestamps.ts';
import { billedRef } from './bill-of.ts';
import { numberNext } from './number-in-turn.store.ts';
import type { InvoiceTask } from './queue-invoice.ts';

/** A refund that was booked and has no credit note yet. */
export interface DueRefund extends CreditMark {
  ref: DocumentReference;
  amountCents: number;
  slugs?: string[];
}

const toDue = (refund: QueryDocumentSnapshot): DueRefund => ({
  ...(refund.data() as Omit<DueRefund, 'ref'>),
  ref: refund.ref,
});

/** The refunds of an order or a charge whose credit notes are due, in the order in which they were booked. */
export async function refundsDue(task: InvoiceTask): Promise<DueRefund[]> {
  const found = await billedRef(task).collection('refunds').where('creditNoteDue', '==', true).get();
  return found.docs.map(toDue).sort((one, other) => one.beforeCents - other.beforeCents);
}

/** Gives a refund's credit note the next number, and names it at what was paid. @returns the number */
export function issueCreditNote(task: InvoiceTask, due: DocumentReference, content: CreditNoteContent) {
  const { id } = due;
  return numberNext(refs.creditNoteCounter(), {
    document: refs.creditNote(id),
    content,
    due,
    mark: 'creditNoteDue',
    named: { at: billedRef(task), list: 'creditNotes' },
  });
}

/** Refunds of an order or a charge that have not arrived and whose credit notes are to be taken back. */
export async function reversalsDue(task: InvoiceTask): Promise<DocumentReference[]> {
  const found = await billedRef(task).collection('refunds').where('reversalDue', '==', true).get();
  return found.docs.map(({ ref }) => ref);
}

/** Gives what takes a refund's credit note back the next number, and names it at what was paid. @returns the number */
export function issueCreditReversal(
  task: InvoiceTask,
  due: DocumentReference,
  content: CreditReversalContent,
) {
  const { id } = due;
  return numberNext(refs.creditReversalCounter(), {
    document: refs.creditReversal(id),
    content,
    due,
    mark: 'reversalDue',
    named: { at: billedRef(task), list: 'creditReversals' },
  });
}

async function find<Found>(document: DocumentReference): Promise<Found | null> {
  const data = (await document.get()).data();
  return data ? ({ ...data, issuedAt: toMillis(data.issuedAt) ?? 0 } as Found) : null;
}

export const findCreditNote = (id: string) => find<CreditNote>(refs.creditNote(id));
export const findCreditReversal = (id: string) => find<CreditReversal>(refs.creditReversal(id));

/** The most refunds that one sweep looks at. */
const mostDue = 500;

function taskOf({ ref }: QueryDocumentSnapshot): InvoiceTask {
  const paid = ref.parent.parent;
  const id = paid?.id ?? '';
  const person = paid?.parent.parent;
  return person ? { uid: person.id, chargeId: id } : { orderId: id };
}

/** What was refunded before `before` (milliseconds) and waits for its credit note, or for what takes that back, oldest first. */
export async function creditNotesDue(
  before: number,
  mark: 'creditNoteDue' | 'reversalDue' = 'creditNoteDue',
): Promise<InvoiceTask[]> {
  const due = await refs
    .allRefunds()
    .where(mark, '==', true)
    .where('at', '<=', fromMillis(before))
    .orderBy('at')
    .limit(mostDue)
    .select('at')
    .get();
  return due.docs.map(taskOf);
}
