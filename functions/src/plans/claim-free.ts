import { RefusalError } from '@tempera/domain/calls/reasons';
import { may } from '@tempera/domain/people/roles';
import { freeLeft, monthOf, termsOf } from '@tempera/domain/plans/plan';
import type { Caller } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { readClaimState, readPaidFor, writeClaim } from './claims.store.ts';
import { readPlan } from './read-plan.store.ts';

/** Each attempt but the last lost to another claim of the same person, so a rush ends long before this. */
const attempts = 60;

/** What the person may download already, and by which right. */
export interface Granted {
  slug: string;
  /** What the template costs now. */
  priceCents: number;
  owned: boolean;
  /** The order that put it into the library; null when no order did. */
  orderId: string | null;
}

/** An order that nobody can read any more is taken for a purchase of what costs money now. */
async function isPaidFor({ slug, priceCents, owned, orderId }: Granted): Promise<boolean> {
  if (!owned) return false;
  return (await readPaidFor(orderId, slug)) ?? priceCents > 0;
}

/**
 * Counts a free template against the plan's monthly allowance, once for ever: what is claimed or was paid for downloads without counting. A free order doesn't get around it: only a paid line does, or an admin's gift. The team
 * isn't limited, and those who manage the store only check files, which claims nothing.
 * @throws RefusalError `plan-limit`
 */
export async function claimFree(caller: Caller, granted: Granted): Promise<void> {
  if (may(caller.role, 'manageStore') || (await isPaidFor(granted))) return;
  const { uid, role } = caller;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const month = monthOf(clock.now());
    const state = await readClaimState(uid, granted.slug, month);
    if (state.claimed) return;
    const terms = role === 'customer' ? termsOf(state.planId, await readPlan(state.planId)) : null;
    const left = terms && freeLeft(terms, state.slugs.length);
    if (left === 0) throw new RefusalError('plan-limit');
    if (await writeClaim(uid, granted.slug, month, state, left !== null)) return;
  }
  throw new RefusalError('busy');
}
