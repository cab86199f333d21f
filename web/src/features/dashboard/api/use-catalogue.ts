import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { useEffect, useMemo, useState } from 'react';
import { useWatched } from '../../../firebase/live/use-watched.ts';
import { publicPaths, toRows, toSummary } from '../../../firebase/public/public-docs.ts';

export interface CatalogueNow {
  /** All active products. */
  rows: readonly CatalogueRow[];
  /** Names of categories by their slugs. */
  categoryNames: ReadonlyMap<string, string>;
}

/** What is on sale, live, in two documents; null until it is there. A store without products has neither. */
export function useCatalogue(): CatalogueNow | null {
  const packed = useWatched(publicPaths.rows);
  const summary = useWatched(publicPaths.summary);
  const [rows, setRows] = useState<readonly CatalogueRow[] | null>(null);
  useEffect(() => {
    if (packed.status === 'loading') return;
    let current = true;
    toRows(packed.status === 'found' ? packed.data : null).then(
      (unpacked) => current && setRows(unpacked),
      () => current && setRows([]),
    );
    return () => {
      current = false;
    };
  }, [packed]);
  return useMemo(() => {
    if (!rows || summary.status === 'loading') return null;
    const { categories } = toSummary(summary.status === 'found' ? summary.data : null);
    return { rows, categoryNames: new Map(categories.map(({ slug, name }) => [slug, name])) };
  }, [rows, summary]);
}
