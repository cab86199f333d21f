import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { changedFields, type ProductText, productTextOf } from '@tempera/domain/catalogue/product-form';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { Suspense, useEffect, useState } from 'react';
import { type Person, useMember } from '../../firebase/auth/session.ts';
import { refused } from '../../firebase/write/refused.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadingShape } from '../../ui/LoadingShape.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { showError } from '../../ui/show-error.ts';
import { showToast } from '../../ui/toast.ts';
import { type ListedProduct, readProduct, saveProduct, useProductNow } from './api/products.ts';
import { AddressRow } from './components/AddressRow.tsx';
import { AdvisoriesSection } from './components/AdvisoriesSection.tsx';
import { ArchiveSection } from './components/ArchiveSection.tsx';
import { ProductEditor } from './components/ProductEditor.tsx';
import { OnSale, PublishSection } from './components/PublishSection.tsx';
import { readKept } from './kept-form.ts';
import { changeStatus, StatusButton } from './product-status.tsx';
import { useProductForm } from './use-product-form.ts';

const OvertakenDialog = lazyDialog(() => import('./components/OvertakenDialog.tsx'));

type Loaded = { status: 'loading' | 'missing' | 'failed' } | { status: 'found'; product: ListedProduct };

/** A product to change: read once, so that nothing moves under whoever writes; saving looks at it again. */
export function EditProduct({ slug }: { slug: string }) {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const member = useMember();
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
  if (loaded.status === 'found' && member) {
    return <EditForm key={member.uid} product={loaded.product} member={member} />;
  }
  if (loaded.status === 'failed') return <ErrorState level="h1" onRetry={() => window.location.reload()} />;
  if (loaded.status !== 'missing') {
    return <LoadingShape height="24rem" />;
  }
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
function EditForm({ product, member: { uid } }: { product: ListedProduct; member: Person }) {
  const { id: slug, title, currency } = product;
  const [kept] = useState(() => readKept(uid, slug));
  // What was typed before a reload belongs over what it was opened with: saving then tells what has changed since.
  const [base, setBase] = useState<ProductText>(() => kept?.base ?? productTextOf(product));
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  // Its status has a button of its own, which the form follows.
  const now = useProductNow(slug) ?? product;
  const storePage = paths.preview(now.category, now.address ?? slug);

  /** @returns whether it was saved */
  const write = async (over: ProductText, text: ProductText): Promise<boolean> => {
    const outcome = await saveProduct(slug, over, text);
    if (outcome.kind === 'gone') throw refused({ reason: 'product-not-found' });
    if (outcome.kind === 'overtaken') {
      setOvertaken({ theirs: outcome.theirs, ours: text });
      return false;
    }
    setOvertaken(null);
    setBase(text);
    editor.settle(text);
    return true;
  };
  const save = async (over: ProductText, text: ProductText) => {
    if (await write(over, text)) showToast({ title: 'Product saved', text: text.title, kind: 'success' });
  };
  const editor = useProductForm({
    opened: base,
    store: async (text) => {
      await save(base, text);
      return null;
    },
    uid,
    slug,
    kept,
  });
  const { form, kind } = editor;
  const publish = async () => {
    kind.current = 'whole';
    await form.handleSubmit(async (text) => {
      try {
        if (changedFields(base, text).length > 0 && !(await write(base, text))) return;
        await changeStatus([{ ...now, ...text }], 'active');
      } catch (error) {
        showError(error);
      }
    })();
  };
  const discard = () => {
    const asStored = productTextOf(now);
    setBase(asStored);
    editor.discard(asStored);
  };
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
          <Link href={storePage} sx={{ ml: 'auto' }}>
            View in store
          </Link>
        )}
      </Box>
      <ProductEditor
        editor={editor}
        slug={slug}
        currency={currency}
        figures={now}
        submit="Save Changes"
        mayDraft={now.status === 'draft'}
        address={<AddressRow product={now} />}
        onDiscard={discard}
      >
        <ArchiveSection product={now} />
        {now.status === 'draft' && <PublishSection product={now} editor={editor} onPublish={publish} />}
        {now.status === 'active' && <OnSale href={storePage} />}
      </ProductEditor>
      {now.version !== '' && <AdvisoriesSection product={now} />}
      <Suspense>
        {overtaken && (
          <OvertakenDialog
            key={JSON.stringify(overtaken.theirs)}
            base={base}
            {...overtaken}
            onClose={() => setOvertaken(null)}
            onSave={(text) => save(overtaken.theirs, text)}
          />
        )}
      </Suspense>
    </Box>
  );
}
