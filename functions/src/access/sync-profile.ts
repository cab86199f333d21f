import { isDeepStrictEqual } from 'node:util';
import { userTerms } from '@tempera/domain/search/document-terms';
import type { DocumentData } from '../platform/admin.ts';
import { copyToProfile, copyToUser } from './directory.store.ts';

const shown = ({ name, avatar, bio, email }: DocumentData) => ({ name, avatar, bio, email });

/** Whether a person is found by what they are called now; somebody may have been written past the functions. */
const isListed = (uid: string, user: DocumentData): boolean =>
  isDeepStrictEqual(user.terms, userTerms(uid, user));

/** Shows others what a person changed about themselves; counters and times in `users` are nobody else's business. */
export async function syncProfile(
  uid: string,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): Promise<void> {
  if (!after) return;
  const changed = before !== undefined && !isDeepStrictEqual(shown(before), shown(after));
  await Promise.all([
    ...(changed ? [copyToProfile(uid)] : []),
    ...(changed || !isListed(uid, after) ? [copyToUser(uid)] : []),
  ]);
}
