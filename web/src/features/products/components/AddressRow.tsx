import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/site/paths';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import type { ListedProduct } from '../api/products.ts';

const AddressDialog = lazyDialog(() => import('./AddressDialog.tsx'));

/** Where the page of a product is, and what changes it. */
export function AddressRow({ product }: { product: ListedProduct }) {
  const { id: slug, address = slug, category } = product;
  const [asks, setAsks] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
      <Typography variant="body2" color="textSecondary" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        Address: {paths.preview(category || 'none', address)}
      </Typography>
      <Button size="small" onClick={() => setAsks(true)}>
        Change Address
      </Button>
      <Suspense>{asks && <AddressDialog product={product} onClose={() => setAsks(false)} />}</Suspense>
    </Box>
  );
}
