import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { lazy, Suspense, useState } from 'react';
import { refused } from '../../../firebase/write/refused.ts';
import { showToast } from '../../../ui/toast.ts';
import { useProductNow } from '../api/one-product.ts';
import { saveProduct } from '../api/save-product.ts';
import type { ListedProduct } from '../api/use-product-pages.ts';
import { type ProductText, textOf } from '../product-values.ts';
import { useProductForm } from '../use-product-form.ts';
import { ArchiveSection } from './ArchiveSection.tsx';
import { ProductEditor } from './ProductEditor.tsx';
import { StatusButton } from './StatusButton.tsx';

const OvertakenDialog = lazy(() => import('./OvertakenDialog.tsx'));

/** Somebody saved the same product in between: theirs and ours. */
interface Overtaken {
  theirs: ProductText;
  ours: ProductText;
}

/** Edits a product. A save over somebody else's change is reported, and nothing is lost. */
export function EditForm({ product }: { product: ListedProduct }) {
  const { id: slug, title, currency } = product;
  const [base, setBase] = useState<ProductText>(() => textOf(product));
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  // Its status has a button of its own, which the form follows.
  const now = useProductNow(slug) ?? product;

  const write = async (over: ProductText, text: ProductText) => {
    const outcome = await saveProduct(slug, over, text);
    if (outcome.kind === 'gone') throw refused({ reason: 'product-not-found' });
    if (outcome.kind === 'overtaken') {
      setOvertaken({ theirs: outcome.theirs, ours: text });
      return;
    }
    setOvertaken(null);
    setBase(text);
    editor.settle(text);
    showToast({ title: 'Product saved', text: text.title, kind: 'success' });
  };
  const editor = useProductForm({
    opened: base,
    store: async (text) => {
      await write(base, text);
      return null;
    },
  });
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Link href={panelPaths.adminProducts} sx={{ justifySelf: 'start' }}>
        Products
      </Link>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          Edit {title}
        </Typography>
        <StatusButton product={now} />
        {now.status === 'active' && (
          <Link href={paths.preview(now.category, slug)} sx={{ ml: 'auto' }}>
            View in store
          </Link>
        )}
      </Box>
      <ProductEditor
        editor={editor}
        slug={slug}
        currency={currency}
        submit="Save Changes"
        mayDraft={now.status === 'draft'}
      >
        <ArchiveSection product={now} />
      </ProductEditor>
      <Suspense>
        {overtaken && (
          <OvertakenDialog
            key={JSON.stringify(overtaken.theirs)}
            base={base}
            {...overtaken}
            onClose={() => setOvertaken(null)}
            onSave={(text) => write(overtaken.theirs, text)}
          />
        )}
      </Suspense>
    </Box>
  );
}
