import { z } from 'zod';
import type { CreditNoteEntry } from '../money/credit-note.ts';
import { passesLuhn } from '../money/luhn.ts';
import type { Currency } from '../money/money.ts';
import type { PaidWith } from '../money/payment-method.ts';
import type { Line } from '../money/pricing.ts';
import { isPlainName } from '../people/person-name.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { laterMessages } from '../site/later-messages.ts';
import { invalidEmail } from '../site/typed.ts';
import type { TaxFiling, TaxRecord } from '../tax/tax.ts';

export const orderStatuses = ['completed', 'pending', 'failed', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
/**
 * `requires-action` waits for the buyer (3-D Secure), `processing` for the bank. `canceled` and `expired` orders have failed
 * without being charged. `disputed`: the bank took the money back for now; `charged-back`: for good.
 */
export const paymentStatuses = [
  'paid',
  'free',
  'pending',
  'requires-action',
  'processing',
  'failed',
  'canceled',
  'expired',
  'partly-refunded',
  'refunded',
  'disputed',
  'charged-back',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Sixteen digits and more with a right checksum: a card number in the wrong field, which no document may hold. */
const holdsCardNumber = (typed: string) =>
  (typed.match(/\d(?:[ -]?\d){15,18}/g) ?? []).some((digits) => passesLuhn(digits.replace(/[ -]/g, '')));

/** What a person types. Half of a surrogate pair can't be stored by Firestore; it becomes the replacement character. */
const text = (max: number) =>
  z
    .string()
    .max(max, 'This is too long')
    .overwrite((typed) => typed.toWellFormed())
    .trim()
    .refine((typed) => !holdsCardNumber(typed), 'Check this field');
const optionalText = (max: number) => text(max).optional();

/** Who buys; only names and email are required. */
export const customerSchema = z.object({
  firstName: text(60).min(1, 'Enter your first name').superRefine(isPlainName),
  lastName: text(60).min(1, 'Enter your last name').superRefine(isPlainName),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, 'Enter your email address')
    .max(254, invalidEmail)
    .pipe(z.email(invalidEmail)),
  phone: optionalText(40),
  address: optionalText(200),
  city: optionalText(80),
  state: optionalText(80),
  zip: optionalText(20),
  country: optionalText(80),
  /** Of a business that buys. */
  company: optionalText(120),
  vatId: optionalText(40),
});
export type Customer = z.infer<typeof customerSchema>;

/** What a tax depends on of who buys. */
export const buyerSchema = customerSchema.pick({
  country: true,
  state: true,
  company: true,
  vatId: true,
  zip: true,
});
export type TypedBuyer = z.infer<typeof buyerSchema>;

const required = {
  zip: text(20).min(1, 'Enter your ZIP code').prefault(''),
  country: text(80).min(1, 'Enter your country').prefault(''),
  state: text(80).min(1, 'Enter your state').prefault(''),
};
export type RequiredPlace = keyof typeof required;

/** Whether an order of this total has to say where its buyer is; what costs nothing is not taxed. */
export const asksTaxAddress = (
  { askTaxAddress }: Pick<SiteSettings, 'askTaxAddress'>,
  totalCents: number,
): boolean => askTaxAddress && totalCents > 0;

/** What of the address the tax lacks, or null. */
export const lackingForTax = ({ zip, country }: Pick<Customer, 'zip' | 'country'>) =>
  zip ? (country ? null : 'country') : 'zip';

/**
 * The checkout: who buys, and of their address what the tax needs. What they pay with goes to the payment provider alone.
 */
export function checkoutForm(needed: readonly RequiredPlace[]) {
  const fields = Object.fromEntries(needed.map((name) => [name, required[name]]));
  // Its type is the wider one's, as forms have it.
  return customerSchema.extend(fields) as unknown as typeof customerSchema;
}
export type CheckoutValues = z.input<ReturnType<typeof checkoutForm>>;
export type CheckoutOrder = z.output<ReturnType<typeof checkoutForm>>;

/** The coupon line next to the checkout; whether the code is good is the server's to say. */
export const couponCodeForm = z.object({ code: z.string().trim().min(1, laterMessages.coupon.empty) });

/**
 * How an order is paid. Only what the provider is asked with and what people may know of it: no number of a card, and no
 * secret of the payment.
 */
export interface OrderPayment {
  provider: string;
  /** The provider's number of the payment; null until it is begun. */
  reference: string | null;
  /** What it is confirmed with, a token or a kept method; gone once that is over. */
  token: string | null;
  /** The provider's number of the buyer, where a method of theirs is used or kept. */
  customer?: string;
  /** The method is kept for the buyer's next order. */
  keeps?: true;
  method?: PaidWith;
  /** Why it failed, in the provider's words. */
  failure?: string;
}

/** What a bank, or PayPal, wants back for its payer. With an `inquiry` it only asks, and takes nothing; `closed` is one that it asks no more. */
export interface OrderDispute {
  id: string;
  state: 'inquiry' | 'closed' | 'open' | 'won' | 'lost';
  amountCents: number;
  reason: string;
  /** What of the payment was gone before it, as it was booked, in cents. */
  beforeCents?: number;
  /** Until when the store can answer it, in milliseconds; missing where the provider names no such time. */
  dueAt?: number;
  at: number;
}

/** `orders/{id}`. `date` in milliseconds; `couponCode` null without a coupon. */
export interface Order {
  id: string;
  uid: string;
  customer: { name: string; email: string };
  /** The customer's name as lists are searched by it; orders from elsewhere may have none. */
  nameKey?: string;
  /** Its VAT id is in `tax`. */
  billing: Omit<Customer, 'email' | 'vatId'>;
  lines: Line[];
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
  /** By what `taxCents` was computed; missing is one rate that was added. */
  tax?: TaxRecord;
  /** Missing where Stripe Tax has not computed it. */
  taxFiling?: TaxFiling;
  /** Less than two pieces of evidence say where its buyer is (`hasThinEvidence`). */
  thinEvidence?: true;
  /** What of `totalCents` was given back; missing is 0. All of it ends in `refunded`, a part leaves `completed`. */
  refundedCents?: number;
  /** Slugs of lines that were taken back with a refund; missing is none. */
  withdrawn?: string[];
  /** What its buyer asked for (`requestRefund`), `at` in milliseconds; gone once something was refunded. */
  refundRequest?: { at: number; reason: string; ticketId: string; status: 'open' | 'declined' };
  /**
   * A refund that the provider is being asked for, since when (milliseconds): one at a time. While `pending` a bank is at it, and the
   * provider is asked again some time after `since`.
   */
  openRefund?: { id: string; since: number; pending?: true };
  currency: Currency;
  couponCode: string | null;
  couponDescription: string | null;
  /** The redemption that this order holds (`coupons/{CODE}/redemptions/{slot}`). */
  couponSlot: string | null;
  /**
   * Which of its customer's uses of the coupon it holds with that slot, or has held (`coupons/{CODE}/customerUses/{id}`); older
   * orders say nothing of it.
   */
  couponUses?: string[];
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  payment: OrderPayment;
  /** What a bank has taken back, or wanted to; `at` in milliseconds. Missing where it never did. */
  dispute?: OrderDispute;
  /** Given by an admin, for nothing; who and why is in its history (decision 61). */
  comp?: true;
  /** Placed by somebody without an account, who may still take it into one (docs/security.md). */
  guest?: true;
  /**
   * Its buyer has shown that its address is theirs: by their account, or by the link of a mail that went there. Only then do mails
   * about it say what they have typed (decision 79).
   */
  emailConfirmed?: true;
  /** The mail with the way to the downloads was queued. */
  mailed?: true;
  /** Which links to this order are good (functions/src/orders/order-link.ts); missing is 1, and 0 is none. */
  linkVersion?: number;
  /** Paid and without an invoice yet; gone once the invoice is numbered. */
  invoiceDue?: true;
  /** Which of its refunds have a credit note, as they were numbered; missing is none. */
  creditNotes?: CreditNoteEntry[];
  /** Which of them were taken back, as their refunds have not arrived; missing is none. */
  creditReversals?: CreditNoteEntry[];
  date: number;
}

/** Whether an order gave its buyer what it is of, be it for a time. */
export const wasCompleted = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'completed' || status === 'refunded';

/** What an order has brought in, in cents: nothing until it is complete, and less what was given back. */
export function earnedCents({
  status,
  totalCents,
  refundedCents = 0,
}: Pick<Order, 'status' | 'totalCents' | 'refundedCents'>): number {
  return wasCompleted({ status }) ? totalCents - refundedCents : 0;
}

/** The provider of orders whose payment the store's managers see to themselves, after a retry or by Mark Complete. */
export const byHand = 'manual';
export const isByHand = ({ payment }: Pick<Order, 'payment'>): boolean => payment.provider === byHand;

const received = ['paid', 'partly-refunded', 'refunded', 'disputed', 'charged-back'] as const;

/** Whether money was received, be it that it was given back since: such an order has an invoice. */
export function wasPaid({ paymentStatus }: Pick<Order, 'paymentStatus'>): boolean {
  return (received as readonly PaymentStatus[]).includes(paymentStatus);
}

/**
 * `ORD-` and a timestamp in microseconds: milliseconds from the clock, the rest drawn, so that orders of one
 * millisecond differ. The order is `create`d, so a clash is noticed and drawn again.
 */
export function newOrderId(nowMs: number, random: () => number): string {
  return `ORD-${nowMs}${String(Math.floor(random() * 1_000)).padStart(3, '0')}`;
}

export const orderIdSchema = z.string().regex(/^ORD-\d{13,19}$/);
