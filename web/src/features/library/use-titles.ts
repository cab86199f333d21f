import { useEffect, useState } from 'react';
import { readRows } from '../../firebase/public-docs.ts';

/**
 * Titles of templates by slug. What was bought is named by its order (`known`); the catalogue is asked, once and only
 * then, when something is not, as free templates that were claimed without one.
 */
export function useTitles(slugs: readonly string[], known: ReadonlyMap<string, string>): Map<string, string> {
  const [listed, setListed] = useState<ReadonlyMap<string, string>>(new Map());
  const unknown = slugs.some((slug) => !known.has(slug));
  useEffect(() => {
    if (!unknown) return;
    let current = true;
    const show = async () => {
      const rows = await readRows();
      if (current) setListed(new Map(rows.map(({ slug, title }) => [slug, title])));
    };
    // Without the catalogue the slug stands in for the title.
    show().catch(() => {});
    return () => {
      current = false;
    };
  }, [unknown]);
  return new Map([...listed, ...known]);
}
