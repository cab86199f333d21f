import { type Order, wasPaid } from '@tempera/domain/orders/order';

type Bought = Pick<Order, 'id' | 'status' | 'paymentStatus' | 'lines' | 'withdrawn'>;

/** Lines that somebody has paid for and not been given back. */
const heldLines = (order: Bought) =>
  order.status === 'completed' && wasPaid(order)
    ? order.lines.filter(({ slug }) => !order.withdrawn?.includes(slug))
    : [];

/** Other paid orders of the same buyer that hold templates of this one, each with the names of those. */
export function boughtTwice(order: Bought, others: readonly Bought[]): { id: string; names: string[] }[] {
  const held = heldLines(order);
  return others.flatMap((other) => {
    const theirs = heldLines(other).map(({ slug }) => slug);
    const names = held.filter(({ slug }) => theirs.includes(slug)).map(({ name }) => name);
    return names.length > 0 ? [{ id: other.id, names }] : [];
  });
}
