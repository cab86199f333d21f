import {
  addContribution,
  dayOf,
  monthOf,
  partsFor,
  type Sums,
  toDocuments,
} from '@tempera/domain/reports/stats';
import { withStore } from '../../emulators/seed/open-store.ts';

const dayMs = 24 * 60 * 60 * 1000;
const days = 365;

/** What one order of a day is of, by its number among all: each product is sold about as often as any other. */
const soldBy = (order: number, products: number) => ({
  slug: `bench-${String(1 + ((order * 7) % products)).padStart(5, '0')}`,
  cents: 100 + (order % 80) * 50,
});

/** What the orders of a day add to the figures; `first` is the number of its first. */
function sumDay(sums: Sums, day: string, first: number, orders: number, products: number): void {
  const parts = partsFor(products);
  for (let order = first; order < first + orders; order += 1) {
    const { slug, cents } = soldBy(order, products);
    const figures = { orders: 1, units: 1, earnedCents: cents, orderGrossCents: cents, orderPayments: 1 };
    addContribution(sums, { day, figures, products: { [slug]: { units: 1, cents } } }, 1, parts);
  }
}

/**
 * Writes the figures of sales of the last year as so many orders would have left them, for measurements of what reads them: a million
 * orders themselves would take the emulators hours. `npm run stats:check` finds no order behind them.
 */
export async function seedSold(orders: number, products: number): Promise<void> {
  const now = Date.now();
  await withStore(async ({ db }) => {
    let sums: Sums = new Map();
    const write = async () => {
      for (const [path, figures] of toDocuments(sums)) {
        // Beside what the seed's own orders have left of the month; a map of thousands of products takes the emulator minutes to merge.
        await db.doc(`stats/sales/${path}`).set(figures, { merge: path.startsWith('months/') });
      }
      sums = new Map();
    };
    for (let n = 0; n < days; n += 1) {
      const day = dayOf(now - (days - 1 - n) * dayMs);
      const first = Math.floor((n * orders) / days);
      sumDay(sums, day, first, Math.floor(((n + 1) * orders) / days) - first, products);
      if (monthOf(dayOf(now - (days - 2 - n) * dayMs)) !== monthOf(day) || n === days - 1) await write();
    }
  });
}
