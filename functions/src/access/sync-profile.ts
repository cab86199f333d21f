import { isDeepStrictEqual } from 'node:util';
import type { DocumentData } from '../platform/admin.ts';
import { copyToProfile, copyToUser } from './directory.store.ts';

const shown = ({ name, avatar, bio, email }: DocumentData) => ({ name, avatar, bio, email });

/** Shows others what a person changed about themselves; counters and times in `users` are nobody else's business. */
export async function syncProfile(
  uid: string,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): Promise<void> {
  if (!before || !after || isDeepStrictEqual(shown(before), shown(after))) return;
  await Promise.all([copyToProfile(uid), copyToUser(uid)]);
}
