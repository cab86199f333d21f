import { reviewLimits } from '@tempera/domain/catalogue/review';
import { ReportDialog as Form } from '../../../ui/ReportDialog.tsx';
import { reportReview } from '../api/reviews.ts';

const reasons = [
  ['spam', 'It is spam'],
  ['abusive', 'It is abusive'],
  ['wrong-product', 'It is about another product'],
  ['other', 'Something else'],
] as const;

interface ReportDialogProps {
  slug: string;
  reviewUid: string;
  reporterUid: string;
  authorName: string;
  onClose: () => void;
  onReported: () => void;
}

/** Tells the staff what is wrong with a review. */
export default function ReportDialog(props: ReportDialogProps) {
  const { slug, reviewUid, reporterUid, authorName, onClose, onReported } = props;
  return (
    <Form
      title={`Report the review by ${authorName}`}
      what="review"
      reasons={reasons}
      limit={reviewLimits.reportText}
      onReport={async (reason, text) => {
        await reportReview({ slug, reviewUid, reporterUid, reason, text });
        onReported();
      }}
      onClose={onClose}
    />
  );
}
