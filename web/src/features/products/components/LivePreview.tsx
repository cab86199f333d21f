import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProductDraft } from '@tempera/domain/catalogue/product';
import { useDeferredValue } from 'react';
import { CardCornerProvider } from '../../../ui/card-corner.tsx';
import { ProductCard } from '../../../ui/ProductCard.tsx';
import { toText } from '../product-values.ts';
import type { ProductForm } from '../use-product-form.ts';

interface LivePreviewProps {
  form: ProductForm;
  slug: string;
  currency: ProductDraft['currency'];
}

/** The card as the store will show it, while it is written. */
export function LivePreview({ form, slug, currency }: LivePreviewProps) {
  const text = toText(useDeferredValue(form.watch()));
  const row = {
    ...text,
    slug,
    currency,
    title: text.title || 'Title',
    description: text.description || 'Short description',
    rating: 0,
    reviewCount: 0,
    downloads: 0,
    dateAdded: 0,
    updatedAt: 0,
  };
  return (
    <Box component="aside" aria-label="Live preview" sx={{ position: { lg: 'sticky' }, top: '6rem' }}>
      <Typography variant="subtitle2" component="h2" sx={{ mb: 3 }}>
        Live preview
      </Typography>
      <Box inert>
        <CardCornerProvider value={null}>
          <ProductCard row={row} />
        </CardCornerProvider>
      </Box>
    </Box>
  );
}
