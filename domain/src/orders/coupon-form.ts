import { z } from 'zod';
import { slugSchema } from '../catalogue/slug.ts';
import { type Cents, fromUnits, toUnits } from '../money/money.ts';
import { optionalTyped, wholeOf } from '../site/typed.ts';
import {
  type Coupon,
  conditionsOf,
  couponCodeSchema,
  couponScope,
  couponTypes,
  isCouponValue,
  mostPerCustomer,
} from './coupon.ts';
import { couponPrefixSchema, couponsAtOnce } from './coupon-calls.ts';

/** What is stored of the form; times in milliseconds. */
export type CouponFields = Omit<Coupon, 'code' | 'usedCount' | 'status'>;

const pad = (number: number) => String(number).padStart(2, '0');

/** The day (as the reader's clock has it) that a time falls on, `2026-01-31`. */
export function dayOf(ms: number): string {
  const day = new Date(ms);
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
}

/** Text that `read` makes a value of; null is wrong. */
const typedAs = <T>(read: (typed: string) => T | null, message: string) =>
  z.string().transform((typed, context) => {
    const value = read(typed);
    if (value !== null) return value;
    context.addIssue(message);
    return z.NEVER;
  });

/** A number up to a limit, 0 where nothing is typed. */
const upTo = (limit: number, read: (typed: string) => number | null) => (typed: string) => {
  const number = typed.trim() === '' ? 0 : read(typed);
  return number !== null && number <= limit ? number : null;
};

const valueFrom = (type: Coupon['type'], typed: string): number => {
  if (type === 'shipping') return 0;
  const amount = fromUnits(typed) ?? Number.NaN;
  return type === 'fixed' ? amount : amount / 100;
};

const valueHelp = {
  percentage: 'Enter a percentage from 0.01 to 100, such as 20 or 12.5.',
  fixed: 'Enter an amount from 0.01 to 10,000.',
  shipping: '',
} as const;

/** What every coupon has: numbers and money as they are typed, the last day as a date field has it. */
const terms = z.object({
  description: optionalTyped(200),
  type: z.enum(couponTypes),
  value: z.string(),
  minAmount: typedAs(upTo(100_000_000, fromUnits), 'Enter an amount such as 5.00, or leave it empty.'),
  firstOrderOnly: z.boolean(),
  products: z.array(slugSchema).max(couponScope.products, `Choose ${couponScope.products} products at most.`),
  categories: z
    .array(slugSchema)
    .max(couponScope.categories, `Choose ${couponScope.categories} categories at most.`),
  startDate: z.string().transform((day, context) => {
    if (day === '') return null;
    const start = new Date(`${day}T00:00:00`).getTime();
    if (!Number.isNaN(start)) return start;
    context.addIssue('Choose a day, or leave it empty to start now.');
    return z.NEVER;
  }),
  expiryDate: z.string().transform((day, context) => {
    if (day === '') return null;
    const end = new Date(`${day}T23:59:59.999`).getTime();
    if (end > Date.now()) return end;
    context.addIssue('Choose today or a later day, or leave it empty for no end.');
    return z.NEVER;
  }),
});
type Typed = Pick<z.input<typeof terms>, 'type' | 'value'>;

const hasValue = ({ type, value }: Typed) => isCouponValue(type, valueFrom(type, value));
/** Said beside what is wrong with other fields, which would keep it back by default. */
const wrongValue = {
  path: ['value'],
  error: ({ input }: { input?: unknown }) => valueHelp[(input as Typed).type],
  when: () => true,
};

const endsAfterStart = ({ startDate, expiryDate }: z.output<typeof terms>) =>
  startDate === null || expiryDate === null || startDate < expiryDate;
const wrongEnd = { path: ['expiryDate'], error: 'Choose the start date or a later day.' };

const toStored = <T extends z.output<typeof terms>>({ value, minAmount, ...rest }: T) => ({
  ...rest,
  value: valueFrom(rest.type, value),
  minAmountCents: minAmount,
});

/** The dialog of a single coupon. */
export const couponForm = terms
  .extend({
    code: typedAs(
      (code) => couponCodeSchema.safeParse(code).data ?? null,
      'Use up to 40 letters, numbers, hyphens and underscores.',
    ),
    maxUses: typedAs(upTo(1_000_000, wholeOf), 'Enter a whole number up to 1,000,000, or leave it empty.'),
    perCustomer: typedAs(
      upTo(mostPerCustomer, wholeOf),
      `Enter a whole number up to ${mostPerCustomer}, or leave it empty.`,
    ),
  })
  .refine(hasValue, wrongValue)
  .refine(endsAfterStart, wrongEnd)
  .transform(toStored);

/** The dialog of many coupons of one use each, alike but for their codes. */
export const generationForm = terms
  .extend({
    prefix: typedAs(
      (prefix) => couponPrefixSchema.safeParse(prefix).data ?? null,
      'Use up to 20 letters, numbers and underscores.',
    ),
    count: typedAs(
      (count) => upTo(couponsAtOnce, wholeOf)(count) || null,
      `Enter a whole number from 1 to ${couponsAtOnce}.`,
    ),
  })
  .refine(hasValue, wrongValue)
  .refine(endsAfterStart, wrongEnd)
  .transform(toStored);

const emptyTerms: z.input<typeof terms> = {
  description: '',
  type: 'percentage',
  value: '',
  minAmount: '',
  firstOrderOnly: false,
  products: [],
  categories: [],
  startDate: '',
  expiryDate: '',
};
export const emptyCoupon: z.input<typeof couponForm> = {
  ...emptyTerms,
  code: '',
  maxUses: '',
  perCustomer: '1',
};
export const emptyGeneration: z.input<typeof generationForm> = { ...emptyTerms, prefix: '', count: '' };

/** The form of a coupon that exists. */
export function toCouponValues(code: string, coupon: CouponFields): z.input<typeof couponForm> {
  const { description, type, value, minAmountCents, maxUses, expiryDate } = coupon;
  const { perCustomer, firstOrderOnly, products, categories, startDate } = conditionsOf(coupon);
  return {
    code,
    description,
    type,
    value: type === 'fixed' ? toUnits(value as Cents) : String(value),
    minAmount: minAmountCents === 0 ? '' : toUnits(minAmountCents as Cents),
    maxUses: maxUses === 0 ? '' : String(maxUses),
    perCustomer: perCustomer === 0 ? '' : String(perCustomer),
    firstOrderOnly,
    products,
    categories,
    startDate: startDate === null ? '' : dayOf(startDate),
    expiryDate: expiryDate === null ? '' : dayOf(expiryDate),
  };
}
