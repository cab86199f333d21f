import type { Reason } from '../calls/reasons.ts';
import type { CreditMark, ReversalMark } from '../money/credit-note.ts';
import type { Line } from '../money/pricing.ts';
import type { Permission, Role } from '../people/roles.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { paidStatus } from './dispute.ts';
import { type Order, wasPaid } from './order.ts';
import { isWhole } from './read-order.ts';

export const refundReasonMaxLength = 500;

/**
 * `begun` until the provider has answered, `pending` while a bank takes its time, `done` once it is booked. `failed`: it was booked, and
 * the money did not arrive.
 */
export type RefundStatus = 'begun' | 'pending' | 'done' | 'refused' | 'failed';

/**
 * `orders/{id}/refunds/{refundId}`: begun before the provider is asked, so that a crash leaves something to finish. One that was made in
 * the provider's dashboard has the provider's number as its id.
 */
export interface Refund<Time> extends Partial<CreditMark & ReversalMark> {
  amountCents: number;
  /** Lines whose templates leave the library. */
  slugs: string[];
  /** Lines that the order no longer pays for with this refund: those, or of a full one all that were left. */
  took?: string[];
  /** Which of those the buyer has kept, as they own them in another way: through another order, or for nothing. */
  kept?: string[];
  reason: string;
  /** Whether a full refund gives the coupon's use back; refunds from before it was asked do. */
  freesCoupon?: boolean;
  status: RefundStatus;
  /** Made in the provider's dashboard; `byName` is the provider's. */
  byProvider?: true;
  /** The provider's number for it; null until it has answered, and for an order completed by hand. */
  reference: string | null;
  byId: string;
  byName: string;
  byRole: Role | 'provider';
  at: Time;
}

/** What there is to do about a refund. `wait` notes that a bank takes its time, `undo` takes back what was booked. */
export type RefundStep = 'book' | 'wait' | 'drop' | 'undo';

/** What makes our side of a refund, null where there is none yet, say what the provider says of it; null where it does. */
export function refundStep(
  status: RefundStatus | null,
  outcome: 'refunded' | 'pending' | 'refused',
): RefundStep | null {
  const isOpen = status === 'begun' || status === 'pending';
  if (outcome === 'refunded') return status === 'done' || status === 'failed' ? null : 'book';
  if (outcome === 'pending') return status === null || isOpen ? 'wait' : null;
  if (status === 'done') return 'undo';
  return isOpen ? 'drop' : null;
}

/** Whose right a refund is: of those who manage the store, and of those who answer where the settings say so. */
export const refundRight = ({ staffRefunds }: Pick<SiteSettings, 'staffRefunds'>): Permission =>
  staffRefunds ? 'helpCustomers' : 'manageStore';

/** What of an order is asked about when it is refunded: no address, no card, no reference of the payment. */
export interface RefundableOrder
  extends Pick<
    Order,
    | 'id'
    | 'date'
    | 'status'
    | 'paymentStatus'
    | 'totalCents'
    | 'refundedCents'
    | 'withdrawn'
    | 'currency'
    | 'couponCode'
    | 'couponSlot'
    | 'refundRequest'
  > {
  customer: Pick<Order['customer'], 'name'>;
  lines: Line[];
  payment: Pick<Order['payment'], 'provider'>;
}

/** That, of an order that can be refunded now (milliseconds); null of another. */
export function toRefundable(order: Order, now: number, refundDays: number): RefundableOrder | null {
  if (!isWhole(order) || refusalOfRefund(order, 1, now, refundDays) !== null) return null;
  const { id, date, status, paymentStatus, totalCents, currency, couponCode, couponSlot, refundRequest } =
    order;
  const { refundedCents = 0, withdrawn = [], customer, lines, payment } = order;
  return {
    id,
    date,
    status,
    paymentStatus,
    totalCents,
    refundedCents,
    withdrawn,
    currency,
    couponCode,
    ...(refundRequest && { refundRequest }),
    couponSlot,
    customer: { name: customer.name },
    lines: lines.map(({ slug, name, priceCents, quantity, discountCents }) => ({
      slug,
      name,
      priceCents,
      quantity,
      ...(discountCents && { discountCents }),
    })),
    payment: { provider: payment.provider },
  };
}

type Refundable = Pick<
  Order,
  'status' | 'paymentStatus' | 'totalCents' | 'refundedCents' | 'dispute' | 'date'
>;

/** What is left to give back, in cents. */
export function refundableCents({ totalCents, refundedCents = 0 }: Refundable): number {
  return totalCents - refundedCents;
}

/** The moment (milliseconds) at which an order's guarantee ends, which holds so many days. */
export function refundEnds({ date }: Pick<Order, 'date'>, refundDays: number): number {
  return date + refundDays * 86_400_000;
}

/** Why this much can't be given back now (milliseconds), or null when it can. */
export function refusalOfRefund(
  order: Refundable,
  amountCents: number,
  now: number,
  refundDays: number,
): Reason | null {
  const isBanks = order.paymentStatus === 'disputed' || order.paymentStatus === 'charged-back';
  if (order.status !== 'completed' || !wasPaid(order) || isBanks) return 'not-refundable';
  if (now > refundEnds(order, refundDays)) return 'refund-too-late';
  return amountCents > refundableCents(order) ? 'refund-too-much' : null;
}

type Standing = Required<Pick<Order, 'status' | 'paymentStatus' | 'refundedCents' | 'withdrawn'>>;
type Stands = Refundable & Pick<Order, 'lines' | 'withdrawn'>;

/** How an order stands after a refund: all of it ends the order, and every template goes back. */
export function afterRefund(
  order: Stands,
  { amountCents, slugs }: Pick<Refund<unknown>, 'amountCents' | 'slugs'>,
): Standing {
  const refundedCents = Math.min(order.totalCents, (order.refundedCents ?? 0) + amountCents);
  const full = refundedCents >= order.totalCents;
  const gone = full ? order.lines.map((line) => line.slug) : [...(order.withdrawn ?? []), ...slugs];
  return {
    status: full ? 'refunded' : 'completed',
    paymentStatus: paidStatus({ ...order, refundedCents }),
    refundedCents,
    withdrawn: [...new Set(gone)],
  };
}

/** How it stands once a refund that was booked has failed: as before that, with the templates that went with it. */
export function afterFailedRefund(
  order: Stands,
  { amountCents, took = [] }: Pick<Refund<unknown>, 'amountCents' | 'took'>,
): Standing {
  const refundedCents = Math.max(0, (order.refundedCents ?? 0) - amountCents);
  const { withdrawn = [] } = order;
  const isLost = order.dispute?.state === 'lost';
  return {
    status: refundedCents >= order.totalCents ? 'refunded' : 'completed',
    paymentStatus: paidStatus({ ...order, refundedCents }),
    refundedCents,
    withdrawn: isLost ? withdrawn : withdrawn.filter((slug) => !took.includes(slug)),
  };
}
