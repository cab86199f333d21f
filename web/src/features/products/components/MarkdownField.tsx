import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { TextArea } from '../../../ui/TextArea.tsx';
import { productLimits } from '../check-product.ts';
import type { ProductForm } from '../use-product-form.ts';

const Description = lazy(() => import('../../../ui/Description.tsx'));

/** The full description in Markdown, and how its page will show it. */
export function MarkdownField({ form }: { form: ProductForm }) {
  const [wants, setWants] = useState(false);
  const text = form.watch('fullDescription');
  const error = form.formState.errors.fullDescription?.message;
  // What is wrong stands at the field.
  const preview = wants && !error;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box role="group" aria-label="Full description" sx={{ display: 'flex', gap: 2 }}>
        {[false, true].map((wanted) => (
          <Button
            key={String(wanted)}
            size="small"
            variant={preview === wanted ? 'contained' : 'outlined'}
            color={preview === wanted ? 'primary' : 'secondary'}
            aria-pressed={preview === wanted}
            onClick={() => setWants(wanted)}
          >
            {wanted ? 'Preview' : 'Write'}
          </Button>
        ))}
      </Box>
      {preview ? (
        <Box sx={{ p: 4, border: 1, borderColor: 'divider', borderRadius: 1, minHeight: '12rem' }}>
          <Suspense fallback={<Skeleton />}>
            <Description text={text} />
          </Suspense>
        </Box>
      ) : (
        <TextArea
          label="Full description, in Markdown"
          rows={8}
          field={form.register('fullDescription')}
          value={text}
          limit={productLimits.fullDescription}
          error={error}
        />
      )}
    </Box>
  );
}
