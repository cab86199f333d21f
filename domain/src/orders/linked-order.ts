import { z } from 'zod';
import { invalidEmail } from '../site/typed.ts';
import { type QuotedTax, quotedTax } from '../tax/tax-record.ts';
import { type Order, orderIdSchema } from './order.ts';

/** The signed text that opens an order without an account; what is good is the server's to say. */
export const orderLinkSchema = z.string().min(1).max(400);

export const openOrderInput = z.object({ link: orderLinkSchema });
export const requestOrderLinkInput = z.object({ orderId: orderIdSchema });
export interface RequestOrderLinkOutput {
  link: string;
}

/** “Find my order”: the address of an order and its number, as people type or paste them. */
export const findOrderForm = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, 'Enter your email address')
    .max(254)
    .pipe(z.email(invalidEmail)),
  orderId: z
    .string()
    .trim()
    .toUpperCase()
    .min(1, 'Enter your order number')
    .regex(/^(ORD-)?\d{13,19}$/, 'An order number looks like ORD-1732161234567001')
    .transform((typed) => (typed.startsWith('ORD-') ? typed : `ORD-${typed}`)),
});
export type FindOrderInput = z.input<typeof findOrderForm>;
/** Always the same, whether there is such an order or not. */
export interface FindOrderOutput {
  accepted: true;
}

/** What its mail tells of an order, and no more: no address, uid or payment. */
export type LinkedOrder = Pick<
  Order,
  | 'id'
  | 'customer'
  | 'lines'
  | 'subtotalCents'
  | 'discountCents'
  | 'taxCents'
  | 'totalCents'
  | 'refundedCents'
  | 'withdrawn'
  | 'currency'
  | 'couponCode'
  | 'couponDescription'
  | 'status'
  | 'paymentStatus'
  | 'creditNotes'
  | 'creditReversals'
  | 'date'
> & {
  /** By what it was taxed, and nothing of its evidence or of a business. */
  tax?: QuotedTax;
  /** Only that a bank takes its time with a refund, and nothing more of it. */
  openRefund?: Pick<NonNullable<Order['openRefund']>, 'pending'>;
};

/** Whose library the order is in: nobody's yet, the one of whoever looks, or another account's. */
export type LinkedOwner = 'guest' | 'you' | 'account';

export interface OpenOrderOutput {
  order: LinkedOrder;
  /** Slugs that can be downloaded by the link now. */
  downloadable: string[];
  /** Whether there is an invoice, or will be in a minute. */
  invoice: boolean;
  owner: LinkedOwner;
}

export const toLinkedOrder = (order: Order): LinkedOrder => ({
  id: order.id,
  customer: { name: order.customer.name, email: order.customer.email },
  lines: order.lines.map(({ slug, name, priceCents, quantity, discountCents }) => ({
    slug,
    name,
    priceCents,
    quantity,
    ...(discountCents && { discountCents }),
  })),
  subtotalCents: order.subtotalCents,
  discountCents: order.discountCents,
  taxCents: order.taxCents,
  ...(order.tax && { tax: quotedTax(order.tax) }),
  totalCents: order.totalCents,
  refundedCents: order.refundedCents ?? 0,
  withdrawn: order.withdrawn ?? [],
  currency: order.currency,
  couponCode: order.couponCode,
  couponDescription: order.couponDescription,
  status: order.status,
  paymentStatus: order.paymentStatus,
  ...(order.openRefund?.pending && { openRefund: { pending: true } }),
  creditNotes: order.creditNotes ?? [],
  creditReversals: order.creditReversals ?? [],
  date: order.date,
});

/** Lines that an order still gives a right to: of a completed one, what no refund has taken back. */
export const entitledSlugs = ({
  status,
  lines,
  withdrawn = [],
}: Pick<Order, 'status' | 'lines' | 'withdrawn'>): string[] =>
  status === 'completed' ? lines.map(({ slug }) => slug).filter((slug) => !withdrawn.includes(slug)) : [];

/** The version that links to an order carry now; null while none are good. */
export const linkVersionOf = ({ linkVersion = 1 }: Pick<Order, 'linkVersion'>): number | null =>
  Number.isSafeInteger(linkVersion) && linkVersion > 0 ? linkVersion : null;
