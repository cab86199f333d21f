import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ProductDraft } from '@tempera/domain/catalogue/product';
import type { ReactNode } from 'react';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts';
import { useCategories } from '../api/use-categories.ts';
import type { useProductForm } from '../use-product-form.ts';
import { LivePreview } from './LivePreview.tsx';
import { ProductFields } from './ProductFields.tsx';

interface ProductEditorProps {
  editor: ReturnType<typeof useProductForm>;
  slug: string;
  currency: ProductDraft['currency'];
  /** What the button says that stores the product whole. */
  submit: string;
  /** Whether it may be stored unfinished. */
  mayDraft: boolean;
  children?: ReactNode;
}

/** The form of a product, its buttons, and the card that it makes. */
export function ProductEditor({ editor, slug, currency, submit, mayDraft, children }: ProductEditorProps) {
  const { form, save, saving, stored } = editor;
  const { errors, isDirty } = form.formState;
  const categories = useCategories().data ?? [];
  const asks = useSettings().confirmLeave !== 'never' && isDirty;
  useLeaveGuard(asks);
  const wrong = Object.keys(errors).some((field) => field !== 'root');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 10,
        gridTemplateColumns: { lg: 'minmax(0, 1fr) 18rem' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 10, minWidth: 0 }}>
        <Box
          component="form"
          noValidate
          aria-label="Product"
          onSubmit={(event) => {
            event.preventDefault();
            save('whole');
          }}
          sx={{ display: 'grid', gap: 10 }}
        >
          <ProductFields form={form} categories={categories} currency={currency} />
          {errors.root && (
            <InlineNotice kind="error" role="alert">
              {errors.root.message}
            </InlineNotice>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <Button type="submit" variant="contained" size="large" disabled={saving !== null}>
              {saving === 'whole' ? 'Saving…' : submit}
            </Button>
            {mayDraft && (
              <Button
                variant="outlined"
                color="secondary"
                size="large"
                disabled={saving !== null}
                onClick={() => save('draft')}
              >
                {saving === 'draft' ? 'Saving…' : 'Save as Draft'}
              </Button>
            )}
            {wrong && (
              <Typography role="status" variant="body2" sx={{ color: 'vermilion.text' }}>
                Please fill in all required fields.
              </Typography>
            )}
          </Box>
        </Box>
        {children}
      </Box>
      <LivePreview form={form} slug={slug} currency={currency} />
      <UnsavedChanges active={() => asks && !stored.current} of="this product" />
    </Box>
  );
}
