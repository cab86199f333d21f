import type { CatalogueRow, CatalogueSummary } from '@tempera/domain/catalogue/catalogue';
import { useState } from 'react';
import { ProductGrid } from '../../ui/ProductCard.tsx';
import { useNear } from '../../ui/use-near.ts';
import { PreviewSection } from './components/PreviewColumns.tsx';
import { lacksRelated, pickRelated } from './pick-related.ts';

const readPopular = async (category: string) =>
  (await import('../../firebase/public/read-popular.ts')).readPopular(category);

interface RelatedProps {
  to: { slug: string; category: string };
  summary: CatalogueSummary;
}

/**
 * Others of the same category. A page comes with the store's most downloaded ones; where these are of other categories, the category's own
 * are asked for once the page is scrolled near them.
 */
export function Related({ to, summary }: RelatedProps) {
  const [found, setFound] = useState<readonly CatalogueRow[]>([]);
  const place = useNear(() => {
    // Without them the page lacks nothing.
    if (lacksRelated(summary, to.category)) readPopular(to.category).then(setFound, () => {});
  });
  const rows = pickRelated([...summary.rows, ...found], to);
  return (
    <div ref={place}>
      {rows.length > 0 && (
        <PreviewSection title="Related templates">
          <ProductGrid rows={rows} />
        </PreviewSection>
      )}
    </div>
  );
}
