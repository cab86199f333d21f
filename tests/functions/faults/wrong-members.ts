import type { Order } from '@tempera/domain/orders/order';
import { starterPlan, termsOf } from '@tempera/domain/plans/plan';
import { isPaying } from '@tempera/domain/plans/standing';
import { type PlanCharge, planInForce, type Subscription } from '@tempera/domain/plans/subscription';
import { clock } from '../../../functions/src/platform/clock.ts';
import { refs } from '../../../functions/src/platform/refs.ts';
import { toMillis } from '../../../functions/src/platform/timestamps.ts';
import { keptBy } from './member-actions.ts';
import type { Intent } from './provider-state.ts';

interface Person {
  uid: string;
}

/** A charge as it is stored. */
type Charge = Omit<PlanCharge, 'periodEnd'> & { uid: string; periodEnd: unknown };

/** A plan is in force if, and only if, its time is paid for, and it is paid with what its member has kept. */
async function wrongPlan({ uid }: Person, charges: readonly Charge[]): Promise<string[]> {
  const [stored, user] = [await refs.subscription(uid).get(), await refs.user(uid).get()];
  const subscription = (stored.data() as Subscription | undefined) ?? null;
  const plan = planInForce(subscription);
  const name = `plan of ${uid} (${plan}, ${subscription?.status})`;
  const given = user.data()?.plan ?? starterPlan;
  const mirrored = given === plan ? [] : [`${name}: they are given ${given}`];
  const ends = toMillis(subscription?.periodEnd);
  const paid = charges.filter((one) => one.uid === uid && one.status === 'paid');
  const isTaken = ({ dispute }: Charge) => dispute?.state === 'open' || dispute?.state === 'lost';
  const runs = paid.filter(({ periodEnd }) => (toMillis(periodEnd) ?? 0) > clock.now());
  const paidFor = paid.filter((one) => toMillis(one.periodEnd) === ends);
  const isCovered = paidFor.length > 0 && !paidFor.some(isTaken);
  if (!subscription || !isPaying(subscription)) {
    const isLost = runs.length > 0 && !paid.some(isTaken);
    return [...mirrored, ...(isLost ? [`${name}: what is paid for is not given`] : [])];
  }
  const { reference } = subscription.payment;
  const isKept = (await keptBy({ uid })).includes(reference);
  return [
    ...mirrored,
    ...(isCovered ? [] : [`${name}: nobody has paid for it`]),
    ...(isKept ? [] : [`${name}: nothing is kept to pay for it (${reference})`]),
  ];
}

/** Each free template stands for one place of a month's allowance, and no month has more of them than its plan grants. */
async function wrongClaims({ uid }: Person): Promise<string[]> {
  const [claims, library, allowances] = await Promise.all([
    refs.user(uid).collection('claims').get(),
    refs.library(uid).get(),
    refs.user(uid).collection('allowances').get(),
  ]);
  const most = termsOf(starterPlan).freeTemplates ?? 0;
  const has = new Set(library.docs.map(({ id }) => id));
  const counted = allowances.docs.flatMap((one) =>
    one.data().slugs.map((slug: string) => `${one.id} ${slug}`),
  );
  const claimed = claims.docs.map((one) => `${one.data().month} ${one.id}`);
  return [
    ...claims.docs.filter(({ id }) => !has.has(id)).map(({ id }) => `${uid} has claimed ${id} for nothing`),
    ...(counted.sort().join() === claimed.sort().join()
      ? []
      : [`${uid} claimed ${claimed}, counted ${counted}`]),
    ...allowances.docs
      .filter((one) => one.data().slugs.length > most)
      .map((one) => `${uid} has claimed too much in ${one.id}: ${one.data().slugs}`),
  ];
}

/** All that somebody pays with belongs to one customer of the provider's. */
function wrongCustomers(intents: readonly Intent[]): string[] {
  const ofEach = Map.groupBy(
    intents.filter(({ customer }) => customer),
    ({ metadata }) => String(metadata.uid),
  );
  return [...ofEach].flatMap(([uid, found]) => {
    const customers = new Set(found.map(({ customer }) => customer));
    return customers.size > 1 ? [`${uid} is ${customers.size} customers`] : [];
  });
}

/** What people may download: what they bought, and have not given back, and what they claimed. */
async function wrongLibrary({ uid }: Person, orders: readonly Order[]): Promise<string[]> {
  const bought = orders.filter((one) => one.uid === uid && one.status === 'completed');
  const good = bought.filter(({ paymentStatus }) => paymentStatus !== 'disputed');
  const entitled = good.flatMap(({ lines, withdrawn = [] }) =>
    lines.map(({ slug }) => slug).filter((slug) => !withdrawn.includes(slug)),
  );
  const claimed = (await refs.user(uid).collection('claims').get()).docs.map(({ id }) => id);
  const found = (await refs.library(uid).get()).docs.filter((one) => !one.data().suspended);
  const has = found.map(({ id }) => id).sort();
  const should = [...new Set([...entitled, ...claimed])].sort();
  return has.join() === should.join() ? [] : [`library of ${uid}: ${has} in place of ${should}`];
}

/** What people have, and what they are entitled to. */
export async function wrongMembers(
  people: readonly Person[],
  orders: readonly Order[],
  charges: readonly Charge[],
  intents: readonly Intent[],
): Promise<string[]> {
  const ofEach = people.map(async (person) => [
    ...(await wrongLibrary(person, orders)),
    ...(await wrongPlan(person, charges)),
    ...(await wrongClaims(person)),
  ]);
  return [...(await Promise.all(ofEach)).flat(), ...wrongCustomers(intents)];
}
