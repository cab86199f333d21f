import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { useEffect, useMemo, useState } from 'react';
import { readDoc } from '../../../firebase/live/read.ts';
import { useDocIfAllowed } from '../../../firebase/live/use-doc.ts';
import { publicPaths, toRows, toSummary } from '../../../firebase/public/public-docs.ts';

export interface CatalogueNow {
  /** All active products. */
  rows: readonly CatalogueRow[];
  /** Names of categories by their slugs. */
  categoryNames: ReadonlyMap<string, string>;
}

/** What is on sale, live, in two documents; null until it is there. A store without products has neither. */
export function useCatalogue(): CatalogueNow | null {
  const packed = useDocIfAllowed(publicPaths.rows);
  const summary = useDocIfAllowed(publicPaths.summary);
  const [rows, setRows] = useState<readonly CatalogueRow[] | null>(null);
  useEffect(() => {
    if (packed.loading) return;
    let current = true;
    toRows(packed.data).then(
      (unpacked) => current && setRows(unpacked),
      // What was there before is better than nothing.
      () => current && setRows((before) => before ?? []),
    );
    return () => {
      current = false;
    };
  }, [packed]);
  return useMemo(() => {
    if (!rows || summary.loading) return null;
    const { categories } = toSummary(summary.data);
    return { rows, categoryNames: new Map(categories.map(({ slug, name }) => [slug, name])) };
  }, [rows, summary]);
}

/** Titles of products that are not on sale any more, by slug, as they come; one that is gone has none. */
export function useTitles(slugs: readonly string[]): ReadonlyMap<string, string> {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = slugs.join(',');
  useEffect(() => {
    let current = true;
    const read = async (slug: string) => {
      const title = (await readDoc(`products/${slug}`))?.title;
      if (current && typeof title === 'string') setTitles((known) => new Map(known).set(slug, title));
    };
    // Without its title a product is called by its slug.
    for (const slug of wanted.split(',').filter(Boolean)) read(slug).catch(() => {});
    return () => {
      current = false;
    };
  }, [wanted]);
  return titles;
}
