import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CallError } from '../../../firebase/write/call.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { deleteProduct } from '../api/product-calls.ts';
import type { ListedProduct } from '../api/use-product-pages.ts';

interface DeleteProductDialogProps {
  product: Pick<ListedProduct, 'id' | 'title'>;
  onClose: () => void;
}

/** Asks before deleting. The server archives a product instead when somebody has it. */
export default function DeleteProductDialog({ product, onClose }: DeleteProductDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const remove = async () => {
    setBusy(true);
    try {
      const { outcome } = await deleteProduct(product.id);
      const archived = {
        title: `${product.title} is archived`,
        text: 'Those who have it keep their downloads.',
      };
      showToast(
        outcome === 'archived' ? archived : { title: `${product.title} is deleted`, kind: 'success' },
      );
      onClose();
    } catch (cause) {
      setBusy(false);
      setError(cause instanceof CallError ? cause.message : String(cause));
    }
  };
  return (
    <Dialog
      open
      title={`Delete ${product.title}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="contained" color="error" disabled={busy} onClick={remove}>
            {busy ? 'Deleting…' : `Delete ${product.title}`}
          </Button>
        </>
      }
    >
      <Typography>Are you sure you want to delete this product?</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        If somebody has bought or downloaded it, it is archived instead, so that they keep their downloads.
      </Typography>
      {error && (
        <InlineNotice kind="error" role="alert">
          {error}
        </InlineNotice>
      )}
    </Dialog>
  );
}
