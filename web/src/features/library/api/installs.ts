import { type Installs, readInstalls } from '@tempera/domain/packages/installs';
import { useEffect, useState } from 'react';
import { readItem } from '../../../firebase/live/read.ts';

const nothing = readInstalls(null);

/** How the newest version of a template comes besides git, asked for once: two documents. As if by nothing else until that is here. */
export function useInstalls(slug: string): Installs {
  const [installs, setInstalls] = useState(nothing);
  useEffect(() => {
    let current = true;
    readNewest(slug).then(
      (found) => current && setInstalls(found),
      // The git command holds without.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [slug]);
  return installs;
}

/** @throws FirebaseError */
async function readNewest(slug: string): Promise<Installs> {
  const product = await readItem<{ version?: string }>(`products/${slug}`);
  if (!product?.version) return nothing;
  const release = await readItem<{ installs?: unknown }>(`products/${slug}/versions/${product.version}`);
  return readInstalls(release?.installs);
}
