import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Review } from '@tempera/domain/catalogue/review';
import { paths } from '@tempera/domain/site/paths';
import { lazy, Suspense, useState } from 'react';

interface InvitationProps {
  /** The page that the reviews stand on. */
  path: string;
  signedIn: boolean;
  owned: boolean;
  onWrite: () => void;
}

/** Who may review, and the way there for whoever looks. */
export function Invitation({ path, signedIn, owned, onWrite }: InvitationProps) {
  if (signedIn && owned) {
    return (
      <Button variant="outlined" color="secondary" onClick={onWrite} sx={{ justifySelf: 'start' }}>
        Write a review
      </Button>
    );
  }
  return (
    <Typography color="textSecondary" sx={{ minHeight: 44, maxWidth: '60ch' }}>
      {signedIn ? (
        'Only people who own this template can review it. Get it to add your review.'
      ) : (
        <>
          Only people who own this template can review it. Own it?{' '}
          <Link href={paths.loginThen(`${path}#reviews`)}>Log in to review it</Link>
        </>
      )}
    </Typography>
  );
}

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

const ReportDialog = lazy(() => import('./ReportDialog.tsx'));

interface ReportButtonProps {
  slug: string;
  review: Review;
  reporterUid: string;
}

/** Reports somebody else's review, once. */
export function ReportButton({ slug, review, reporterUid }: ReportButtonProps) {
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
