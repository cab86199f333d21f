import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProductDraft } from '@tempera/domain/catalogue/product';
import {
  emptyProduct,
  type ProductText,
  type ProductValues,
  productForm,
  toProductText,
  toProductValues,
} from '@tempera/domain/catalogue/product-form';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import { AskBeforeLeaving } from '../../../ui/form/AskBeforeLeaving.tsx';
import { Form, FormAlert, SubmitButton, showFailure, useForm } from '../../../ui/form/Form.tsx';
import { CardCornerProvider, ProductCard } from '../../../ui/ProductCard.tsx';
import { useCategories } from '../api/categories.ts';
import { ProductFields } from './ProductFields.tsx';

interface ProductFormOptions {
  /** The product as it was opened; null for a new one. */
  opened: ProductText | null;
  /**
   * Stores it. @returns words for the title when its address is taken, else null
   */
  store: (text: ProductText, kind: SaveKind) => Promise<string | null>;
}

/** A draft may be unfinished. */
export type SaveKind = 'whole' | 'draft';

const refused =
  'Nothing was saved. Your account is not allowed to do this, or a published product is incomplete.';

/** The form of a product, checked as what the button that was pressed stores. */
export function useProductForm({ opened, store }: ProductFormOptions) {
  const kind = useRef<SaveKind>('whole');
  const form = useForm({
    schema: () => productForm({ isDraft: kind.current === 'draft', isNew: opened === null }),
    defaultValues: opened ? toProductValues(opened) : emptyProduct,
  });
  /** Once it is stored, leaving asks nothing: the page may go before the form is told. */
  const stored = useRef(false);
  const save = async (text: ProductText) => {
    const taken = await store(text, kind.current);
    if (taken) showFailure(form, { field: 'title', text: taken });
  };
  /** From now on the form counts as unchanged, in this state. */
  const settle = (text: ProductText) => form.reset(toProductValues(text));
  return { form, kind, save, settle, stored };
}

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
  const { form, kind, save, stored } = editor;
  const categories = useCategories().data ?? [];
  const wrong = Object.keys(form.formState.errors).some((field) => field !== 'root');
  const button = (of: SaveKind, label: string) => ({
    size: 'large' as const,
    busy: kind.current === of ? 'Saving…' : label,
    children: label,
    onClick: () => {
      kind.current = of;
    },
  });
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
        <Form form={form} label="Product" refused={refused} onSubmit={save} sx={{ gap: 10 }}>
          <ProductFields categories={categories} currency={currency} />
          <FormAlert />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <SubmitButton {...button('whole', submit)} />
            {mayDraft && (
              <SubmitButton variant="outlined" color="secondary" {...button('draft', 'Save as Draft')} />
            )}
            {wrong && (
              <Typography role="status" variant="body2" sx={{ color: 'vermilion.text' }}>
                Please fill in all required fields.
              </Typography>
            )}
          </Box>
          <AskBeforeLeaving of="this product" isStored={() => stored.current} />
        </Form>
        {children}
      </Box>
      <LivePreview values={form.watch()} slug={slug} currency={currency} />
    </Box>
  );
}

interface LivePreviewProps {
  values: ProductValues;
  slug: string;
  currency: ProductDraft['currency'];
}

/** The card as the store will show it, while it is written. */
function LivePreview({ values, slug, currency }: LivePreviewProps) {
  const text = toProductText(useDeferredValue(values));
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
