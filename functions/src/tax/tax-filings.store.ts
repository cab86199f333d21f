import { wasPaid } from '@tempera/domain/orders/order';
import type { TaxFiling } from '@tempera/domain/tax/tax';
import type { DocumentReference, Query, Timestamp } from 'firebase-admin/firestore';
import { toOrder } from '../checkout/orders.store.ts';
import { type StoredRefund, toRefund } from '../orders/refunds.store.ts';
import { toCharge } from '../plans/plan-records.store.ts';
import type { DocumentSnapshot } from '../platform/admin.ts';
import { eachDocument } from '../platform/each-document.ts';
import { isOvertaken } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';

/** An order, or a charge of somebody's plan, of which something is to be told to Stripe Tax. */
export interface SaleToFile {
  id: string;
  ref: DocumentReference;
  stands: 'open' | 'paid' | 'failed';
  /** Stripe's number of what it computed. */
  calculation: string | undefined;
  taxFiling: TaxFiling | undefined;
  updateTime: Timestamp;
}

function saleOfOrder(snapshot: DocumentSnapshot): SaleToFile {
  const order = toOrder(snapshot);
  const { id, tax, taxFiling, updateTime, status } = order;
  const open = status === 'pending' || !wasPaid(order) ? 'open' : 'paid';
  const stands = status === 'failed' ? 'failed' : open;
  return { id, ref: snapshot.ref, stands, calculation: tax?.calculation, taxFiling, updateTime };
}

function saleOfCharge(snapshot: DocumentSnapshot): SaleToFile | null {
  const charge = toCharge(snapshot);
  if (!charge) return null;
  const { id, tax, taxFiling, updateTime, status } = charge;
  const stands = status === 'pending' ? 'open' : status;
  return { id, ref: snapshot.ref, stands, calculation: tax?.calculation, taxFiling, updateTime };
}

const pageSize = 100;

async function* found<T>(query: Query, read: (snapshot: DocumentSnapshot) => T | null): AsyncGenerator<T> {
  for await (const snapshot of eachDocument(query, pageSize)) {
    const sale = read(snapshot);
    if (sale !== null) yield sale;
  }
}

/** Sales of which something is to be told to Stripe Tax, page by page. */
export async function* salesToFile(): AsyncGenerator<SaleToFile> {
  yield* found(refs.orders().where('taxFiling.state', '==', 'due'), saleOfOrder);
  yield* found(refs.planCharges().where('taxFiling.state', '==', 'due'), saleOfCharge);
}

/** What was given back of a sale, or was to be. */
export async function refundsOf({ ref }: SaleToFile): Promise<StoredRefund[]> {
  const refunds = await ref.collection('refunds').get();
  return refunds.docs.flatMap((one) => toRefund(one) ?? []);
}

/** @returns false when the sale has changed since it was read: there may be more to tell */
export async function storeFiling({ ref, updateTime }: SaleToFile, taxFiling: TaxFiling): Promise<boolean> {
  try {
    await ref.update({ taxFiling }, { lastUpdateTime: updateTime });
    return true;
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
}
