import { excerpt, type Notification } from '@tempera/domain/conversations/notification';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { wasPaid } from '@tempera/domain/orders/order';
import { asOrder } from '@tempera/domain/orders/read-order';
import { durations } from '@tempera/domain/site/durations';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import type { DocumentData } from '../platform/admin.ts';
import { toMillis } from '../platform/timestamps.ts';

/** `counters/sales`: how many orders those who manage the store were told of, and the last of them. */
export interface SalesTold {
  sold: number;
  /** How many of them came with the last round. */
  fresh: number;
  orderId: string;
  text: string;
}

/** A trigger tells of an order within a moment; in milliseconds. */
const moment = 3_600_000;

/** Complete and paid for; a free order is no sale. */
export function isSale(data: DocumentData | undefined): data is DocumentData {
  if (!data) return false;
  const order = asOrder({ ...data, id: '' });
  return order.status === 'completed' && wasPaid(order) && order.totalCents > 0;
}

/** Whether an order has become one now; what comes whole from the seed or another store is no news. */
export const isNewSale = (
  before: DocumentData | undefined,
  after: DocumentData | undefined,
  now: number,
): boolean =>
  isSale(after) && !isSale(before) && (before !== undefined || now - (toMillis(after.date) ?? 0) < moment);

/** What was sold, for how much. Not to whom: a notification outlives the customer's account. */
export function describeSale(data: DocumentData): string {
  const { lines, totalCents, currency } = asOrder({ ...data, id: '' });
  return excerpt(
    `${lines.map(({ name }) => name).join(', ')}: ${formatMoney(totalCents as Cents, currency)}`,
  );
}

/**
 * What becomes of a manager's notification of sales: one for all orders that came since it was read. Counts follow from how
 * many were sold when they were told last, so an event that comes twice changes nothing. While it stays unread, there is
 * a mail for each ten minutes with orders, however many these were.
 * @param at when the last order was noted, in milliseconds
 * @returns null when it stays as it is
 */
export function mergeSales(
  stored: Notification | null,
  { sold, fresh, orderId, text }: SalesTold,
  at: number,
): Notification | null {
  const told = stored?.told ?? sold - fresh;
  if (sold <= told) return null;
  const unread = stored && !stored.read ? stored : null;
  const count = (unread?.count ?? 0) + sold - told;
  return {
    kind: 'sale',
    title: count === 1 ? 'New order' : 'New orders',
    text: count === 1 ? text : excerpt(`The latest: ${text}`),
    link: count === 1 ? panelPaths.adminOrder(orderId) : panelPaths.adminOrders,
    at,
    read: false,
    count,
    told: sold,
    mailDue: unread?.mailDue ?? at + durations.mailAfter,
    mailed: false,
    ...(stored?.mailedTold !== undefined && { mailedTold: stored.mailedTold }),
  };
}

/** The notification of somebody who wants none: orders of that time are not counted later. */
export const skipSales = (stored: Notification | null, { sold }: SalesTold): Notification | null =>
  stored && stored.told !== sold ? { ...stored, told: sold } : null;
