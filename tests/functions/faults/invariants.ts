import type { LedgerEntry } from '@tempera/domain/ledger/ledger-entry';
import type { Order } from '@tempera/domain/orders/order';
import type { PlanCharge } from '@tempera/domain/plans/subscription';
import { refs } from '../../../functions/src/platform/refs.ts';
import { listOf } from '../support/stripe-events.ts';
import type { World } from './world.ts';

interface Intent {
  id: string;
  amount: number;
  status: string;
  metadata: { kind?: string; orderId?: string; chargeId?: string };
}
interface Moved {
  type: string;
  amount: number;
  fee: number;
  net: number;
}

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

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** Our books and the provider's, kind by kind. */
function wrongBooks(entries: readonly LedgerEntry<unknown>[], moved: readonly Moved[]): string[] {
  const ours = (kind: LedgerEntry['kind']) =>
    sum(entries.filter((entry) => entry.kind === kind).map(({ grossCents }) => grossCents));
  const theirs = (...types: string[]) =>
    sum(moved.filter(({ type }) => types.includes(type)).map(({ amount }) => amount));
  const pairs: [string, number, number][] = [
    ['charge', ours('charge'), theirs('charge')],
    ['refund', ours('refund'), theirs('refund', 'refund_failure')],
    ['dispute', ours('dispute'), theirs('adjustment')],
    ['fee', ours('fee'), -sum(moved.map(({ fee }) => fee))],
  ];
  return pairs.flatMap(([name, here, there]) =>
    here === there ? [] : [`${name}: ${here} in the books, ${there} at the provider`],
  );
}

async function wrongLibraries(people: World['people'], orders: readonly Order[]): Promise<string[]> {
  const wrong = people.map(async ({ uid }) => {
    const bought = orders.filter((one) => one.uid === uid && one.status === 'completed');
    const good = bought.filter(({ paymentStatus }) => paymentStatus !== 'disputed');
    const entitled = good.flatMap(({ lines, withdrawn = [] }) =>
      lines.map(({ slug }) => slug).filter((slug) => !withdrawn.includes(slug)),
    );
    const found = (await refs.library(uid).get()).docs.filter((one) => !one.data().suspended);
    const has = found.map(({ id }) => id).sort();
    const should = [...new Set(entitled)].sort();
    return has.join() === should.join() ? [] : [`library of ${uid}: ${has} in place of ${should}`];
  });
  return (await Promise.all(wrong)).flat();
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

/** Everything of the provider's, past its pages of a hundred. */
async function allOf<T extends { id: string }>(path: string): Promise<T[]> {
  const found: T[] = [];
  for (;;) {
    const after = found.at(-1);
    const page = await listOf<T>(`${path}?limit=100${after ? `&starting_after=${after.id}` : ''}`);
    found.push(...page);
    if (page.length < 100) return found;
  }
}

/** What does not hold, in words; nothing where all is well. */
export async function brokenInvariants({ people, coupons }: World): Promise<string[]> {
  const [orderDocs, ledgerDocs, intents, moved, ...chargeDocs] = await Promise.all([
    refs.orders().get(),
    refs.ledger().get(),
    allOf<Intent>('payment_intents'),
    allOf<Moved & { id: string }>('balance_transactions'),
    ...[refs.planCharges().get()],
  ]);
  const orders = orderDocs.docs.map((one) => ({ ...(one.data() as Order), id: one.id }));
  const charges = chargeDocs.flatMap(({ docs }) =>
    docs.map((one) => ({ ...(one.data() as PlanCharge), id: one.id })),
  );
  const entries = ledgerDocs.docs.map((one) => one.data() as LedgerEntry<unknown>);
  return [
    ...wrongOrders(orders, intents),
    ...wrongCharges(charges, intents),
    ...wrongBooks(entries, moved),
    ...(await wrongLibraries(people, orders)),
    ...(await wrongCoupons(coupons, orders)),
  ];
}
