import type { ReportReason } from '@tempera/domain/review-schema';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { getFirestore } from '../../../firebase/sdk.ts';

/** A review and who reports it. */
export interface ReviewReport {
  slug: string;
  reviewUid: string;
  reporterUid: string;
  reason: ReportReason;
  text: string;
}

/** Reports a review to the staff, once for each person. @throws FirebaseError `permission-denied` the second time */
export async function reportReview(report: ReviewReport): Promise<void> {
  const { slug, reviewUid, reporterUid } = report;
  await setDoc(doc(await getFirestore(), `abuseReports/${slug}_${reviewUid}_${reporterUid}`), {
    ...report,
    kind: 'review',
    status: 'open',
    at: serverTimestamp(),
  });
}
