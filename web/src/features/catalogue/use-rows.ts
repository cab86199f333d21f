import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import type { RowSearch } from '@tempera/domain/catalogue/search-rows';
import { useEffect, useState } from 'react';
import { publicPaths, toRows } from '../../firebase/public/public-docs.ts';
import type { PlainData } from '../../firebase/public/read-public.ts';
import { usePublic } from '../../firebase/public/use-public.ts';

/** What the list's loader has read: the document, and its rows unpacked. */
export interface LoadedRows {
  data: PlainData | null;
  rows: CatalogueRow[];
}

/** All catalogue rows, followed live. */
export function useRows(loaded: LoadedRows): CatalogueRow[] {
  const data = usePublic(publicPaths.rows, loaded.data);
  const [unpacked, setUnpacked] = useState(loaded);
  useEffect(() => {
    if (data === unpacked.data) return;
    let current = true;
    toRows(data).then((rows) => current && setUnpacked({ data, rows }));
    return () => {
      current = false;
    };
  }, [data, unpacked]);
  return unpacked.rows;
}

/**
 * The slugs that a text finds, best first; null without a text, undefined while the search is being loaded. Search and its
 * index load when somebody searches.
 */
export function useSearch(rows: CatalogueRow[], text: string): string[] | null | undefined {
  const wanted = text.trim() !== '';
  const [built, setBuilt] = useState<{ rows: CatalogueRow[]; search: RowSearch } | null>(null);
  useEffect(() => {
    if (!wanted || built?.rows === rows) return;
    let current = true;
    import('@tempera/domain/catalogue/search-rows').then(({ createRowSearch }) => {
      if (current) setBuilt({ rows, search: createRowSearch(rows) });
    });
    return () => {
      current = false;
    };
  }, [wanted, rows, built]);
  if (!wanted) return null;
  return built ? built.search.find(text) : undefined;
}
