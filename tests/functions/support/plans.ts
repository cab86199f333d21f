import type { Plan } from '@tempera/domain/catalogue/product';
import type { TaxRecord } from '@tempera/domain/tax/tax';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterEach, vi } from 'vitest';
import { loadSettings } from '../../../functions/src/checkout/checkout-facts.store.ts';
import { stripeProvider } from '../../../functions/src/payments/stripe-provider.ts';
import { renewSubscription } from '../../../functions/src/plans/renew-subscription.ts';
import { db } from '../../../functions/src/platform/admin.ts';
import { clock } from '../../../functions/src/platform/clock.ts';
import { customer, type TestAuth } from './callers.ts';
import { startSession, subscribe, succeed } from './calls.ts';
import { useGateway } from './gateway.ts';
import { readDocument, unique } from './store.ts';

/** A gateway of this file's own, and the clock back in its place after each test. */
export function usePlans() {
  afterEach(() => vi.restoreAllMocks());
  return useGateway();
}

export const moveTo = (ms: number) => vi.spyOn(clock, 'now').mockReturnValue(ms);

/** Moves the clock to the end of what is paid, or past it. @returns when what is paid ends */
export async function moveToEnd(person: TestAuth, plusMs = 0): Promise<number> {
  const end: number = (await subscriptionOf(person))?.periodEnd.toMillis();
  moveTo(end + plusMs);
  return end;
}

/** Puts a plan of this test's own into the store. */
export async function putPlan(priceCents: number, id = unique('plan')): Promise<string> {
  const plan: Omit<Plan, 'id'> = {
    name: `Plan ${id}`,
    priceCents,
    period: 'month',
    description: '',
    features: [],
    buttonText: 'Choose',
    popular: false,
    responsePromise: '',
    order: 1_000,
  };
  await db().doc(`plans/${id}`).set(plan);
  return id;
}

/** Several, one after the other. */
export async function putPlans<Prices extends number[]>(...prices: Prices) {
  const ids: string[] = [];
  for (const price of prices) ids.push(await putPlan(price));
  return ids as { [Index in keyof Prices]: string };
}

/** Somebody who has signed in, as the store's own pages do it. */
export async function member(fields: Record<string, unknown> = {}): Promise<TestAuth> {
  const person = customer(fields);
  await succeed(startSession(person));
  return person;
}

export const subscription = (planId: string, paymentToken = 'tok_paid') => ({
  planId,
  paymentToken,
  idempotencyKey: unique('key-'),
});

export const change = (planId: string) => ({ planId, idempotencyKey: unique('key-') });

/** Somebody with a plan that is paid for. */
export async function subscriber(planId: string, paymentToken = 'tok_paid'): Promise<TestAuth> {
  const person = await member();
  await succeed(subscribe(subscription(planId, paymentToken), person));
  return person;
}

/** A plan, and somebody who may want it. */
export async function newcomer(priceCents = 2_900) {
  return { plan: await putPlan(priceCents), person: await member() };
}

/** A plan, and somebody who has paid for it. */
export async function subscribed(priceCents = 2_900) {
  const plan = await putPlan(priceCents);
  return { plan, person: await subscriber(plan) };
}

/** Somebody who has paid for the cheaper one of two plans. */
export async function betweenPlans(lowCents = 2_900, highCents = 9_900) {
  const [low, high] = await putPlans(lowCents, highCents);
  return { low, high, person: await subscriber(low) };
}

export const subscriptionOf = ({ uid }: TestAuth) => readDocument(`subscriptions/${uid}`);
export const planOf = async ({ uid }: TestAuth) => (await readDocument(`users/${uid}`))?.plan;

export interface FoundCharge {
  id: string;
  kind: string;
  status: string;
  reference: string | null;
  awaiting?: string | null;
  failure?: string;
  planId: string;
  amountCents: number;
  taxCents: number;
  tax?: TaxRecord;
  thinEvidence?: true;
  periodStart: Timestamp;
  periodEnd: Timestamp;
}

/** A person's charges, oldest first. */
export async function chargesOf({ uid }: TestAuth): Promise<FoundCharge[]> {
  const found = await db().collection(`subscriptions/${uid}/charges`).orderBy('at').get();
  return found.docs.map((one) => ({ ...(one.data() as FoundCharge), id: one.id }));
}

/** Brings one person's plan up to now, and leaves those of other tests alone. */
export async function renew({ uid }: TestAuth): Promise<void> {
  await renewSubscription(uid, stripeProvider, await loadSettings());
}

interface Intent {
  id: string;
  status: string;
  amount: number;
  metadata: { chargeId?: string };
}

/** A call of the simulator's own, or of Stripe's API as the store makes it. */
async function askSimulator(path: string, body?: string): Promise<unknown> {
  const answer = await fetch(`${process.env.TEMPERA_GATEWAY_URL}${path}`, {
    headers: { authorization: 'Bearer simulator' },
    redirect: 'manual',
    ...(body !== undefined && { method: 'POST', body }),
  });
  if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 200 ? answer.json() : null;
}

/** What the provider has of a person's plan, newest first. */
export async function paymentsOf({ uid }: TestAuth): Promise<Intent[]> {
  const { customer } = (await readDocument(`paymentCustomers/${uid}`)) ?? {};
  if (!customer) return [];
  const found = await askSimulator(`/v1/payment_intents?customer=${customer}&limit=100`);
  return (found as { data: Intent[] }).data;
}

/** How often something was paid for a charge. */
export const paidFor = async (person: TestAuth, chargeId: string): Promise<number> =>
  (await paymentsOf(person)).filter(
    ({ status, metadata }) => status === 'succeeded' && metadata.chargeId === chargeId,
  ).length;

/** What the person says to their bank. */
export const answerBank = (reference: string | null | undefined, decision: 'approve' | 'refuse') =>
  askSimulator(`/_simulator/challenge/${reference}`, `decision=${decision}`);

/** What a slow bank decides. */
export const decideSlowly = (reference: string | null | undefined, decision: 'pay' | 'decline') =>
  askSimulator(`/_simulator/payments/${reference}/${decision}`, '');

/** The newest charge. */
export const lastCharge = async (person: TestAuth): Promise<FoundCharge> => {
  const charge = (await chargesOf(person)).at(-1);
  if (!charge) throw new Error('There is no charge.');
  return charge;
};

/** What the browser makes of a card. */
export async function tokenFor(number: string): Promise<string> {
  const card = { type: 'card', number, exp_month: '12', exp_year: '2099', cvc: '123' };
  const { type, ...details } = card;
  const fields = Object.entries(details).map(([name, value]) => [
    `payment_method_data[card][${name}]`,
    value,
  ]);
  const form = new URLSearchParams([['payment_method_data[type]', type], ...(fields as [string, string][])]);
  const made = await askSimulator('/v1/test_helpers/confirmation_tokens', form.toString());
  return (made as { id: string }).id;
}
