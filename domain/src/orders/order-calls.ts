import { z } from 'zod';
import { idempotencyKeySchema } from '../calls/idempotency-key.ts';
import { slugSchema } from '../catalogue/slug.ts';
import { orderLinkSchema } from './linked-order.ts';
import { type OrderStatus, orderIdSchema, type PaymentStatus } from './order.ts';
import { refundReasonMaxLength } from './refund.ts';

/** What goes into and comes out of the callables by which the store's managers change orders; as `calls.ts`. */

/**
 * The same key is the same refund, however often it is sent; `slugs` are the lines that are taken back. With `freesCoupon` a full
 * refund lets somebody else use the coupon. `goodwill` gives back after the days of the guarantee what nobody has a right to any more, by those
 * who manage the store.
 */
export const refundOrderInput = z.object({
  idempotencyKey: idempotencyKeySchema,
  orderId: orderIdSchema,
  amountCents: z.number().int().min(1).max(100_000_000),
  slugs: z
    .array(slugSchema)
    .max(50)
    .transform((slugs) => [...new Set(slugs)]),
  reason: z
    .string()
    .max(10_000)
    .transform((reason) => reason.toWellFormed().trim())
    .pipe(z.string().min(1).max(refundReasonMaxLength)),
  freesCoupon: z.boolean().default(false),
  goodwill: z.boolean().default(false),
});
export type RefundOrderInput = z.input<typeof refundOrderInput>;
/** How the order stands after it; `refundedCents` is everything given back of it, this refund included. */
export interface RefundOrderOutput {
  refundId: string;
  /** `pending` while a bank takes its time; it is booked once that is over. */
  refund: 'done' | 'pending';
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  refundedCents: number;
}

/** What a buyer says when they want their money back; they may say nothing. */
export const refundRequestForm = z.object({
  reason: z
    .string()
    .max(10_000)
    .overwrite((reason) => reason.toWellFormed().replaceAll('\0', ' ').trim())
    .max(refundReasonMaxLength, `Shorten it to ${refundReasonMaxLength} characters.`),
});
export const requestRefundInput = refundRequestForm.extend({ orderId: orderIdSchema });
export type RequestRefundInput = z.input<typeof requestRefundInput>;
/** The ticket in which the store answers. */
export interface RequestRefundOutput {
  ticketId: string;
}

export const declineRefundInput = z.object({ orderId: orderIdSchema });
export interface DeclineRefundOutput {
  status: 'declined';
}

export const setOrderStatusInput = z.object({
  orderId: orderIdSchema,
  status: z.enum(['completed', 'pending']),
});
export type SetOrderStatusInput = z.input<typeof setOrderStatusInput>;
export interface SetOrderStatusOutput {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}

export const resendDownloadLinksInput = z.object({ orderId: orderIdSchema });
/** Where the mail goes. */
export interface ResendDownloadLinksOutput {
  sentTo: string;
}

const finishAction = z.enum(['check', 'cancel']).default('check');
/**
 * How a payment stands that waited for its buyer or their bank, asked by whoever has the link of its mail or by the buyer, who may know no more
 * than the key that they have placed it with; `cancel` ends what is not charged yet.
 */
export const finishPaymentInput = z.union([
  z.object({ orderLink: orderLinkSchema, action: finishAction }),
  z.object({ idempotencyKey: idempotencyKeySchema, action: finishAction }),
  z.object({ orderId: orderIdSchema, action: finishAction }),
]);
export type FinishPaymentInput = z.input<typeof finishPaymentInput>;
