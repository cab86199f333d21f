import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
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
