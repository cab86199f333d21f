import { limit, orderBy } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';

/** `users/{uid}/downloads/{id}`. */
export interface DownloadRecord {
  id: string;
  productId: string;
  productName: string;
  version: string;
  downloadTime: number;
  verified: boolean;
}

/** The newest downloads, live; inside SignedInFirebase. The server keeps `downloadHistoryLimit` of them. */
export function useDownloads(uid: string, count: number): Live<DownloadRecord[]> {
  return useList<DownloadRecord>(`users/${uid}/downloads`, orderBy('downloadTime', 'desc'), limit(count));
}
