import { idempotencyId } from '../../functions/src/checkout/orders.store.ts';
import { brokenInvariants } from '../../tests/functions/faults/invariants.ts';
import { type Before, brokenPromises } from './broken-promises.ts';
import { collect } from './collect.ts';
import type { Heard } from './heard.ts';
import { coupons } from './plan-visits.ts';

/** What of money and entitlements does not hold, of those who came: orders and the provider's payments, coupons, ledger, libraries. */
const moneyProblems = (uids: readonly string[]): Promise<string[]> =>
  brokenInvariants({ people: uids.map((uid) => ({ uid })), coupons: coupons.map(({ code }) => code) });

/** How the store was before anybody came: the seed's orders were never paid at the provider. */
export interface Baseline extends Before {
  money: ReadonlySet<string>;
}

export async function lookBefore(): Promise<Baseline> {
  const { figures, downloads } = await collect();
  return {
    figures,
    links: new Set(downloads.map(({ link }) => link)),
    money: new Set(await moneyProblems([])),
  };
}

/** @returns what does not hold, in words */
export async function checkStore(heard: Heard, before: Baseline): Promise<string[]> {
  const kept = await collect();
  const uids = [...new Set(heard.orders.map(({ uid }) => uid))];
  const money = (await moneyProblems(uids)).filter((line) => !before.money.has(line));
  const promises = brokenPromises(heard, kept, before, ({ uid, key }) => idempotencyId(uid, key));
  return [...new Set([...promises, ...money])];
}
