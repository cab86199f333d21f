import { cents } from '@tempera/domain/money/money';
import type { Order } from '@tempera/domain/orders/order';
import { unique } from './store.ts';

/** Numbers below `below` that are the same in every run (mulberry32). */
export function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

type RandomOrder = Pick<
  Order,
  'uid' | 'lines' | 'totalCents' | 'discountCents' | 'date' | 'status' | 'refundedCents' | 'withdrawn'
>;

/** How an order may stand, with what was given back of it. */
export function randomEnd(
  draw: (below: number) => number,
  { totalCents, lines }: Pick<RandomOrder, 'totalCents' | 'lines'>,
) {
  const status = (['pending', 'failed', 'completed', 'completed', 'refunded'] as const)[draw(5)] ?? 'pending';
  const withdrawn = draw(2) === 0 ? lines.slice(draw(lines.length + 1)).map(({ slug }) => slug) : [];
  if (status === 'refunded') return { status, refundedCents: totalCents, withdrawn };
  if (status === 'completed' && draw(3) === 0)
    return { status, refundedCents: draw(totalCents + 1), withdrawn };
  return { status, refundedCents: 0, withdrawn: [] };
}

/** Orders of a few people and products over some months, paid and free ones, in all states. */
export function randomOrders(draw: (below: number) => number, count: number): RandomOrder[] {
  const people = Array.from({ length: Math.ceil(count / 8) }, () => unique('u'));
  const slugs = Array.from({ length: 12 }, () => unique('p'));
  const pick = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
  return Array.from({ length: count }, () => {
    const lines = Array.from({ length: 1 + draw(4) }, () => {
      const slug = pick(slugs);
      return { slug, name: slug, priceCents: cents(draw(4) === 0 ? 0 : draw(90_000)), quantity: 1 + draw(2) };
    });
    const subtotal = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
    const discountCents = draw(subtotal + 1);
    const totalCents = subtotal - discountCents;
    const date = Date.UTC(2025, 10 + draw(4), 1 + draw(28), draw(24), draw(60));
    const end = randomEnd(draw, { totalCents, lines });
    return { uid: pick(people), lines, discountCents, totalCents, date, ...end };
  });
}
