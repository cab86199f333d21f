import type { Standing } from '@tempera/domain/people/access';
import { limit, orderBy, where } from 'firebase/firestore';
import { type Live, useList } from '../../../firebase/live/hooks.ts';
import { useWatched } from '../../../firebase/live/use-watched.ts';
import { updateDocument } from '../../../firebase/write/write.ts';

export type ReportStatus = 'open' | 'closed';

interface Reported {
  id: string;
  reporterUid: string;
  reason: string;
  /** What the reporter adds; may be empty. */
  text: string;
  /** Milliseconds. */
  at: number;
  status: ReportStatus;
}

/** `abuseReports/{id}`: somebody's review, or their message with its words, which staff see nowhere else. */
export type Report =
  | (Reported & { kind: 'review'; slug: string; reviewUid: string })
  | (Reported & { kind: 'message'; reportedUid: string; excerpt: string });

/** Reports of one status, the newest first, live. */
export const useReports = (status: ReportStatus, count: number): Live<Report[]> =>
  useList<Report>('abuseReports', where('status', '==', status), orderBy('at', 'desc'), limit(count));

/** What staff see of a person; `missing` when there is no account any more. */
export function useReportedPerson(uid: string) {
  const watched = useWatched(`users/${uid}`);
  const person = watched.status === 'found' ? watched.data : null;
  return person as { name: string; email: string; status?: Standing } | null;
}

/** The words of a review as it stands, live; null when it is gone. */
export function useReviewText(path: string | null): string | null {
  const watched = useWatched(path);
  return watched.status === 'found' ? String(watched.data.text) : null;
}

/** @throws CallError, FirebaseError */
export const closeReport = (id: string) => updateDocument(`abuseReports/${id}`, { status: 'closed' });
