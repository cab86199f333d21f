import { placeOrderInput } from '@tempera/domain/calls/calls';
import { finishPaymentInput, refundOrderInput } from '@tempera/domain/orders/order-calls';
import { changePlanInput, finishPlanPaymentInput, subscribeInput } from '@tempera/domain/plans/plan-calls';
import { finishPayment } from '../../../functions/src/checkout/finish-payment.ts';
import { placeOrder } from '../../../functions/src/checkout/place-order.ts';
import { refundOrder } from '../../../functions/src/orders/refund-order.ts';
import { cancelPlan, resumePlan } from '../../../functions/src/plans/cancel-plan.ts';
import { changePlan } from '../../../functions/src/plans/change-plan.ts';
import { finishOwnPayment } from '../../../functions/src/plans/finish-own-payment.ts';
import { subscribe } from '../../../functions/src/plans/subscribe.ts';
import type { TestAuth } from '../support/callers.ts';
import { order } from '../support/calls.ts';
import { listOf } from '../support/stripe-events.ts';
import { schedules, sweepAll } from './settle-down.ts';
import type { World } from './world.ts';

const tokens = [
  ...['tok_paid', 'tok_paid', 'tok_paid', 'tok_declined', 'tok_insufficient', 'tok_authenticate'],
  ...['tok_authenticate_always', 'tok_slow_paid', 'tok_slow_declined', 'tok_disputed', 'tok_paypal_paid'],
  ...['tok_declined_later', 'tok_refund_pending', 'tok_refund_fails'],
];
const cards = tokens.filter((token) => token !== 'tok_paypal_paid');

const keyOf = (world: World): string => `a-key-of-this-seed-${++world.keys}`;

/** What an action came to: a refusal, a dead process and a line that is down are ends like any other. */
async function attempt(world: World, what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await world.turns.run(what, work);
    world.story.push(what);
  } catch (error) {
    const { name, message } = error as Error;
    if (!['Killed', 'RefusalError'].includes(name)) throw error;
    world.story.push(`${what}: ${message}`);
  }
}

const hear = async (world: World) => {
  world.story.push(`${await world.gateway.deliver()} webhooks`);
};

/** What runs by itself. */
const byItself: ((world: World) => Promise<void>)[] = [
  hear,
  (world) => attempt(world, 'a sweep', world.sweep),
  ...Object.entries(schedules).map(
    ([name, work]) =>
      (world: World) =>
        attempt(world, name, () => work(world.provider)),
  ),
];

/** Twice at the same moment, now and then (a double click, or a browser that tries again), or while something runs by itself. */
async function amidOthers(world: World, what: string, work: () => Promise<unknown>): Promise<void> {
  const { random } = world;
  const again = random.isLucky(0.15) && attempt(world, `${what} (twice)`, work);
  const meanwhile = random.isLucky(0.15) && random.pick(byItself)(world);
  await Promise.all([attempt(world, what, work), again, meanwhile]);
}

type Cart = ReturnType<typeof placeOrderInput.parse>;

function cartOf(world: World, couponCode: string | null): Cart {
  const { random } = world;
  const slugs = world.slugs.filter(() => random.isLucky(0.5));
  return placeOrderInput.parse(
    order({
      idempotencyKey: keyOf(world),
      slugs: slugs.length > 0 ? slugs : [random.pick(world.slugs)],
      paymentToken: random.pick(tokens),
      ...(couponCode && { couponCode }),
    }),
  );
}

async function place(world: World, input: Cart, person: TestAuth): Promise<void> {
  const { orderId } = await placeOrder(input, person as never, world.provider);
  world.orders.add(orderId);
}

async function buy(world: World): Promise<void> {
  const { random } = world;
  const person = random.pick(world.people);
  const input = cartOf(world, random.isLucky(0.4) ? random.pick(world.coupons) : null);
  const what = `buys with ${input.paymentToken}${input.couponCode ? ' and a coupon' : ''}`;
  await amidOthers(world, what, () => place(world, input, person));
  if (random.isLucky(0.3)) await attempt(world, `${what}, again`, () => place(world, input, person));
}

async function subscribeOne(world: World): Promise<void> {
  const { random, provider } = world;
  const person = random.pick(world.people);
  const input = subscribeInput.parse({
    planId: random.pick(world.plans),
    idempotencyKey: keyOf(world),
    paymentToken: random.pick(cards),
  });
  await amidOthers(world, `subscribes with ${input.paymentToken}`, async () => {
    await subscribe(input, person as never, provider);
  });
}

async function changeOne(world: World): Promise<void> {
  const { random, provider } = world;
  const person = random.pick(world.people) as never;
  const input = changePlanInput.parse({ planId: random.pick(world.plans), idempotencyKey: keyOf(world) });
  const ways: [string, () => Promise<unknown>][] = [
    ['changes the plan', () => changePlan(input, person, provider)],
    ['cancels the plan', () => cancelPlan(person, provider)],
    ['resumes the plan', () => resumePlan(person, provider)],
  ];
  const [what, work] = random.pick(ways);
  await amidOthers(world, what, work);
}

interface Intent {
  id: string;
  status: string;
  metadata: { kind?: string; orderId?: string; chargeId?: string; uid?: string };
}

/** Somebody whose bank asks them answers it, comes back, or does not. */
async function comeBack(world: World): Promise<void> {
  const { random, gateway, provider } = world;
  const waiting = (await intentsOf()).filter(({ status }) => status === 'requires_action');
  if (waiting.length === 0) return;
  const { id, metadata } = random.pick(waiting);
  const decision = random.isLucky(0.7) ? 'approve' : 'refuse';
  await fetch(`${gateway.url}/_simulator/challenge/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ decision }),
    redirect: 'manual',
  });
  const person = world.people.find(({ uid }) => uid === metadata.uid) as TestAuth;
  const confirm = random.isLucky(0.5);
  if (random.isLucky(0.3)) {
    world.story.push(`answers the bank (${decision}) and closes the page`);
    return;
  }
  await amidOthers(world, `answers the bank (${decision}) and comes back`, () =>
    metadata.kind === 'order'
      ? finishPayment(
          finishPaymentInput.parse({ orderId: metadata.orderId, action: 'check' }),
          person as never,
          provider,
          '',
        )
      : finishOwnPayment(
          finishPlanPaymentInput.parse({ chargeId: metadata.chargeId, confirm }),
          person as never,
          provider,
        ),
  );
}

/** All payments that the provider knows, past what goes wrong: this is us looking, not the store. */
export const intentsOf = () => listOf<Intent>('payment_intents?limit=100');

async function refund(world: World): Promise<void> {
  const { random, admin, provider } = world;
  if (world.orders.size === 0) return;
  const orderId = random.pick([...world.orders]);
  const input = refundOrderInput.parse({
    orderId,
    amountCents: random.pick([50, 100, 280, 1_500]),
    slugs: [],
    reason: 'a seed',
    idempotencyKey: keyOf(world),
  });
  await amidOthers(world, `refunds ${input.amountCents}`, () => refundOrder(input, admin as never, provider));
}

/** What happens at the provider, and the store only hears of. */
async function actAtProvider(world: World): Promise<void> {
  const { random, gateway } = world;
  const intents = await intentsOf();
  if (intents.length === 0) return;
  const { id } = random.pick(intents);
  const action = random.pick(['pay', 'decline', 'refund', 'dispute', 'inquiry', 'win', 'lose', 'escalate']);
  const fields: Record<string, string> = action === 'refund' && random.isLucky(0.5) ? { amount: '60' } : {};
  const response = await fetch(`${gateway.url}/_simulator/payments/${id}/${action}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  if (response.ok) world.story.push(`at the provider: ${action}`);
}

async function letTimePass(world: World): Promise<void> {
  const hours = world.random.pick([1, 3, 26, 24 * 4, 24 * 31]);
  // The schedule looks every quarter of an hour; what is older than three days it leaves.
  await world.wait(20 * 60_000);
  await sweepAll(world);
  await world.wait(hours * 3_600_000);
  world.story.push(`${hours} hours go by`);
}

const runByItself = (world: World) => world.random.pick(byItself)(world);

/** Several people buy at the same moment, of a coupon that is good for less. */
async function rush(world: World): Promise<void> {
  const { random } = world;
  const wanted = world.people.map((person) => ({ person, input: cartOf(world, 'PERCENT') }));
  const others = random.isLucky(0.5) ? [random.pick(byItself)(world)] : [];
  await Promise.all([
    ...others,
    ...wanted.map(({ person, input }) =>
      attempt(world, `buys in a rush with ${input.paymentToken}`, () => place(world, input, person)),
    ),
  ]);
}

const actions = [
  ...[buy, buy, buy, subscribeOne, changeOne, comeBack, comeBack, refund, actAtProvider],
  ...[actAtProvider, letTimePass, hear, runByItself, rush],
];

/** Something happens, and with it all that it has begun. */
export async function actAtRandom(world: World): Promise<void> {
  await world.random.pick(actions)(world);
  await world.turns.end();
}
