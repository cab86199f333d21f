import type { CatalogueRow, CategoryCount } from '@tempera/domain/catalogue/catalogue';
import { type Cents, formatPrice } from '@tempera/domain/money/money';
import { markdownAddress } from '@tempera/domain/site/markdown-address';
import { paths } from '@tempera/domain/site/paths';
import { formatCount } from '@tempera/domain/site/plain-text';
import type { ToAddress } from '../head/structured-data.ts';
import { bullets, type Inline, link } from './nodes.ts';

export const countOf = (count: number): string =>
  count === 1 ? '1 template' : `${formatCount(count)} templates`;

/** A template in one line: its page, price, what it is made with, how it is rated, and what it is. */
export function rowLine(row: CatalogueRow, at: ToAddress): Inline[] {
  const {
    slug,
    address = slug,
    title,
    description,
    category,
    priceCents,
    currency,
    technology,
    rating,
  } = row;
  const said = [
    formatPrice(priceCents as Cents, currency),
    technology,
    rating > 0 && `rated ${rating.toFixed(1)} of 5`,
  ].filter(Boolean);
  const page = at(markdownAddress(paths.preview(category, address)));
  return [link(page, title), `: ${said.join(', ')}. ${description}`];
}

export const rowList = (rows: readonly CatalogueRow[], at: ToAddress) =>
  bullets(rows.map((row) => rowLine(row, at)));

export const categoryList = (categories: readonly CategoryCount[], at: ToAddress) =>
  bullets(
    categories
      .filter(({ count }) => count > 0)
      .map(({ slug, name, description, count }) => [
        link(at(markdownAddress(paths.category(slug))), name),
        `: ${countOf(count)}. ${description}`,
      ]),
  );
