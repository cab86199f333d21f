import Button from '@mui/material/Button';
import type { Review } from '@tempera/domain/catalogue/review';
import { lazy, Suspense, useState } from 'react';

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
