import { performance } from 'node:perf_hooks';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../../../functions/src/platform/admin.ts';
import { listOf } from '../support/stripe-events.ts';

/** What the store and the provider have in the end, of money and of what was bought with it. */
const collections = [
  ...[
    'orders',
    'subscriptions',
    'charges',
    'refunds',
    'redemptions',
    'customerUses',
    'library',
    'ledger',
    'planChanges',
  ],
  ...['history', 'idempotency', 'mail', 'paymentEvents'],
];
const lists = ['payment_intents', 'refunds', 'disputes', 'balance_transactions', 'payouts'];

/** Numbers that are made anew each time: Stripe's, and what the store draws. */
const made =
  /\b[a-z]{2,}_[A-Za-z0-9]{24}(_secret_\w+)?\b|\b[0-9a-f]{12,}\b|\b[A-Za-z0-9]{20}\b|\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

/** The database's own times, which no test's clock moves. */
const isOfDatabase = (time: Timestamp): boolean =>
  time.toMillis() < performance.timeOrigin + performance.now() + 60_000;

function plain(_key: string, value: unknown): unknown {
  if (!(value instanceof Timestamp)) return value;
  return isOfDatabase(value) ? 'then' : value.toMillis();
}

/** Without what is made anew each time, in an order of its own. */
const lines = (items: readonly unknown[]): string[] =>
  items.map((item) => JSON.stringify(item, plain).replace(made, '#')).sort();

export async function finalState(): Promise<Record<string, string[]>> {
  const state: Record<string, string[]> = {};
  for (const name of collections) {
    const { docs } = await db().collectionGroup(name).get();
    state[name] = lines(docs.map((one) => [one.ref.path, one.data()]));
  }
  for (const name of lists) state[`provider's ${name}`] = lines(await listOf(`${name}?limit=100`));
  return state;
}
