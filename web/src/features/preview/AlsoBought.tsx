import Box from '@mui/material/Box';
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { useEffect, useRef, useState } from 'react';
import { readRowsOf } from '../../firebase/public/public-docs.ts';
import { PageWidth } from '../../ui/layout.tsx';
import { ProductGrid } from '../../ui/ProductCard.tsx';
import { PreviewSection } from './components/PreviewColumns.tsx';

/** One row of cards. */
const shown = 3;

/** What others bought along with a template, as far as it is for sale; read once the page is scrolled near it. */
export default function AlsoBought({ slugs }: { slugs: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<readonly CatalogueRow[]>([]);
  const wanted = slugs.join(',');
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without them the page lacks nothing.
        readRowsOf(wanted.split(',')).then(setRows, () => {});
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [wanted]);
  const found = slugs.flatMap((slug) => rows.find((row) => row.slug === slug) ?? []).slice(0, shown);
  return (
    <div ref={place}>
      {found.length > 0 && (
        <PageWidth sx={{ mt: { xs: 12, md: 24 } }}>
          <PreviewSection title="Customers also bought">
            <Box>
              <ProductGrid rows={found} />
            </Box>
          </PreviewSection>
        </PageWidth>
      )}
    </div>
  );
}
