import { type Cents, fromUnits, toUnits } from '@tempera/domain/money/money';
import { type Coupon, couponCodeSchema, isCouponValue } from '@tempera/domain/orders/coupon';
import type { ListedCoupon } from './api/use-coupons.ts';

/** What the form is filled in with: numbers and money as they are typed, the last day as a date field has it. */
export interface CouponValues {
  code: string;
  description: string;
  type: Coupon['type'];
  value: string;
  minAmount: string;
  maxUses: string;
  expiryDate: string;
}

/** What is stored of the form; times in milliseconds. */
export type CouponFields = Pick<
  Coupon,
  'description' | 'type' | 'value' | 'minAmountCents' | 'maxUses' | 'expiryDate'
>;

export interface CouponFault {
  field: keyof CouponValues;
  text: string;
}

const pad = (number: number) => String(number).padStart(2, '0');

/** The day (as the reader's clock has it) that a time falls on, `2026-01-31`. */
export function dayOf(ms: number): string {
  const day = new Date(ms);
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
}

/** The last moment of a day; NaN where none was chosen. */
const endOf = (day: string): number => (day === '' ? Number.NaN : new Date(`${day}T23:59:59.999`).getTime());

export const emptyCoupon: CouponValues = {
  code: '',
  description: '',
  type: 'percentage',
  value: '',
  minAmount: '',
  maxUses: '',
  expiryDate: '',
};

/** The form for a coupon that is there. */
export function toValues({ id, ...coupon }: ListedCoupon): CouponValues {
  return {
    code: id,
    description: coupon.description,
    type: coupon.type,
    value: coupon.type === 'fixed' ? toUnits(coupon.value as Cents) : String(coupon.value),
    minAmount: coupon.minAmountCents === 0 ? '' : toUnits(coupon.minAmountCents as Cents),
    maxUses: coupon.maxUses === 0 ? '' : String(coupon.maxUses),
    expiryDate: dayOf(coupon.expiryDate),
  };
}

/** Blank counts as 0; null when it is no whole number up to `most`. */
export function wholeOf(typed: string, most: number): number | null {
  if (typed.trim() === '') return 0;
  const number = /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return number <= most ? number : null;
}

const valueFrom = ({ type, value }: CouponValues): number | null => {
  if (type === 'shipping') return 0;
  return type === 'fixed' ? fromUnits(value) : wholeOf(value, 100);
};

const minimumOf = ({ minAmount }: CouponValues): number | null => {
  if (minAmount.trim() === '') return 0;
  const amount = fromUnits(minAmount);
  return amount !== null && amount <= 100_000_000 ? amount : null;
};

const valueHelp = {
  percentage: 'Enter a whole number from 1 to 100.',
  fixed: 'Enter an amount from 0.01 to 10,000.',
  shipping: '',
} as const;

/** The first thing that is wrong with the form, or null. `now` in milliseconds. */
export function checkCoupon(values: CouponValues, now: number): CouponFault | null {
  if (!couponCodeSchema.safeParse(values.code).success) {
    return { field: 'code', text: 'Use up to 40 letters, digits, dashes and underscores.' };
  }
  if (values.description.trim().length > 200) {
    return { field: 'description', text: 'Shorten it to 200 characters.' };
  }
  const value = valueFrom(values);
  if (value === null || !isCouponValue(values.type, value)) {
    return { field: 'value', text: valueHelp[values.type] };
  }
  if (minimumOf(values) === null) {
    return { field: 'minAmount', text: 'Enter an amount such as 5.00, or leave it empty.' };
  }
  if (wholeOf(values.maxUses, 1_000_000) === null) {
    return { field: 'maxUses', text: 'Enter a whole number up to 1,000,000, or leave it empty.' };
  }
  if (!(endOf(values.expiryDate) > now)) return { field: 'expiryDate', text: 'Choose a day to come.' };
  return null;
}

/** What is stored of a form that {@link checkCoupon} has nothing against. */
export function toFields(values: CouponValues): CouponFields {
  return {
    description: values.description.trim(),
    type: values.type,
    value: valueFrom(values) ?? 0,
    minAmountCents: minimumOf(values) ?? 0,
    maxUses: wholeOf(values.maxUses, 1_000_000) ?? 0,
    expiryDate: endOf(values.expiryDate),
  };
}
