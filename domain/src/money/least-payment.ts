import type { Currency } from './money.ts';

/** The least that can be paid online, in cents: Stripe refuses what is less (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
export const leastPayment: Record<Currency, number> = { USD: 50, EUR: 50, GBP: 30 };
