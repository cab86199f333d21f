import { reasonCode, reasons } from '@tempera/domain/calls/reasons';
import { expect } from 'vitest';
import { db } from '../../../functions/src/platform/admin.ts';
import type { Outcome } from './calls.ts';

/** One seed, so that a run can be repeated; another one tries a thousand others. */
export const runs = { numRuns: 1_000, endOnFailure: true, seed: Number(process.env.TEMPERA_SEED ?? 3) };
/** Fails unless the answer is an output or a refusal that a client can read. */
export function check<T>(outcome: Outcome<T>): T | null {
  if ('ok' in outcome) return outcome.ok;
  expect(outcome.refused, outcome.message).toBeTypeOf('object');
  expect(reasons).toContain(outcome.refused.reason);
  expect(outcome.code).toBe(reasonCode[outcome.refused.reason]);
  expect(outcome.message).not.toBe('');
  // `busy` is where the unexpected ends up; no input may lead there.
  expect(outcome.refused.reason).not.toBe('busy');
  return null;
}

const groups = [
  'orders',
  'idempotency',
  'mail',
  'redemptions',
  'library',
  'claims',
  'allowances',
  'users',
  'profiles',
  'access',
  'downloads',
  'subscriptions',
  'charges',
  'deletions',
];

/** How many documents there are of each kind that callables write. */
async function census(): Promise<Record<string, number>> {
  const counts = groups.map(async (name) => [
    name,
    (await db().collectionGroup(name).count().get()).data().count,
  ]);
  return Object.fromEntries(await Promise.all(counts));
}

/** How many documents came to be while `work` ran. */
export async function written(work: () => Promise<void>): Promise<Record<string, number>> {
  const before = await census();
  await work();
  const after = await census();
  return Object.fromEntries(groups.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]));
}

/** No document of any kind. */
export const nothing = Object.fromEntries(groups.map((name) => [name, 0]));
