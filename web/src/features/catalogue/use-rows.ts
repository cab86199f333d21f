import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import type { FirstPage } from '@tempera/domain/catalogue/first-page';
import type { RowSearch } from '@tempera/domain/catalogue/search-rows';
import { startTransition, useEffect, useState } from 'react';
import { toRows } from '../../firebase/public/public-docs.ts';
import type { PlainData } from '../../firebase/public/read-public.ts';
import { whenTouched } from '../../ui/when-touched.ts';

/** What the list's loader has read: the document, and the rows that it names; or, in their place, a first page that came along. */
export interface LoadedRows {
  /** The document's path: in a large catalogue that of its version. */
  follows: string;
  data: PlainData | null;
  rows: CatalogueRow[] | null;
  first: FirstPage | null;
}

/**
 * All rows of a small catalogue; null until they are there.
 * @param data the document, followed live
 * @param when `now` if more is to be shown than what came along. `once touched`: whoever only looks at the list needs no rows, and a
 *   filter can't be chosen before the page is touched. `never` in a large catalogue
 */
export function useRows(
  { data: initial, rows, first }: LoadedRows,
  data: PlainData | null,
  when: 'now' | 'once touched' | 'never',
) {
  const [joined, setJoined] = useState({ data: initial, rows: first ? null : rows });
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isCurrent = joined.rows !== null && joined.data === data;
  // What came along is as old as its page.
  const atOnce = when === 'now' || joined.rows !== null || data !== initial;
  const never = when === 'never';
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to read again
  useEffect(() => {
    if (isCurrent || never) return;
    let current = true;
    const read = () => {
      setFailed(false);
      toRows(data).then(
        // The list is drawn anew for them, which must not hold up a touch that comes meanwhile.
        (now) => current && startTransition(() => setJoined({ data, rows: now })),
        () => current && setFailed(true),
      );
      return () => {
        current = false;
      };
    };
    return atOnce ? read() : whenTouched(read);
  }, [data, isCurrent, atOnce, never, attempt]);
  return {
    rows: never ? null : joined.rows,
    failed: failed && when === 'now' && joined.rows === null,
    retry: () => setAttempt((count) => count + 1),
  };
}

/**
 * The slugs that a text finds, best first: null without a text, undefined while the search is being loaded. Search and its
 * index load when somebody searches, and are asked for again by a retry or another text where they could not be had.
 */
export function useSearch(rows: CatalogueRow[] | null, text: string) {
  const wanted = text.trim() !== '';
  const [built, setBuilt] = useState<{ rows: CatalogueRow[]; search: RowSearch } | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt, or another text, is a reason to load again
  useEffect(() => {
    if (!wanted || !rows || built?.rows === rows) return;
    let current = true;
    setFailed(false);
    import('@tempera/domain/catalogue/search-rows').then(
      ({ createRowSearch }) => current && setBuilt({ rows, search: createRowSearch(rows) }),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [wanted, text, rows, built, attempt]);
  return {
    found: wanted ? built?.search.find(text) : null,
    failed: failed && wanted && !built,
    retry: () => setAttempt((count) => count + 1),
  };
}
