import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { useEffect, useState } from 'react';
import type { RowSearch } from './search-rows.ts';

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
    import('./search-rows.ts').then(({ createRowSearch }) => {
      if (current) setBuilt({ rows, search: createRowSearch(rows) });
    });
    return () => {
      current = false;
    };
  }, [wanted, rows, built]);
  if (!wanted) return null;
  return built ? built.search.find(text) : undefined;
}
