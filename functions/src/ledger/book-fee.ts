import { lateFeeEntry } from '@tempera/domain/ledger/book-entry';
import type { LedgerEntry } from '@tempera/domain/ledger/ledger-entry';
import type { Payment } from '../payments/payment-provider.ts';
import { db } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { isAlreadyThere } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { addLedgerEntry } from './add-entry.ts';

/**
 * Books what the provider keeps of a charge that is booked, once, where it has said that later than that it was paid.
 * @returns whether there was anything to book
 */
export async function bookFee({ about, fee: kept }: Pick<Payment, 'about' | 'fee'>): Promise<boolean> {
  if (!about || !kept) return false;
  const id = about.kind === 'order' ? about.orderId : about.chargeId;
  const [charge, fee] = await db().getAll(refs.ledgerEntry(`charge-${id}`), refs.ledgerEntry(`fee-${id}`));
  const booked = charge?.data() as LedgerEntry<unknown> | undefined;
  if (!booked || fee?.exists) return false;
  const batch = db().batch();
  addLedgerEntry(batch, lateFeeEntry(booked, kept, clock.now()));
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isAlreadyThere(error)) return false;
    throw error;
  }
}
