import { formatCount } from '../site/plain-text.ts';

/** An integer number of cents. Plain numbers become Cents only through {@link cents}. */
export type Cents = number & { readonly __unit: 'cents' };

/** The currencies a store may keep its prices in. One store has one currency (settings/site). */
export const currencies = ['USD', 'EUR', 'GBP'] as const;
export type Currency = (typeof currencies)[number];

/**
 * Brands a number as cents.
 * @throws RangeError when the amount is not a safe integer: a fraction of a cent is always a mistake upstream.
 */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an integer number of cents: ${amount}`);
  return amount as Cents;
}

/** Rate × amount, half a cent rounded up. `basisPoints` are hundredths of a percent. */
export function share(amount: Cents, basisPoints: number): Cents {
  return cents(Math.floor((amount * basisPoints + 5_000) / 10_000));
}

/** Percent as written in settings (`8.5`) to basis points (`850`); the one place where a rate becomes an integer. */
export function toBasisPoints(percent: number): number {
  return Math.round(percent * 100);
}

const signs: Record<Currency, string> = { USD: '$', EUR: '€', GBP: '£' };

/** Text of an amount with two decimals, `$2.80`. The one place where money becomes text. */
export function formatMoney(amount: Cents, currency: Currency = 'USD'): string {
  const [units = '', hundredths] = toUnits(cents(Math.abs(amount))).split('.');
  return `${amount < 0 ? '-' : ''}${signs[currency]}${formatCount(Number(units))}.${hundredths}`;
}

/** An amount in units of its currency for spreadsheets and input fields, to the cent: `2.80`, `-2.80`. */
export function toUnits(amount: Cents): string {
  return (amount / 100).toFixed(2);
}

/**
 * What a person typed as an amount in units, `2.8`, `2.80` or `2,80`, or null where it is none; never below zero. A comma
 * before three digits is none: it may separate thousands.
 */
export function fromUnits(typed: string): Cents | null {
  const parts = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  return parts ? cents(Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))) : null;
}

/** Text of a product's price: `Free` for 0, else {@link formatMoney}. */
export function formatPrice(amount: Cents, currency: Currency = 'USD'): string {
  return amount === 0 ? 'Free' : formatMoney(amount, currency);
}
