import type { LedgerEntry } from '@tempera/domain/ledger/ledger-entry';
import type { Order } from '@tempera/domain/orders/order';
import type { PlanCharge } from '@tempera/domain/plans/subscription';
import { refs } from '../../../functions/src/platform/refs.ts';
import { allOf, type Intent } from './provider-state.ts';
import { wrongEntries } from './wrong-entries.ts';
import { wrongMembers } from './wrong-members.ts';

const paidStates = ['completed', 'refunded'];

/** What was paid at the provider, by what it was paid for. */
function paidFor(intents: readonly Intent[], kind: 'orderId' | 'chargeId'): Map<string, Intent[]> {
  const paid = intents.filter(({ status, metadata }) => status === 'succeeded' && metadata[kind]);
  return Map.groupBy(paid, ({ metadata }) => String(metadata[kind]));
}

/** An order is completed if, and only if, it was paid once, and what it costs. */
function wrongOrders(orders: readonly Order[], intents: readonly Intent[]): string[] {
  const paid = paidFor(intents, 'orderId');
  const known = new Set(orders.map(({ id }) => id));
  const strays = [...paid.keys()].filter((id) => !known.has(id)).map((id) => `payment of no order ${id}`);
  return orders
    .flatMap(({ id, status, paymentStatus, totalCents }) => {
      const found = paid.get(id) ?? [];
      const name = `order ${id} (${status}, ${paymentStatus})`;
      if (found.length > 1) return [`${name} was paid ${found.length} times`];
      const [payment] = found;
      if (payment && payment.amount !== totalCents) return [`${name} was paid ${payment.amount}`];
      if (payment && !paidStates.includes(status)) return [`${name} was paid`];
      if (!payment && paidStates.includes(status) && totalCents > 0) return [`${name} was not paid`];
      return status === 'pending' ? [`${name} never ends`] : [];
    })
    .concat(strays);
}

/** The same of plans: what a charge says and what was charged. */
function wrongCharges(charges: readonly PlanCharge[], intents: readonly Intent[]): string[] {
  const paid = paidFor(intents, 'chargeId');
  return charges.flatMap(({ id, status, amountCents }) => {
    const found = paid.get(id) ?? [];
    const name = `plan's charge ${id} (${status})`;
    if (found.length > 1) return [`${name} was paid ${found.length} times`];
    const [payment] = found;
    if (payment && payment.amount !== amountCents) return [`${name} was paid ${payment.amount}`];
    if (payment && status !== 'paid') return [`${name} was paid`];
    return !payment && status === 'paid' && amountCents > 0 ? [`${name} was not paid`] : [];
  });
}

async function wrongCoupons(coupons: readonly string[], orders: readonly Order[]): Promise<string[]> {
  const wrong = coupons.map(async (code) => {
    const used = (await refs.redemptions(code).get()).docs.map((one) => String(one.data().orderId)).sort();
    const with_ = orders.filter((one) => one.couponCode === code && one.status !== 'failed');
    const should = with_.map(({ id }) => id).sort();
    const uses = (await refs.customerUses(code).get()).docs.map(({ id }) => id).sort();
    const held = with_.flatMap((one) => one.couponUses ?? []);
    return [
      ...(used.join() === should.join() ? [] : [`coupon ${code}: used by ${used} in place of ${should}`]),
      ...(uses.join() === held.sort().join() ? [] : [`coupon ${code}: ${uses} in place of ${held}`]),
      ...with_
        .filter((one) => one.couponUses?.length !== 2)
        .map(({ id }) => `coupon ${code}: ${id} counts by less`),
    ];
  });
  return (await Promise.all(wrong)).flat();
}

/** Whose libraries and plans, and which coupons, are looked at; orders, payments and the ledger are those of the whole store. */
export interface Subjects {
  people: readonly { uid: string }[];
  coupons: readonly string[];
}

/** What does not hold, in words; nothing where all is well. */
export async function brokenInvariants({ people, coupons }: Subjects): Promise<string[]> {
  const [orderDocs, ledgerDocs, intents, chargeDocs] = await Promise.all([
    refs.orders().get(),
    refs.ledger().get(),
    allOf<Intent>('payment_intents'),
    refs.planCharges().get(),
  ]);
  const orders = orderDocs.docs.map((one) => ({ ...(one.data() as Order), id: one.id }));
  const charges = chargeDocs.docs.map((one) => ({
    ...(one.data() as PlanCharge),
    id: one.id,
    uid: String(one.ref.parent.parent?.id),
  }));
  const entries = ledgerDocs.docs.map((one) => ({ ...(one.data() as LedgerEntry<unknown>), id: one.id }));
  return [
    ...wrongOrders(orders, intents),
    ...wrongCharges(charges, intents),
    ...(await wrongEntries(entries, intents)),
    ...(await wrongMembers(people, orders, charges, intents)),
    ...(await wrongCoupons(coupons, orders)),
  ];
}
