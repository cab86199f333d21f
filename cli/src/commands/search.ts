import { cents, formatPrice } from '@tempera/domain/money/money';
import { Failure } from '../core/failure.ts';
import { columns, plainLine } from '../core/plain-text.ts';
import { searchProducts } from '../network/store-api.ts';
import { command } from './command.ts';

const most = 100;

/** @throws Failure */
function readLimit(typed: string): number {
  const limit = Number(typed);
  if (Number.isInteger(limit) && limit >= 1 && limit <= most) return limit;
  throw new Failure('usage', `--limit is a whole number from 1 to ${most}.`);
}

export const search = () =>
  command<{ limit: string }>(
    'search [text...]',
    'Find templates that are for sale; the newest where no text is given',
    ['search portfolio', 'search admin dashboard --limit 5 --json'],
    async ({ options, visit }, ...words) => {
      const limit = readLimit(options.limit);
      const products = await searchProducts(await visit(), words.join(' '), limit);
      const rows = products.map(({ slug, title, priceCents, currency }) => [
        slug,
        formatPrice(cents(priceCents), currency),
        plainLine(title),
      ]);
      return { data: { products }, text: rows.length > 0 ? columns(rows) : 'Nothing was found.' };
    },
  ).option('--limit <number>', 'how many at most', '20');
