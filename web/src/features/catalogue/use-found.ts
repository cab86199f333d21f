import { type FirstPage, shows } from '@tempera/domain/catalogue/first-page';
import type { ListState } from '@tempera/domain/catalogue/list-state';
import { useEffect, useState } from 'react';
import { findPage } from '../../firebase/public/find-page.ts';
import type { PlainData } from '../../firebase/public/read-public.ts';
import type { LoadedRows } from './use-rows.ts';

/**
 * What a large catalogue shows for a state, asked of the server whenever either changes; null until something is there.
 * @param data what the list follows, `catalogue/version` as a rule; null while the catalogue is small, of which nothing is asked
 */
export function useFound(
  { data: initial, first }: LoadedRows,
  data: PlainData | null,
  state: ListState,
): { page: FirstPage | null; failed: boolean; retry: () => void } {
  const [found, setFound] = useState({ data: initial, page: first });
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isThere = found.data === data && found.page !== null && shows(found.page, state);
  const wanted = JSON.stringify(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to ask again
  useEffect(() => {
    setFailed(false);
    if (!data || isThere) return;
    const giveUp = new AbortController();
    findPage(data, JSON.parse(wanted), giveUp.signal).then(
      (page) => !giveUp.signal.aborted && setFound({ data, page }),
      () => !giveUp.signal.aborted && setFailed(true),
    );
    return () => giveUp.abort();
  }, [data, isThere, wanted, attempt]);
  return { page: found.page, failed, retry: () => setAttempt((count) => count + 1) };
}
