import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import type { Order, OrderStatus } from '@tempera/domain/orders/order';
import { unsaid } from '@tempera/domain/orders/read-order';

const shownOrders = 3;
const shownProducts = 2;

/** What stands beneath: an order may be left out that is newer than a product. */
export const newsScope = `The latest ${shownOrders} orders and ${shownProducts} products.`;
const dayMs = 24 * 60 * 60 * 1000;

/** What was done when the order was placed; its time is not that of a refund. */
const deeds: Record<OrderStatus, (what: string) => string> = {
  completed: (what) => `bought ${what}`,
  pending: (what) => `placed ${what}`,
  failed: (what) => `had a failed payment for ${what}`,
  refunded: (what) => `bought ${what} (refunded since)`,
};

const whoOf = ({ customer }: Order) => (customer.name === unsaid ? 'Someone' : customer.name);
const whatOf = ({ id, lines }: Order) => lines.map(({ name }) => name).join(', ') || `order ${id}`;

/**
 * What happened in the store last, the latest first. `at` in milliseconds. A product that is drawn up and published within
 * a day is added by all of that.
 */
export function latestNews(
  orders: readonly Order[],
  rows: readonly CatalogueRow[],
): { key: string; text: string; at: number }[] {
  const bought = orders.slice(0, shownOrders).map((order) => ({
    key: order.id,
    text: `${whoOf(order)} ${deeds[order.status](whatOf(order))}`,
    at: order.date,
  }));
  const changed = rows
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .slice(0, shownProducts)
    .map(({ slug, title, dateAdded, updatedAt }) => ({
      key: slug,
      text: `${title} was ${updatedAt - dateAdded > dayMs ? 'updated' : 'added'}`,
      at: updatedAt,
    }));
  return [...bought, ...changed].sort((a, b) => b.at - a.at);
}
