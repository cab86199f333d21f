import { type Review, reviewPage } from '@tempera/domain/catalogue/review';
import type { ReportReason, ReviewDraft } from '@tempera/domain/catalogue/review-schema';
import { collection, getDocs, limit, orderBy, query, startAt, Timestamp } from 'firebase/firestore';
import { readDoc } from '../../../firebase/live/read.ts';
import { toPlain } from '../../../firebase/public/read-public.ts';
import { markRead } from '../../../firebase/public/reads.ts';
import { getFirestore } from '../../../firebase/sdk.ts';
import {
  assertOnline,
  deleteDocument,
  serverNow,
  setDocument,
  updateDocument,
} from '../../../firebase/write/write.ts';
import { writeCounted } from '../../../firebase/write/write-counted.ts';

/**
 * The next page of reviews, newest first, after those `known` already. Times are known in whole milliseconds and stored
 * finer, so it begins a millisecond early and asks for as many more as that brings again.
 */
export async function readOlder(slug: string, known: readonly Review[]): Promise<Review[]> {
  const from = Math.min(...known.map(({ createdAt }) => createdAt)) + 1;
  const again = known.filter(({ createdAt }) => createdAt <= from).length;
  const found = await getDocs(
    query(
      collection(await getFirestore(), `products/${slug}/reviews`),
      orderBy('createdAt', 'desc'),
      startAt(Timestamp.fromMillis(from)),
      limit(reviewPage + again),
    ),
  );
  markRead(`products/${slug}/reviews`, found.size);
  return found.docs.map((one) => ({ ...(toPlain(one.data()) as unknown as Review), uid: one.id }));
}

/**
 * Stores one's review under the name and role that one has in the store: the rules compare them.
 * @param isNew false to change a review that is there
 * @throws CallError without a connection, FirebaseError `permission-denied`, `unavailable`
 */
export async function saveReview(
  slug: string,
  uid: string,
  draft: ReviewDraft,
  isNew: boolean,
): Promise<void> {
  assertOnline();
  const [user, access] = await Promise.all([readDoc(`users/${uid}`), readDoc(`access/${uid}`)]);
  const path = `products/${slug}/reviews/${uid}`;
  const author = { authorName: user?.name, authorRole: access?.role ?? 'customer' };
  const fields = { ...draft, ...author, updatedAt: serverNow };
  if (isNew) await setDocument(path, { ...fields, createdAt: serverNow });
  else await updateDocument(path, fields);
}

/** Takes one's review back. @throws what {@link deleteDocument} throws */
export const deleteReview = (slug: string, uid: string): Promise<void> =>
  deleteDocument(`products/${slug}/reviews/${uid}`);

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
 * @throws CallError without a connection or after too many, FirebaseError `permission-denied` the second time
 */
export async function reportReview(report: ReviewReport): Promise<void> {
  const { slug, reviewUid, reporterUid } = report;
  const path = `abuseReports/${slug}_${reviewUid}_${reporterUid}`;
  const data = { ...report, kind: 'review', status: 'open', at: serverNow };
  const counting = { kind: 'abuseReports', by: { uid: reporterUid }, last: path } as const;
  await writeCounted(counting, [{ set: path, data }]);
}
