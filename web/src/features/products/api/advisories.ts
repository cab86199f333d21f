import { type Advisory, ownersPath } from '@tempera/domain/advisories/advisory';
import { limit, orderBy, where } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import { readPage } from '../../../firebase/live/read.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { askStore } from '../../../firebase/write/ask-store.ts';
import { signedUpdate, signedWriteIf } from '../../../firebase/write/signed.ts';
import { serverNow } from '../../../firebase/write/write.ts';

const shown = 50;

/** What was published about a product, live, in no order. */
export const useAdvisories = (slug: string): Live<Advisory[]> =>
  useList('advisories', where('slug', '==', slug), limit(shown));

/** The versions of a product, the newest first. @throws FirebaseError */
export async function readReleased(slug: string): Promise<string[]> {
  const found = await readPage(`products/${slug}/versions`, orderBy('releasedAt', 'desc'), limit(shown));
  return found.map(({ id }) => id);
}

/** How many have a product in their library. @throws CallError */
export const countOwners = async (slug: string): Promise<number> =>
  (await askStore<{ owners: number }>(ownersPath(slug))).owners;

type Fields = Pick<Advisory, 'severity' | 'title' | 'text' | 'versions' | 'fixedIn'>;

/**
 * Publishes an advisory, of which owners are told then. One of this id that stands already is left as it is: a first answer was lost.
 * @throws CallError without a connection, FirebaseError when the rules refuse
 */
export async function publishAdvisory(id: string, slug: string, fields: Fields): Promise<void> {
  const advisory = { ...fields, slug, publishedAt: serverNow, withdrawnAt: null };
  await signedWriteIf(`advisories/${id}`, (now) => (now ? null : advisory));
}

/**
 * Changes what an advisory says to do, of which nobody is told again.
 * @throws CallError without a connection, FirebaseError when the rules refuse
 */
export const amendAdvisory = (id: string, fields: Pick<Advisory, 'text' | 'fixedIn'>): Promise<void> =>
  signedUpdate(`advisories/${id}`, fields);

/** @throws CallError without a connection, FirebaseError when the rules refuse */
export const withdrawAdvisory = (id: string): Promise<void> =>
  signedUpdate(`advisories/${id}`, { withdrawnAt: serverNow });
