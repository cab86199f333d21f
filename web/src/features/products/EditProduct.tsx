import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { readProduct } from './api/one-product.ts';
import type { ListedProduct } from './api/use-product-pages.ts';
import { EditForm } from './components/EditForm.tsx';

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
      title="There is no such product."
      action={
        <Button variant="contained" href={panelPaths.adminProducts}>
          All Products
        </Button>
      }
    />
  );
}
