import { orderIdSchema } from '@tempera/domain/orders/order';
import { starterPlan } from '@tempera/domain/plans/plan';
import type { Timestamp } from 'firebase-admin/firestore';
import { db } from '../platform/admin.ts';
import { isAlreadyThere, isOvertaken } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { serverTime } from '../platform/timestamps.ts';

/** How a person stands to a free template, as stored. */
export interface ClaimState {
  claimed: boolean;
  owned: boolean;
  planId: string;
  /** Slugs of this month's allowance, and the moment of its last change; null before the month's first claim. */
  slugs: string[];
  allowanceAt: Timestamp | null;
}

export async function readClaimState(uid: string, slug: string, month: string): Promise<ClaimState> {
  const [claim, entitlement, user, allowance] = await db().getAll(
    refs.claim(uid, slug),
    refs.entitlement(uid, slug),
    refs.user(uid),
    refs.allowance(uid, month),
  );
  const stored = user?.data()?.plan;
  const slugs = allowance?.data()?.slugs;
  return {
    claimed: claim?.exists === true,
    owned: entitlement?.exists === true,
    planId: typeof stored === 'string' ? stored : starterPlan,
    slugs: Array.isArray(slugs) ? slugs : [],
    allowanceAt: (allowance?.exists && allowance.updateTime) || null,
  };
}

/**
 * Claims a free template for good: the claim, its place in the month's allowance where the plan has a limit, and the
 * library, all or nothing. Without a lock: whoever was overtaken reads again.
 * @returns false when somebody else wrote in between
 */
export async function writeClaim(
  uid: string,
  slug: string,
  month: string,
  state: ClaimState,
  counts: boolean,
): Promise<boolean> {
  const batch = db().batch();
  batch.create(refs.claim(uid, slug), { month, at: serverTime() });
  if (!state.owned) {
    batch.create(refs.entitlement(uid, slug), { slug, orderId: null, grantedAt: serverTime() });
  }
  if (counts) {
    const allowance = refs.allowance(uid, month);
    const slugs = [...state.slugs, slug];
    if (state.allowanceAt) batch.update(allowance, { slugs }, { lastUpdateTime: state.allowanceAt });
    else batch.create(allowance, { slugs });
  }
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isAlreadyThere(error) || isOvertaken(error)) return false;
    throw error;
  }
}

/** Whether an order asked money for one of its templates, or an admin gave it; null when there is no such order or line. */
export async function readPaidFor(orderId: string | null, slug: string): Promise<boolean | null> {
  if (!orderIdSchema.safeParse(orderId).success) return null;
  const { lines, comp } = (await refs.order(String(orderId)).get()).data() ?? {};
  const line = Array.isArray(lines) ? lines.find((one) => one?.slug === slug) : null;
  return typeof line?.priceCents === 'number' ? comp === true || line.priceCents > 0 : null;
}
