import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import type { Order, OrderStatus } from '@tempera/domain/orders/order';
import { unsaid } from '@tempera/domain/orders/read-order';

const shownOrders = 3;
const shownProducts = 2;
const verbs: Record<OrderStatus, string> = {
  completed: 'bought',
  pending: 'placed',
  failed: 'had a failed payment for',
  refunded: 'was refunded for',
};

const whoOf = ({ customer }: Order) => (customer.name === unsaid ? 'Someone' : customer.name);
const whatOf = ({ id, lines }: Order) => lines.map(({ name }) => name).join(', ') || `order ${id}`;

/** What happened in the store last, the latest first. `at` in milliseconds. */
export function latestNews(
  orders: readonly Order[],
  rows: readonly CatalogueRow[],
): { key: string; text: string; at: number }[] {
  const bought = orders.slice(0, shownOrders).map((order) => ({
    key: order.id,
    text: `${whoOf(order)} ${verbs[order.status]} ${whatOf(order)}`,
    at: order.date,
  }));
  const changed = rows
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .slice(0, shownProducts)
    .map(({ slug, title, dateAdded, updatedAt }) => ({
      key: slug,
      text: `${title} was ${updatedAt > dateAdded ? 'updated' : 'added'}`,
      at: updatedAt,
    }));
  return [...bought, ...changed].sort((a, b) => b.at - a.at);
}
