import type { NewEntry } from '@tempera/domain/ledger/ledger-entry';
import type { DocumentData, DocumentReference } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis } from '../platform/timestamps.ts';

/** Where an entry is written: in the batch, or the transaction, that makes it true. */
interface Writer {
  create(document: DocumentReference, data: DocumentData): unknown;
}

/**
 * Books money in the commit of what it is about (decision 60). Nothing that moved no money is booked. A commit that books what
 * is booked already fails with ALREADY_EXISTS.
 */
export function addLedgerEntry(writer: Writer, { id, at, ...entry }: NewEntry): void {
  if (entry.grossCents === 0) return;
  writer.create(refs.ledgerEntry(id), { ...entry, at: fromMillis(at) });
}
