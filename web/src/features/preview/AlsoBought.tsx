import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { useState } from 'react';
import { readRowsOf } from '../../firebase/public/public-docs.ts';
import { PageWidth } from '../../ui/layout.tsx';
import { ProductGrid } from '../../ui/ProductCard.tsx';
import { useNear } from '../../ui/use-near.ts';
import { PreviewSection } from './components/PreviewColumns.tsx';

/** One row of cards. */
const shown = 3;

/** What others bought along with a template, as far as it is for sale; read once the page is scrolled near it. */
export default function AlsoBought({ slugs }: { slugs: readonly string[] }) {
  const [rows, setRows] = useState<readonly CatalogueRow[]>([]);
  // Without them the page lacks nothing.
  const place = useNear(() => readRowsOf(slugs).then(setRows, () => {}));
  const found = slugs.flatMap((slug) => rows.find((row) => row.slug === slug) ?? []).slice(0, shown);
  return (
    <div ref={place}>
      {found.length > 0 && (
        <PageWidth sx={{ mt: { xs: 12, md: 24 } }}>
          <PreviewSection title="Customers also bought">
            <ProductGrid rows={found} />
          </PreviewSection>
        </PageWidth>
      )}
    </div>
  );
}
