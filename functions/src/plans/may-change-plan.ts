import { RefusalError } from '@tempera/domain/calls/refuse';
import { assertMayOrder } from '../checkout/may-order.ts';
import { type Caller, isGuest } from '../platform/caller.ts';
import type { PlanFacts } from './plan-facts.store.ts';

/**
 * Whether this person may buy a plan now: as for an order, but a plan belongs to an account, so guests sign in first.
 * @throws RefusalError `sign-in-required`, `maintenance` or `email-unverified`
 */
export function assertMayChangePlan(caller: Caller, facts: PlanFacts): void {
  if (isGuest(caller)) throw new RefusalError('sign-in-required');
  assertMayOrder(caller, facts);
}
