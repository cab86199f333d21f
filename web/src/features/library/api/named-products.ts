import { useEffect, useState } from 'react';
import { readItem } from '../../../firebase/live/read.ts';

/** What a template is called, and where its page is. */
export interface NamedProduct {
  title: string;
  category: string;
}

type Named = ReadonlyMap<string, NamedProduct>;

/** The templates of these slugs as they are called now, each asked for once; without those that are gone, or not here yet. */
export function useNamedProducts(slugs: readonly string[]): Named {
  const [named, setNamed] = useState<Named>(new Map());
  const key = slugs.join();
  useEffect(() => {
    let current = true;
    const ask = async (slug: string) => [slug, await readItem<NamedProduct>(`products/${slug}`)] as const;
    const wanted = key === '' ? [] : key.split(',');
    Promise.allSettled(wanted.map(ask)).then((answers) => {
      const found = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      if (current) setNamed(new Map(found.flatMap(([slug, product]) => (product ? [[slug, product]] : []))));
    });
    return () => {
      current = false;
    };
  }, [key]);
  return named;
}
