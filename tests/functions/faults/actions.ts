import { placeOrderInput } from '@tempera/domain/calls/calls';
import { finishPaymentInput, refundOrderInput } from '@tempera/domain/orders/order-calls';
import { changePlanInput, finishPlanPaymentInput, subscribeInput } from '@tempera/domain/plans/plan-calls';
import { finishPayment } from '../../../functions/src/checkout/finish-payment.ts';
import { placeOrder } from '../../../functions/src/checkout/place-order.ts';
import { refundOrder } from '../../../functions/src/orders/refund-order.ts';
import { cancelPlan, resumePlan } from '../../../functions/src/plans/cancel-plan.ts';
import { changePlan } from '../../../functions/src/plans/change-plan.ts';
import { finishOwnPayment } from '../../../functions/src/plans/finish-own-payment.ts';
import { renewPlans } from '../../../functions/src/plans/renew-plans.ts';
import { subscribe } from '../../../functions/src/plans/subscribe.ts';
import type { TestAuth } from '../support/callers.ts';
import { order } from '../support/calls.ts';
import { unique } from '../support/store.ts';
import { listOf } from '../support/stripe-events.ts';
import type { World } from './world.ts';

const tokens = [
  ...['tok_paid', 'tok_paid', 'tok_paid', 'tok_declined', 'tok_insufficient', 'tok_authenticate'],
  ...['tok_authenticate_always', 'tok_slow_paid', 'tok_slow_declined', 'tok_disputed', 'tok_paypal_paid'],
  ...['tok_declined_later', 'tok_refund_pending', 'tok_refund_fails'],
];
const cards = tokens.filter((token) => token !== 'tok_paypal_paid');

/** What an action came to: a refusal, a dead process and a line that is down are ends like any other. */
async function attempt(world: World, what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
    world.story.push(what);
  } catch (error) {
    const { name, message } = error as Error;
    if (!['Killed', 'RefusalError'].includes(name)) throw error;
    world.story.push(`${what}: ${message}`);
  }
}

/** Twice at the same moment, now and then: a double click, or a browser that tries again. */
async function perhapsTwice(world: World, what: string, work: () => Promise<unknown>): Promise<void> {
  const again = world.random.isLucky(0.15);
  await Promise.all([
    attempt(world, what, work),
    ...(again ? [attempt(world, `${what} (twice)`, work)] : []),
  ]);
}

async function buy(world: World): Promise<void> {
  const { random, provider } = world;
  const person = random.pick(world.people);
  const slugs = world.slugs.filter(() => random.isLucky(0.5));
  const input = placeOrderInput.parse(
    order({
      slugs: slugs.length > 0 ? slugs : [random.pick(world.slugs)],
      paymentToken: random.pick(tokens),
      ...(random.isLucky(0.4) && { couponCode: random.pick(world.coupons) }),
    }),
  );
  const what = `buys with ${input.paymentToken}${input.couponCode ? ' and a coupon' : ''}`;
  const place = async () => {
    const { orderId } = await placeOrder(input, person as never, provider);
    world.orders.add(orderId);
  };
  await perhapsTwice(world, what, place);
  if (random.isLucky(0.3)) await attempt(world, `${what}, again`, place);
}

async function subscribeOne(world: World): Promise<void> {
  const { random, provider } = world;
  const person = random.pick(world.people);
  const input = subscribeInput.parse({
    planId: random.pick(world.plans),
    idempotencyKey: unique('key-'),
    paymentToken: random.pick(cards),
  });
  await perhapsTwice(world, `subscribes with ${input.paymentToken}`, async () => {
    await subscribe(input, person as never, provider);
  });
}

async function changeOne(world: World): Promise<void> {
  const { random, provider } = world;
  const person = random.pick(world.people) as never;
  const input = changePlanInput.parse({ planId: random.pick(world.plans), idempotencyKey: unique('key-') });
  const ways: [string, () => Promise<unknown>][] = [
    ['changes the plan', () => changePlan(input, person, provider)],
    ['cancels the plan', () => cancelPlan(person, provider)],
    ['resumes the plan', () => resumePlan(person, provider)],
  ];
  const [what, work] = random.pick(ways);
  await perhapsTwice(world, what, work);
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
  if (random.isLucky(0.3)) {
    world.story.push(`answers the bank (${decision}) and closes the page`);
    return;
  }
  await perhapsTwice(world, `answers the bank (${decision}) and comes back`, () =>
    metadata.kind === 'order'
      ? finishPayment(
          finishPaymentInput.parse({ orderId: metadata.orderId, action: 'check' }),
          person as never,
          provider,
        )
      : finishOwnPayment(
          finishPlanPaymentInput.parse({ chargeId: metadata.chargeId, confirm: random.isLucky(0.5) }),
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
    idempotencyKey: unique('key-'),
  });
  await perhapsTwice(world, `refunds ${input.amountCents}`, () =>
    refundOrder(input, admin as never, provider),
  );
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
  await world.sweep();
  await world.wait(hours * 3_600_000);
  world.story.push(`${hours} hours go by`);
}

const hear = async (world: World) => {
  world.story.push(`${await world.gateway.deliver()} webhooks`);
};
const renew = (world: World) => attempt(world, 'plans renew', () => renewPlans(world.provider));

const actions = [
  ...[buy, buy, buy, subscribeOne, changeOne, comeBack, comeBack, refund, actAtProvider],
  ...[actAtProvider, letTimePass, hear, hear, renew],
];

/** Something happens. */
export const actAtRandom = (world: World): Promise<void> => world.random.pick(actions)(world);
