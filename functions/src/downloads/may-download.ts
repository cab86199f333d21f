import { RefusalError } from '@tempera/domain/calls/reasons';
import type { Product } from '@tempera/domain/catalogue/product';
import { may } from '@tempera/domain/people/roles';
import { type Caller, isGuest } from '../platform/caller.ts';

/** What entitlement depends on; `owned` is an entry in the person's library, `suspended` while its payment is disputed. */
export interface Wanted {
  status: Product['status'];
  priceCents: number;
  owned: boolean;
  suspended?: boolean;
}

/** What was paid for while its bank wants the money back; what is free for everybody is free for this person too. */
export const isHeldBack = ({ suspended, priceCents }: Pick<Wanted, 'suspended' | 'priceCents'>): boolean =>
  suspended === true && priceCents > 0;

/**
 * Who may download: those who manage the store, everything, to check it; buyers what they bought, also once it is
 * archived; every signed-in customer what is free now.
 * @throws RefusalError `product-not-found`, `sign-in-required` (for a guest), `not-entitled` or `entitlement-suspended`
 */
export function assertMayDownload(caller: Caller, wanted: Wanted | null): asserts wanted is Wanted {
  if (!wanted) throw new RefusalError('product-not-found');
  if (may(caller.role, 'manageStore')) return;
  if (wanted.status === 'draft') throw new RefusalError('product-not-found');
  if (isHeldBack(wanted)) throw new RefusalError('entitlement-suspended');
  if (wanted.owned) return;
  if (wanted.status === 'archived') throw new RefusalError('product-not-found');
  if (wanted.priceCents > 0) throw new RefusalError('not-entitled');
  if (isGuest(caller)) throw new RefusalError('sign-in-required');
}
