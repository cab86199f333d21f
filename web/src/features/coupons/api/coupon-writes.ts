import type { GenerateCouponsInput, GenerateCouponsOutput } from '@tempera/domain/orders/coupon-calls';
import { call } from '../../../firebase/write/call.ts';
import { deleteDocument, serverNow, setDocument, updateDocument } from '../../../firebase/write/write.ts';
import type { CouponFields } from '../check-coupon.ts';
import type { ListedCoupon } from './use-coupons.ts';

const stored = ({ expiryDate, ...fields }: CouponFields) => ({
  ...fields,
  expiryDate: new Date(expiryDate),
});

/** Adds a coupon, active and unused. @throws FirebaseError `permission-denied` when the code is taken */
export const createCoupon = (code: string, fields: CouponFields): Promise<void> =>
  setDocument(`coupons/${code}`, {
    ...stored(fields),
    usedCount: 0,
    status: 'active',
    createdDate: serverNow,
  });

/** Changes a coupon. One that had expired and gets a day to come is active again. */
export const changeCoupon = ({ id, status }: ListedCoupon, fields: CouponFields): Promise<void> =>
  updateDocument(`coupons/${id}`, {
    ...stored(fields),
    status: status === 'expired' ? 'active' : status,
  });

export const setCouponStatus = (code: string, status: 'active' | 'inactive'): Promise<void> =>
  updateDocument(`coupons/${code}`, { status });

export const deleteCoupon = (code: string): Promise<void> => deleteDocument(`coupons/${code}`);

/** Makes many coupons of one use. @throws CallError */
export const generateCoupons = (input: GenerateCouponsInput) =>
  call<GenerateCouponsInput, GenerateCouponsOutput>('generateCoupons', input);
