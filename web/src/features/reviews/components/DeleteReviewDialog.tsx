import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { messages } from '@tempera/domain/site/messages';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { deleteReview } from '../api/reviews.ts';

interface DeleteReviewDialogProps {
  slug: string;
  title: string;
  uid: string;
  onClose: () => void;
}

/** Asks before one's own review goes. */
export default function DeleteReviewDialog({ slug, title, uid, onClose }: DeleteReviewDialogProps) {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await deleteReview(slug, uid);
      showToast({ title: 'Review deleted', text: title, kind: 'success' });
    } catch {
      showToast({ title: 'Review not deleted', text: messages.networkError, kind: 'error' });
    }
    onClose();
  };
  const actions = (
    <>
      <Button onClick={onClose}>Keep it</Button>
      <Button variant="contained" color="error" disabled={busy} onClick={remove}>
        Delete review
      </Button>
    </>
  );
  return (
    <Dialog open title={`Delete your review of ${title}?`} onClose={onClose} actions={actions}>
      <Typography>Its rating no longer counts. You can write another one at any time.</Typography>
    </Dialog>
  );
}
