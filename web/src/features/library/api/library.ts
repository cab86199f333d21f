import { limit, orderBy } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';

/** `users/{uid}/library/{slug}`: the document's id is the slug. */
export interface Entitlement {
  id: string;
  orderId: string;
  grantedAt: number;
  /** The newest version that the person has downloaded since it is theirs. */
  downloaded?: string;
}

/** What the person owns, newest first, live; inside SignedInFirebase. */
export function useLibrary(uid: string, count: number): Live<Entitlement[]> {
  return useList<Entitlement>(`users/${uid}/library`, orderBy('grantedAt', 'desc'), limit(count));
}

/** A version of a template as its owner chooses it; `releasedAt` in milliseconds. */
export interface OfferedVersion {
  id: string;
  changelog: string;
  releasedAt: number;
}

/** The newest versions of a template that the person may see; inside SignedInFirebase. */
export function useVersions(slug: string): Live<OfferedVersion[]> {
  return useList<OfferedVersion>(`products/${slug}/versions`, orderBy('releasedAt', 'desc'), limit(20));
}

/** `users/{uid}/downloads/{id}`. */
export interface DownloadRecord {
  id: string;
  productId: string;
  productName: string;
  version: string;
  downloadTime: number;
}

/** The newest downloads, live; inside SignedInFirebase. The server keeps `downloadHistoryLimit` of them. */
export function useDownloads(uid: string, count: number): Live<DownloadRecord[]> {
  return useList<DownloadRecord>(`users/${uid}/downloads`, orderBy('downloadTime', 'desc'), limit(count));
}
