import {
  chargeEntry,
  disputeEntry,
  feeEntry,
  paidCharge,
  paidOrder,
  refundEntry,
  wonEntry,
} from '@tempera/domain/ledger/book-entry';
import type { NewEntry } from '@tempera/domain/ledger/ledger-entry';
import { unique } from './store.ts';

type Draw = (below: number) => number;

/** Something that was paid, for an order or for a plan, with some tax in it or none. */
function randomPayment(draw: Draw) {
  const totalCents = 1 + draw(90_000);
  const money = { taxCents: draw(2) === 0 ? 0 : draw(totalCents), currency: 'USD' } as const;
  const [id, uid] = [unique('paid-'), unique('u')];
  if (draw(3) > 0)
    return paidOrder({
      id,
      uid,
      totalCents,
      ...money,
      payment: { provider: 'stripe', reference: null, token: null },
    });
  return paidCharge(uid, {
    id,
    amountCents: totalCents,
    ...money,
    payment: { provider: 'stripe', reference: '', last4: '' },
  });
}

/** All that may become of a payment: its fee, refunds in parts, and a dispute that is lost or won; each on some day. */
function randomLife(draw: Draw): NewEntry[] {
  const paid = randomPayment(draw);
  const when = () => ({ reference: null, at: Date.UTC(2025, 10 + draw(4), 1 + draw(28), draw(24)) });
  const entries = [chargeEntry(paid, when())];
  if (draw(4) > 0) entries.push(feeEntry(paid, when(), { feeCents: 1 + draw(300) }));
  let before = 0;
  for (let part = draw(3); part > 0 && before < paid.totalCents; part--) {
    const amountCents = 1 + draw(paid.totalCents - before);
    entries.push(refundEntry(paid, { id: unique('re-'), amountCents, before, ...when() }));
    before += amountCents;
  }
  if (draw(4) > 0 || before === paid.totalCents) return entries;
  const id = unique('dp-');
  const taken = disputeEntry(paid, { id, amountCents: paid.totalCents - before, before, ...when() });
  entries.push(taken, feeEntry(paid, when(), { feeCents: 1_500 }, id));
  if (draw(2) === 0) entries.push(wonEntry(id, taken, when().at));
  return entries;
}

/** What the ledger holds of some payments for orders and plans, in any order. */
export function randomEntries(draw: Draw, payments: number): NewEntry[] {
  const entries = Array.from({ length: payments }, () => randomLife(draw)).flat();
  return entries
    .map((entry) => ({ entry, place: draw(1_000_000) }))
    .sort((one, other) => one.place - other.place)
    .map(({ entry }) => entry);
}
