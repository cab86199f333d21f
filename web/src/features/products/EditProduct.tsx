import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ProductText, productTextOf } from '@tempera/domain/catalogue/product-form';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { lazy, Suspense, useEffect, useState } from 'react';
import { refused } from '../../firebase/write/refused.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { showToast } from '../../ui/toast.ts';
import { type ListedProduct, readProduct, saveProduct, useProductNow } from './api/products.ts';
import { ArchiveSection } from './components/ArchiveSection.tsx';
import { ProductEditor, useProductForm } from './components/ProductEditor.tsx';
import { StatusButton } from './product-status.tsx';

const OvertakenDialog = lazy(() => import('./components/OvertakenDialog.tsx'));

type Loaded = { status: 'loading' | 'missing' | 'failed' } | { status: 'found'; product: ListedProduct };

/** A product to change: read once, so that nothing moves under whoever writes; saving looks at it again. */
export function EditProduct({ slug }: { slug: string }) {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  useEffect(() => {
    let current = true;
    readProduct(slug).then(
      (product) => current && setLoaded(product ? { status: 'found', product } : { status: 'missing' }),
      () => current && setLoaded({ status: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [slug]);
  if (loaded.status === 'found') return <EditForm product={loaded.product} />;
  if (loaded.status === 'failed') return <ErrorState level="h1" onRetry={() => window.location.reload()} />;
  if (loaded.status === 'loading') return <Skeleton variant="rounded" height="24rem" aria-label="Loading" />;
  return (
    <EmptyState
      level="h1"
      title="Product not found."
      action={
        <Button variant="contained" href={panelPaths.adminProducts}>
          All Products
        </Button>
      }
    />
  );
}

/** Somebody saved the same product in between: theirs and ours. */
interface Overtaken {
  theirs: ProductText;
  ours: ProductText;
}

/** Edits a product. A save over somebody else's change is reported, and nothing is lost. */
function EditForm({ product }: { product: ListedProduct }) {
  const { id: slug, title, currency } = product;
  const [base, setBase] = useState<ProductText>(() => productTextOf(product));
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
