import { defaultSettings } from '@tempera/domain/settings/settings';
import { settleRefund } from '../../../functions/src/orders/settle-refund.ts';
import { settleChargeRefund } from '../../../functions/src/plans/settle-charge-refund.ts';
import { db } from '../../../functions/src/platform/admin.ts';
import { readDocument, unique } from './store.ts';

/** What a refund is of. */
export type Place = { orderId: string } | { uid: string; chargeId: string };

export const pathOf = (place: Place) =>
  'chargeId' in place ? `subscriptions/${place.uid}/charges/${place.chargeId}` : `orders/${place.orderId}`;
const idOf = (place: Place) => ('chargeId' in place ? place.chargeId : place.orderId);

/** Brings a refund in line with what a provider is said to say of it. */
function settle(place: Place, id: string, amountCents: number, outcome: 'refunded' | 'refused') {
  const answered = { id, amountCents, outcome, reference: id };
  return 'chargeId' in place
    ? settleChargeRefund(place, answered, defaultSettings)
    : settleRefund(place.orderId, answered, defaultSettings);
}

/** Books a refund that somebody has made in the provider's dashboard. @returns its id */
export async function bookRefund(place: Place, amountCents: number): Promise<string> {
  const id = unique('re_');
  await settle(place, id, amountCents, 'refunded');
  return id;
}

/** Has a refund fail that was booked. */
export async function failRefund(place: Place, id: string): Promise<void> {
  const { amountCents } = (await readDocument(`${pathOf(place)}/refunds/${id}`)) ?? {};
  await settle(place, id, amountCents, 'refused');
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/**
 * What the documents and the books say of what was given back, in cents: credit notes without what takes them back, the ledger's refunds
 * with those that failed, and the order, or charge, itself.
 */
export async function givenBack(place: Place) {
  const field = 'chargeId' in place ? 'chargeId' : 'orderId';
  const id = idOf(place);
  const [notes, reversals, entries] = await Promise.all([
    db().collection('creditNotes').where(field, '==', id).get(),
    db().collection('creditReversals').where(field, '==', id).get(),
    db().collection('ledger').where('of.id', '==', id).where('kind', '==', 'refund').get(),
  ]);
  const of = (found: typeof notes, name: string) => sum(found.docs.map((one) => one.data()[name]));
  return {
    notes: notes.size,
    reversals: reversals.size,
    byDocuments: [
      of(notes, 'totalCents') - of(reversals, 'totalCents'),
      of(notes, 'taxCents') - of(reversals, 'taxCents'),
    ],
    byBooks: [0 - of(entries, 'grossCents'), 0 - of(entries, 'taxCents')],
    stands: (await readDocument(pathOf(place)))?.refundedCents ?? 0,
  };
}
