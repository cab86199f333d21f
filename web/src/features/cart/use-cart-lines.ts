import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { useEffect, useState } from 'react';
import { readRowsOf, readSummary } from '../../firebase/public/public-docs.ts';

/** One line of the cart; `row` is undefined when the template is not sold any more. */
export interface CartLine {
  slug: string;
  row: CatalogueRow | undefined;
}

/** The cart's slugs with their catalogue rows, null until those are read. Reads nothing while the cart is closed. */
export function useCartLines(slugs: readonly string[], open: boolean) {
  const [rows, setRows] = useState(new Map<string, CatalogueRow | undefined>());
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to read again
  useEffect(() => {
    if (!open || slugs.length === 0) return;
    let current = true;
    setFailed(false);
    readCartLines(slugs).then(
      (known) => current && setRows(new Map(slugs.map((slug) => [slug, known.get(slug)]))),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [slugs, open, attempt]);
  return {
    lines: slugs.every((slug) => rows.has(slug))
      ? slugs.map((slug): CartLine => ({ slug, row: rows.get(slug) }))
      : null,
    failed,
    retry: () => setAttempt((count) => count + 1),
  };
}

/**
 * The catalogue's rows for a cart. The summary, which the home page has read already, often names them all; where it does
 * not, the shards are read that they are in. A slug without a row is not sold any more.
 */
async function readCartLines(slugs: readonly string[]): Promise<Map<string, CatalogueRow>> {
  const { rows } = await readSummary();
  const known = pick(rows, slugs);
  return known.size === slugs.length ? known : pick(await readRowsOf(slugs), slugs);
}

function pick(rows: readonly CatalogueRow[], slugs: readonly string[]): Map<string, CatalogueRow> {
  return new Map(rows.filter((row) => slugs.includes(row.slug)).map((row) => [row.slug, row]));
}
