import { type Cents, toUnits } from '@tempera/domain/money/money';
import { toCsv } from '@tempera/domain/reports/csv';
import type { CouponFields } from './check-coupon.ts';

const columns = ['code', 'description', 'type', 'value', 'minimum', 'expires'];

/** Codes as CSV: money in units to the cent, times in ISO 8601. */
export const codesToCsv = (codes: readonly string[], coupon: CouponFields): string =>
  toCsv(
    columns,
    codes.map((code) => [
      code,
      coupon.description,
      coupon.type,
      coupon.type === 'fixed' ? toUnits(coupon.value as Cents) : coupon.value,
      toUnits(coupon.minAmountCents as Cents),
      new Date(coupon.expiryDate).toISOString(),
    ]),
  );
