import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import type { ProductDraft } from '@tempera/domain/catalogue/product';
import { type ProductValues, toProductText } from '@tempera/domain/catalogue/product-form';
import { formatTime } from '@tempera/domain/site/dates';
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { AskBeforeLeaving } from '../../../ui/form/AskBeforeLeaving.tsx';
import { Form, FormAlert, lacksSomething, SubmitButton } from '../../../ui/form/Form.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { CardCornerProvider, ProductCard } from '../../../ui/ProductCard.tsx';
import { useCategories } from '../api/categories.ts';
import type { ProductFormEditor, SaveKind } from '../use-product-form.ts';
import { ProductFields } from './ProductFields.tsx';

const CategoryDialog = lazyDialog(() => import('./CategoryDialog.tsx'));

const refused =
  'Nothing was saved. Your account is not allowed to do this, or a published product is incomplete.';

/** What the store counts of a product, as its card shows it. */
type CardFigures = Pick<CatalogueRow, 'rating' | 'reviewCount' | 'downloads'>;
const noFigures: CardFigures = { rating: 0, reviewCount: 0, downloads: 0 };

interface ProductEditorProps {
  editor: ProductFormEditor;
  slug: string;
  currency: ProductDraft['currency'];
  /** What customers have made of it so far; nothing of a new one. */
  figures?: CardFigures;
  /** What the button says that stores the product whole. */
  submit: string;
  /** Whether it may be stored unfinished. */
  mayDraft: boolean;
  /** What says or changes the address of its page. */
  address: ReactNode;
  /** Takes back what was found kept in this browser. */
  onDiscard: () => void;
  children?: ReactNode;
}

/** The form of a product, its buttons, and the card that it makes. */
export function ProductEditor(props: ProductEditorProps) {
  const {
    editor,
    slug,
    currency,
    figures = noFigures,
    submit,
    mayDraft,
    address,
    onDiscard,
    children,
  } = props;
  const { form, kind, save, stored, abandon } = editor;
  const categories = useCategories().data ?? [];
  const [asksCategory, setAsksCategory] = useState(false);
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
        <KeptNotice at={editor.keptAt} onDiscard={onDiscard} />
        <Form form={form} label="Product" refused={refused} onSubmit={save} sx={{ gap: 10 }}>
          <ProductFields
            categories={categories}
            currency={currency}
            onNewCategory={() => setAsksCategory(true)}
            address={address}
          />
          <FormAlert />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <SubmitButton {...button('whole', submit)} />
            {mayDraft && (
              <SubmitButton variant="outlined" color="secondary" {...button('draft', 'Save as Draft')} />
            )}
            {wrong && (
              <Typography role="status" variant="body2" sx={{ color: 'vermilion.text' }}>
                {lacksSomething(form)
                  ? 'Please fill in all required fields.'
                  : messageOf({ reason: 'invalid-input' })}
              </Typography>
            )}
          </Box>
          <AskBeforeLeaving of="this product" isStored={() => stored.current} onDiscard={abandon} />
        </Form>
        {children}
      </Box>
      <LivePreview values={form.watch()} slug={slug} currency={currency} figures={figures} />
      <Suspense>
        {asksCategory && (
          <CategoryDialog
            item={null}
            order={Math.max(0, ...categories.map(({ order }) => order)) + 1}
            onClose={() => setAsksCategory(false)}
            onCreated={(category) =>
              form.setValue('category', category, { shouldDirty: true, shouldValidate: wrong })
            }
          />
        )}
      </Suspense>
    </Box>
  );
}

/** Says that the form holds what was typed before the page was closed. */
function KeptNotice({ at, onDiscard }: { at: number | null; onDiscard: () => void }) {
  if (at === null) return null;
  return (
    <InlineNotice
      role="status"
      action={
        <Button size="small" onClick={onDiscard}>
          Discard
        </Button>
      }
    >
      Your unsaved changes from {formatTime(at)} are back.
    </InlineNotice>
  );
}

interface LivePreviewProps {
  values: ProductValues;
  slug: string;
  currency: ProductDraft['currency'];
  figures: CardFigures;
}

/** The card as the store will show it, while it is written. */
function LivePreview({
  values,
  slug,
  currency,
  figures: { rating, reviewCount, downloads },
}: LivePreviewProps) {
  const { technology, ...text } = toProductText(useDeferredValue(values));
  const row = {
    ...text,
    slug,
    currency,
    title: text.title || 'Title',
    description: text.description || 'Short description',
    priceCents: text.priceCents ?? 0,
    rating,
    reviewCount,
    downloads,
    dateAdded: 0,
    updatedAt: 0,
    ...(technology && { technology }),
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
