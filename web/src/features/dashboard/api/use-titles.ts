import { useEffect, useState } from 'react';
import { readDoc } from '../../../firebase/live/read.ts';

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
