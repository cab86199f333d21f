import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

const DeleteReviewDialog = lazy(() => import('./DeleteReviewDialog.tsx'));

interface OwnActionsProps {
  slug: string;
  title: string;
  uid: string;
  onEdit: () => void;
}

/** What a person may do with their own review. */
export function OwnActions({ slug, title, uid, onEdit }: OwnActionsProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" aria-label="Edit your review" onClick={onEdit}>
        Edit
      </Button>
      <Button size="small" color="error" aria-label="Delete your review" onClick={() => setAsking(true)}>
        Delete
      </Button>
      {asking && (
        <Suspense>
          <DeleteReviewDialog slug={slug} title={title} uid={uid} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
