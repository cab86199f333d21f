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
import { amidOthers, attempt, byItself, cards, hear, keyOf, tokens } from './attempt.ts';
import { memberActions, methodOf } from './member-actions.ts';
import { allOf, type Intent } from './provider-state.ts';
import { sweepAll } from './settle-down.ts';
import type { World } from './world.ts';

type Cart = ReturnType<typeof placeOrderInput.parse>;

async function cartOf(world: World, person: TestAuth, couponCode: string | null): Promise<Cart> {
  const { random } = world;
  const savedMethod = random.isLucky(0.2) ? await methodOf(world, person) : null;
  const slugs = world.slugs.filter(() => random.isLucky(0.5));
  return placeOrderInput.parse(
    order({
      idempotencyKey: keyOf(world),
      slugs: slugs.length > 0 ? slugs : [random.pick(world.slugs)],
      ...(savedMethod
        ? { paymentToken: null, savedMethod }
        : { paymentToken: random.pick(tokens), saveMethod: random.isLucky(0.2) }),
      ...(couponCode && { couponCode }),
    }),
  );
}

async function place(world: World, input: Cart, person: TestAuth): Promise<void> {
  const { orderId } = await placeOrder(input, person as never, world.provider);
  world.orders.add(orderId);
}

export async function buy(world: World): Promise<void> {
  const { random } = world;
  const person = random.pick(world.people);
  const input = await cartOf(world, person, random.isLucky(0.4) ? random.pick(world.coupons) : null);
  const what = `buys with ${input.paymentToken ?? 'what is kept'}${input.couponCode ? ' and a coupon' : ''}`;
  await amidOthers(world, what, () => place(world, input, person));
  if (random.isLucky(0.3)) await attempt(world, `${what}, again`, () => place(world, input, person));
}

export async function subscribeOne(world: World): Promise<void> {
  const { random, provider } = world;
  const person = random.pick(world.people);
  const savedMethod = random.isLucky(0.2) ? await methodOf(world, person) : null;
  const input = subscribeInput.parse({
    planId: random.pick(world.plans),
    idempotencyKey: keyOf(world),
    ...(savedMethod ? { savedMethod } : { paymentToken: random.pick(cards) }),
  });
  await amidOthers(world, `subscribes with ${input.paymentToken ?? 'what is kept'}`, async () => {
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

/** Somebody whose bank asks them answers it, comes back, or does not. */
export async function comeBack(world: World): Promise<void> {
  const { random, gateway, provider } = world;
  const waiting = (await allOf<Intent>('payment_intents')).filter(
    ({ status }) => status === 'requires_action',
  );
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

export async function refund(world: World): Promise<void> {
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

const providerActions = [
  ...['pay', 'decline', 'refund', 'dispute', 'inquiry', 'counter', 'win', 'lose', 'escalate'],
] as const;

/** What happens at the provider, and the store only hears of. */
export async function actAtProvider(world: World): Promise<void> {
  const { random, gateway } = world;
  const intents = await allOf<Intent>('payment_intents');
  if (intents.length === 0) return;
  const { id } = random.pick(intents);
  const action = random.pick(providerActions);
  const fields: Record<string, string> = action === 'refund' && random.isLucky(0.5) ? { amount: '60' } : {};
  const response = await fetch(`${gateway.url}/_simulator/payments/${id}/${action}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  if (response.ok) world.story.push(`at the provider: ${action}`);
}

/** The owner's bank gets what has become available, or sends back what it got. */
export async function payOut(world: World): Promise<void> {
  const { random, gateway } = world;
  const arrived = (await allOf<{ id: string; status: string }>('payouts')).filter(
    ({ status }) => status === 'paid',
  );
  const back = random.isLucky(0.3) && arrived.length > 0 ? random.pick(arrived) : null;
  const response = await fetch(`${gateway.url}/payouts${back ? `/${back.id}/fail` : ''}`, {
    method: 'POST',
    redirect: 'manual',
  });
  if (response.status === 303)
    world.story.push(`at the provider: a payout ${back ? 'comes back' : 'is made'}`);
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
  const wanted: { person: TestAuth; input: Cart }[] = [];
  for (const person of world.people.slice(0, 5)) {
    wanted.push({ person, input: await cartOf(world, person, 'PERCENT') });
  }
  const others = random.isLucky(0.5) ? [random.pick(byItself)(world)] : [];
  await Promise.all([
    ...others,
    ...wanted.map(({ person, input }) =>
      attempt(world, `buys in a rush with ${input.paymentToken ?? 'what is kept'}`, () =>
        place(world, input, person),
      ),
    ),
  ]);
}

const actions = [
  ...[buy, buy, buy, subscribeOne, changeOne, comeBack, comeBack, refund, actAtProvider],
  ...[actAtProvider, payOut, letTimePass, hear, runByItself, rush],
  ...memberActions,
];

/** Something happens, and with it all that it has begun. */
export async function actAtRandom(world: World): Promise<void> {
  await world.random.pick(actions)(world);
  await world.turns.end();
}
