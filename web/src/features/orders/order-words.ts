import { isUnconfirmed } from '@tempera/domain/money/failure-words';
import { type Cents, formatMoney, formatPrice } from '@tempera/domain/money/money';
import {
  type Order,
  type OrderDispute,
  type OrderStatus,
  type PaymentStatus,
  wasPaid,
} from '@tempera/domain/orders/order';
import type { OrderEvent, OrderStep } from '@tempera/domain/orders/order-history';
import {
  type Refund,
  type RefundableOrder,
  refundEnds,
  refusalOfRefund,
} from '@tempera/domain/orders/refund';
import { formatDate } from '@tempera/domain/site/dates';

type Tone = 'ink' | 'vermilion' | 'ochre' | 'verdigris';

export const statusLooks: Record<OrderStatus, { label: string; tone: Tone }> = {
  completed: { label: 'Completed', tone: 'verdigris' },
  pending: { label: 'Pending', tone: 'ochre' },
  failed: { label: 'Failed', tone: 'vermilion' },
  refunded: { label: 'Refunded', tone: 'ink' },
};

export const paymentLooks: Record<PaymentStatus, { label: string; tone: Tone }> = {
  paid: { label: 'Paid', tone: 'verdigris' },
  free: { label: 'Free', tone: 'ink' },
  pending: { label: 'Pending', tone: 'ochre' },
  'requires-action': { label: 'Waiting for the buyer', tone: 'ochre' },
  processing: { label: 'Waiting for the bank', tone: 'ochre' },
  failed: { label: 'Failed', tone: 'vermilion' },
  canceled: { label: 'Canceled', tone: 'ink' },
  expired: { label: 'Expired', tone: 'ink' },
  'partly-refunded': { label: 'Partly refunded', tone: 'ochre' },
  refunded: { label: 'Refunded', tone: 'ink' },
  disputed: { label: 'Disputed', tone: 'vermilion' },
  'charged-back': { label: 'Charged back', tone: 'vermilion' },
};

/** How an attempt to pay has ended, or stands; what was given back since is another matter. */
export function attemptLook(order: Pick<Order, 'paymentStatus' | 'payment'>): { label: string; tone: Tone } {
  if (wasPaid(order)) return paymentLooks.paid;
  if (order.paymentStatus !== 'failed') return paymentLooks[order.paymentStatus];
  if (isUnconfirmed(order.payment.failure)) return { label: 'Not confirmed', tone: 'vermilion' };
  return order.payment.failure ? { label: 'Declined', tone: 'vermilion' } : paymentLooks.failed;
}

export const stepWords: Record<OrderStep, string> = {
  placed: 'Placed',
  given: 'Given for free',
  paid: 'Paid',
  completed: 'Completed',
  'asked-buyer': 'The buyer is asked to confirm',
  processing: 'The bank is deciding',
  failed: 'Payment failed',
  canceled: 'Payment canceled',
  expired: 'Payment expired',
  retried: 'Set to pending again',
  'links-sent': 'Download links sent',
  'link-sent': 'Link to the order sent',
  'refund-requested': 'Refund requested',
  'refund-declined': 'Refund request declined',
  'refund-pending': 'Refund under way: the bank takes its time',
  refunded: 'Refunded',
  'refund-refused': 'Refund declined by the payment provider',
  'refund-failed': 'Refund failed: the money is back with the store',
  inquired: 'Inquiry about this payment',
  'inquiry-closed': 'Inquiry closed',
  disputed: 'Payment disputed: downloads suspended',
  'dispute-won': 'Dispute won: downloads are back',
  'dispute-lost': 'Dispute lost: downloads withdrawn',
};

/** How an order was paid; a provider that is not here goes by its own name. */
export const paidThrough: Record<string, string> = {
  stripe: 'Stripe',
  manual: 'Outside the store',
  none: 'Nothing to pay',
};

/** Products with their quantities, as one text. */
export const productsOf = ({ lines }: Pick<Order, 'lines'>): string =>
  lines.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ');

export const totalOf = ({ totalCents, currency }: Pick<Order, 'totalCents' | 'currency'>): string =>
  formatPrice(totalCents as Cents, currency);

export const moneyOf = (amountCents: number, { currency }: Pick<Order, 'currency'>): string =>
  formatMoney(amountCents as Cents, currency);

/** Amount, products, reason and the provider's number of an event, as one text. A guest has no library. */
export function eventWords(
  { what, details }: Pick<OrderEvent<number>, 'what' | 'details'>,
  order: Pick<Order, 'lines' | 'currency' | 'guest'>,
): string {
  const { amountCents, slugs = [], kept = [], reason, reference, byHand } = details;
  const namesOf = (of: readonly string[]) =>
    order.lines
      .filter((line) => of.includes(line.slug))
      .map((line) => line.name)
      .join(', ');
  const gone = what === 'given' ? '' : namesOf(slugs);
  const still = namesOf(kept);
  return [
    amountCents ? moneyOf(amountCents, order) : '',
    byHand ? 'manually' : '',
    gone && `${order.guest ? 'no longer available to download' : 'removed from library'}: ${gone}`,
    still && `kept, as they own it in another way: ${still}`,
    reason ?? '',
    reference ?? '',
  ]
    .filter((part) => part !== '')
    .join('; ');
}

/** What the tax of an order is called: at which rate, where, and whether the prices have it in them. */
export function taxLabel({ tax }: Pick<Order, 'tax'>): string {
  if (!tax) return 'Tax';
  const where = [tax.country, tax.region].filter(Boolean).join(' ');
  const how = [`${tax.rate / 100}%`, where, tax.included ? 'included' : ''].filter(Boolean).join(', ');
  return `Tax (${how})`;
}

export const refundLooks: Record<Refund<unknown>['status'], { label: string; tone: Tone }> = {
  begun: { label: 'In progress', tone: 'ochre' },
  pending: { label: 'Under way at the bank', tone: 'ochre' },
  done: { label: 'Refunded', tone: 'verdigris' },
  failed: { label: 'Failed: not received', tone: 'vermilion' },
  refused: { label: 'Declined by the provider', tone: 'vermilion' },
};

const disputeStates: Record<OrderDispute['state'], string> = {
  inquiry: 'Inquiry',
  closed: 'Inquiry closed',
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
};

/** A dispute in one line: `Open: $3.04, fraudulent, dp_…`. */
export const disputeWords = ({ id, state, amountCents, reason }: OrderDispute, order: Order): string =>
  `${disputeStates[state]}: ${[moneyOf(amountCents, order), reason.replaceAll('_', ' '), id].filter(Boolean).join(', ')}`;

/** What a refund after the days of the guarantee is; null within them. */
export function goodwillWords(order: RefundableOrder, now: number, refundDays: number): string | null {
  if (refusalOfRefund(order, 1, now, refundDays) !== 'refund-too-late') return null;
  const past =
    refundDays === 0
      ? 'The store promises no refunds.'
      : `The refund period of this order ended on ${formatDate(refundEnds(order, refundDays))}.`;
  return `${past} The customer has no right to this refund: you give it in goodwill.`;
}

/** Until when an order can be refunded, or why it no longer can; null where there is nothing to give back. */
export function refundPeriodWords(order: Order, now: number, refundDays: number): string | null {
  const refusal = refusalOfRefund(order, 1, now, refundDays);
  if (refusal === null) return `Until ${formatDate(refundEnds(order, refundDays))}`;
  if (refusal !== 'refund-too-late') return null;
  if (refundDays === 0) return 'The store gives none (Settings, Checkout)';
  return `Ended ${formatDate(refundEnds(order, refundDays))}, ${refundDays} days after the order (Settings, Checkout)`;
}
