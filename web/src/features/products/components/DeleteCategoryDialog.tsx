import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CallError } from '../../../firebase/write/call.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { deleteCategory } from '../api/product-calls.ts';
import type { ListedCategory } from '../api/use-categories.ts';

interface DeleteCategoryDialogProps {
  category: ListedCategory;
  onClose: () => void;
}

/** Asks before a category goes; one that products are in stays, which the server knows. */
export default function DeleteCategoryDialog({ category, onClose }: DeleteCategoryDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const { id, name } = category;
  const remove = async () => {
    setBusy(true);
    try {
      await deleteCategory(id);
      showToast({ title: 'Category deleted', text: name, kind: 'success' });
      onClose();
    } catch (cause) {
      setBusy(false);
      setError(cause instanceof CallError ? cause.message : String(cause));
    }
  };
  return (
    <Dialog
      open
      title={`Delete ${name}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="contained" color="error" disabled={busy} onClick={remove}>
            {busy ? 'Deleting…' : `Delete ${name}`}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 3 }}>Links to it lead to the list of all templates then.</Typography>
      {error && (
        <InlineNotice kind="error" role="alert">
          {error}
        </InlineNotice>
      )}
    </Dialog>
  );
}
