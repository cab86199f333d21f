import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { z } from 'zod';
import { findRows } from '../catalogue/find-rows.ts';
import { readRows } from '../catalogue/rows.store.ts';
import { parseInput } from '../platform/parse-input.ts';

const asked = z.object({
  q: z.string().max(200).default(''),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

const shown = ({
  slug,
  title,
  description,
  category,
  tags,
  priceCents,
  currency,
  technology,
}: CatalogueRow) => ({
  slug,
  title,
  description,
  category,
  tags,
  priceCents,
  currency,
  technology: technology ?? null,
});

/**
 * What is for sale: what a text finds, best first, or the newest. Prices in cents, without what tax may add.
 * @throws RefusalError `invalid-input`
 */
export async function listProducts(query: unknown) {
  const { q, limit } = parseInput(asked, query);
  const rows = await readRows();
  if (q.trim() === '') return rows.slice(0, limit).map(shown);
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return (await findRows(rows, q))
    .slice(0, limit)
    .flatMap((slug) => bySlug.get(slug) ?? [])
    .map(shown);
}
