import type { Coupon } from '@tempera/domain/orders/coupon';
import type { GenerateCouponsInput, GenerateCouponsOutput } from '@tempera/domain/orders/coupon-calls';
import type { CouponFields } from '@tempera/domain/orders/coupon-form';
import type { Order } from '@tempera/domain/orders/order';
import { count, documentId, limit, orderBy, sum, where } from 'firebase/firestore';
import { beginsWith, behind, useDoc, useList } from '../../../firebase/live/hooks.tsx';
import { asLiveOrder } from '../../../firebase/live/orders.ts';
import { addUp, countDocuments, readItem } from '../../../firebase/live/read.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { call } from '../../../firebase/write/call.ts';
import { signedDelete, signedUpdate, signedWriteIf } from '../../../firebase/write/signed.ts';
import { serverNow } from '../../../firebase/write/write.ts';
import type { Found, Query } from '../../../ui/resource-list/resource.ts';

/** What the table shows of `coupons/{CODE}`; the code is the id, times in milliseconds. */
export type ListedCoupon = Omit<Coupon, 'code'> & { id: string; createdDate: number };

/** Coupons on one page; one more is read, to know whether there are more. */
export const couponsPerPage = 25;

/** Every coupon, the newest first, a page at a time. `last` is the last one on the page before. */
export const useCouponsPage = (_query: Query, last: ListedCoupon | null): Live<ListedCoupon[]> =>
  useList<ListedCoupon>(
    'coupons',
    orderBy('createdDate', 'desc'),
    ...behind(last),
    limit(couponsPerPage + 1),
  );

/** One coupon, asked for once; null when there is none. @throws FirebaseError */
export const readCoupon = (code: string) => readItem<ListedCoupon>(`coupons/${code}`);

/** Coupons whose code begins with the text. */
export function useCouponsFound({ text }: Query): Found<ListedCoupon> {
  const live = useList<ListedCoupon>(
    'coupons',
    ...beginsWith(documentId(), text.toUpperCase()),
    limit(couponsPerPage),
  );
  return { live, full: (live.data?.length ?? 0) >= couponsPerPage };
}

interface CouponFigures {
  active: number;
  expired: number;
  uses: number;
  total: number;
}

/** The figures above the table, by aggregation queries: no coupon is read. */
export async function readCouponFigures(): Promise<CouponFigures> {
  const [active, expired, all] = await Promise.all([
    countDocuments('coupons', where('status', '==', 'active')),
    countDocuments('coupons', where('status', '==', 'expired')),
    addUp('coupons', { count: count(), uses: sum('usedCount') }),
  ]);
  return { active, expired, uses: all.uses, total: all.count };
}

/** A use of a coupon; `at` in milliseconds. */
export interface Redemption {
  id: string;
  orderId: string;
  uid: string;
  at: number;
}

export const redemptionsPerPage = 10;

/** Who used a coupon, the newest first, a page at a time. */
export function useRedemptions(code: string, last: Redemption | null): Live<Redemption[]> {
  return useList<Redemption>(
    `coupons/${code}/redemptions`,
    orderBy('at', 'desc'),
    ...behind(last),
    limit(redemptionsPerPage + 1),
  );
}

/** The order that a use belongs to. */
export const useOrderOf = ({ orderId }: Redemption): Live<Order> => asLiveOrder(useDoc(`orders/${orderId}`));

const timeOf = (ms: number | null) => (ms === null ? null : new Date(ms));

const stored = ({ startDate, expiryDate, ...fields }: CouponFields) => ({
  ...fields,
  startDate: timeOf(startDate ?? null),
  expiryDate: timeOf(expiryDate),
});

/**
 * Adds a coupon, active and unused. @returns false when the code is taken
 * @throws CallError without a connection, FirebaseError when the rules refuse
 */
export async function createCoupon(code: string, fields: CouponFields): Promise<boolean> {
  const unused = { usedCount: 0, status: 'active', createdDate: serverNow };
  const coupon = { ...stored(fields), ...unused };
  return signedWriteIf(`coupons/${code}`, (now) => (now ? null : coupon));
}

/** Changes a coupon. One that had expired and gets a day to come is active again. */
export async function changeCoupon({ id, status }: ListedCoupon, fields: CouponFields): Promise<void> {
  const next = status === 'expired' ? 'active' : status;
  await signedUpdate(`coupons/${id}`, { ...stored(fields), status: next });
}

export const setCouponStatus = (code: string, status: 'active' | 'inactive'): Promise<void> =>
  signedUpdate(`coupons/${code}`, { status });

/** @throws CallError without a connection, FirebaseError when the rules refuse */
export const deleteCoupon = (code: string): Promise<void> => signedDelete(`coupons/${code}`);

/** Makes many coupons of one use. @throws CallError */
export const generateCoupons = (input: GenerateCouponsInput) =>
  call<GenerateCouponsInput, GenerateCouponsOutput>('generateCoupons', input);
