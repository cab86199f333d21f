import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { useEffect, useState } from 'react';
import { readCartLines } from './api/read-cart-lines.ts';

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
