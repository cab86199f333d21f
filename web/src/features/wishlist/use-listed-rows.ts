import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { useEffect, useState } from 'react';
import { readRows } from '../../firebase/public/public-docs.ts';

/** All templates that are sold, null until they are read. */
export function useListedRows() {
  const [rows, setRows] = useState<CatalogueRow[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to read again
  useEffect(() => {
    let current = true;
    setFailed(false);
    readRows().then(
      (read) => current && setRows(read),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [attempt]);
  return { rows, failed, retry: () => setAttempt((count) => count + 1) };
}
