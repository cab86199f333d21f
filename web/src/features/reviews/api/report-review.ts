import type { ReportReason } from '@tempera/domain/catalogue/review-schema';
import { serverNow, setDocument } from '../../../firebase/write/write.ts';

/** A review and who reports it. */
export interface ReviewReport {
  slug: string;
  reviewUid: string;
  reporterUid: string;
  reason: ReportReason;
  text: string;
}

/**
 * Reports a review to the staff, once for each person.
 * @throws CallError without a connection, FirebaseError `permission-denied` the second time
 */
export async function reportReview(report: ReviewReport): Promise<void> {
  const { slug, reviewUid, reporterUid } = report;
  await setDocument(`abuseReports/${slug}_${reviewUid}_${reporterUid}`, {
    ...report,
    kind: 'review',
    status: 'open',
    at: serverNow,
  });
}
