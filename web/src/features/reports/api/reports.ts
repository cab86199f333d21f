import type { Standing } from '@tempera/domain/people/access';
import { limit, orderBy, where } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { useDocIfAllowed } from '../../../firebase/live/use-doc.ts';
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

/** What staff see of a person; null when there is no account any more. */
export const useReportedPerson = (uid: string) =>
  useDocIfAllowed<{ name: string; email: string; status?: Standing }>(`users/${uid}`).data;

/** The words of a review as it stands, live; null when it is gone. */
export function useReviewText(path: string | null): string | null {
  const { data } = useDocIfAllowed(path);
  return data && String(data.text);
}

/** @throws CallError, FirebaseError */
export const closeReport = (id: string) => updateDocument(`abuseReports/${id}`, { status: 'closed' });
