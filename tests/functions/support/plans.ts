import type { Plan } from '@tempera/domain/catalogue/product';
import type { Timestamp } from 'firebase-admin/firestore';
import { loadSettings } from '../../../functions/src/checkout/checkout-facts.store.ts';
import { simulatedProvider } from '../../../functions/src/checkout/simulated-provider.ts';
import { renewSubscription } from '../../../functions/src/plans/renew-subscription.ts';
import { db } from '../../../functions/src/platform/admin.ts';
import { customer, type TestAuth } from './callers.ts';
import { startSession, subscribe, succeed } from './calls.ts';
import { readDocument, unique } from './store.ts';

/** Puts a plan of this test's own into the store. */
export async function putPlan(priceCents: number): Promise<string> {
  const id = unique('plan');
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

export const subscriptionOf = ({ uid }: TestAuth) => readDocument(`subscriptions/${uid}`);
export const planOf = async ({ uid }: TestAuth) => (await readDocument(`users/${uid}`))?.plan;

export interface FoundCharge {
  id: string;
  kind: string;
  status: string;
  planId: string;
  amountCents: number;
  taxCents: number;
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
  await renewSubscription(uid, simulatedProvider, await loadSettings());
}
