import { isSlug } from '../catalogue/slug-pattern.ts';
import type { CreditNoteEntry } from '../money/credit-note.ts';
import { type Cents, type Currency, currencies } from '../money/money.ts';
import type { Line } from '../money/pricing.ts';
import { formatDate, formatTime } from '../site/dates.ts';
import { type Order, orderStatuses, paymentStatuses } from './order.ts';

/** Stands where an order says nothing. */
export const unsaid = '—';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const textOrNull = (value: unknown): string | null => textOf(value) || null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const wholeOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : 0;
const centsOf = (value: unknown): Cents => wholeOf(value) as Cents;
const oneOf = <T extends string>(names: readonly T[], value: unknown, otherwise: T): T =>
  (names as readonly unknown[]).includes(value) ? (value as T) : otherwise;

/** Any currency that can be written as money: an order from elsewhere keeps the one it was paid in. */
const currencyOf = (value: unknown): Currency =>
  /^[A-Z]{3}$/.test(textOf(value)) ? (textOf(value) as Currency) : currencies[0];

/** A line without a slug is told from the others by its place, which is no slug. */
function lineOf(value: unknown, place: number): Line {
  const { slug, name, priceCents, quantity, discountCents } = fieldsOf(value);
  return {
    slug: textOf(slug) || `line ${place + 1}`,
    name: textOf(name) || textOf(slug) || unsaid,
    priceCents: centsOf(priceCents),
    quantity: wholeOf(quantity) || 1,
    ...(wholeOf(discountCents) > 0 && { discountCents: centsOf(discountCents) }),
  };
}

const notesOf = (value: unknown): CreditNoteEntry[] =>
  listOf(value)
    .filter(isFields)
    .map(({ id, number }) => ({ id: textOf(id), number: wholeOf(number) }));

function customerOf({ customer, billing }: Fields): Order['customer'] {
  const { name, email } = fieldsOf(customer);
  const { firstName, lastName } = fieldsOf(billing);
  const billed = `${textOf(firstName)} ${textOf(lastName)}`.trim();
  return { name: textOf(name) || billed || unsaid, email: textOf(email) || unsaid };
}

/**
 * An order as any store may hold it, whole: an older or foreign one may lack anything but its id, and shows {@link unsaid}
 * for a name, nothing for a list or an amount, and 0 for its date. What can't be told to be finished or paid is pending.
 * @param data the document with its id; times in milliseconds
 */
export function asOrder(data: Fields & { id: string }): Order {
  const { provider, reference, token } = fieldsOf(data.payment);
  const { firstName, lastName, ...address } = fieldsOf(data.billing);
  return {
    ...data,
    uid: textOf(data.uid),
    customer: customerOf(data),
    billing: { ...address, firstName: textOf(firstName), lastName: textOf(lastName) },
    lines: listOf(data.lines).filter(isFields).map(lineOf),
    subtotalCents: centsOf(data.subtotalCents),
    discountCents: centsOf(data.discountCents),
    taxCents: centsOf(data.taxCents),
    totalCents: centsOf(data.totalCents),
    refundedCents: centsOf(data.refundedCents),
    withdrawn: listOf(data.withdrawn).map(textOf),
    creditNotes: notesOf(data.creditNotes),
    creditReversals: notesOf(data.creditReversals),
    currency: currencyOf(data.currency),
    couponCode: textOrNull(data.couponCode),
    couponDescription: textOrNull(data.couponDescription),
    couponSlot: textOrNull(data.couponSlot),
    status: oneOf(orderStatuses, data.status, 'pending'),
    paymentStatus: oneOf(paymentStatuses, data.paymentStatus, 'pending'),
    payment: {
      ...fieldsOf(data.payment),
      provider: textOf(provider) || unsaid,
      reference: textOrNull(reference),
      token: textOrNull(token),
    },
    date: wholeOf(data.date),
  };
}

/** When an order was placed, as lists show it; an order from elsewhere may not say. */
export const orderTime = ({ date }: Pick<Order, 'date'>): string => (date === 0 ? unsaid : formatTime(date));

/** Its day alone. */
export const orderDay = ({ date }: Pick<Order, 'date'>): string => (date === 0 ? unsaid : formatDate(date));

/** Whether an order says who bought what: without that it is shown, and nothing can be done about it. */
export const isWhole = ({ uid, customer, lines }: Pick<Order, 'uid' | 'customer' | 'lines'>): boolean =>
  uid !== '' && customer.email !== unsaid && lines.length > 0 && lines.every(({ slug }) => isSlug(slug));
