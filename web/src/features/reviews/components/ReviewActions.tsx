import Button from '@mui/material/Button';
import type { Review } from '@tempera/domain/catalogue/review';
import { paths } from '@tempera/domain/site/paths';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../ui/lazy-part.tsx';

interface ReviewActionsProps {
  slug: string;
  title: string;
  review: Review;
  /** Who looks. */
  uid: string;
  onEdit: () => void;
}

/** What somebody signed in may do with a review; visitors load none of it. */
export default function ReviewActions({ slug, title, review, uid, onEdit }: ReviewActionsProps) {
  if (review.uid !== uid)
    return (
      <>
        <Button
          size="small"
          color="secondary"
          href={paths.chatWith(review.uid)}
          aria-label={`Message ${review.authorName}`}
          sx={{ color: 'text.secondary' }}
        >
          Message
        </Button>
        <ReportButton slug={slug} review={review} reporterUid={uid} />
      </>
    );
  return <OwnActions slug={slug} title={title} uid={uid} onEdit={onEdit} />;
}

const DeleteReviewDialog = lazyDialog(() => import('./DeleteReviewDialog.tsx'));

interface OwnActionsProps {
  slug: string;
  title: string;
  uid: string;
  onEdit: () => void;
}

/** What a person may do with their own review. */
function OwnActions({ slug, title, uid, onEdit }: OwnActionsProps) {
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

const ReportDialog = lazyDialog(() => import('./ReportDialog.tsx'));

interface ReportButtonProps {
  slug: string;
  review: Review;
  reporterUid: string;
}

/** Reports somebody else's review, once. */
function ReportButton({ slug, review, reporterUid }: ReportButtonProps) {
  const [asking, setAsking] = useState(false);
  const [reported, setReported] = useState(false);
  const { uid, authorName } = review;
  const word = reported ? 'Reported' : 'Report';
  return (
    <>
      <Button
        size="small"
        color="secondary"
        aria-label={reported ? `Reported: the review by ${authorName}` : `Report the review by ${authorName}`}
        aria-disabled={reported}
        onClick={() => setAsking(!reported)}
        sx={{ color: 'text.secondary' }}
      >
        {word}
      </Button>
      {asking && (
        <Suspense>
          <ReportDialog
            slug={slug}
            reviewUid={uid}
            reporterUid={reporterUid}
            authorName={authorName}
            onClose={() => setAsking(false)}
            onReported={() => setReported(true)}
          />
        </Suspense>
      )}
    </>
  );
}
