import { messageOf } from '@tempera/domain/calls/reason-texts';
import { chatNumber, chatPauseMs } from '@tempera/domain/conversations/chat';
import type { Person } from '../../../firebase/auth/session.ts';
import { serverOffset } from '../../../firebase/live/server-time.ts';
import { TooSoon } from '../../../firebase/write/too-soon.ts';
import { assertOnline, writeTogether } from '../../../firebase/write/write.ts';
import { type StoredSession, sessionWrites } from '../message-writes.ts';
import { ownName } from './own-name.ts';

/**
 * Begins a person's next session, after `newest`.
 * @throws TooSoon right after the last began, CallError without a connection, FirebaseError when the rules refuse
 */
export async function beginSession(person: Person, newest: StoredSession | null): Promise<void> {
  assertOnline();
  if (newest && Date.now() + (await serverOffset()) - newest.createdAt < chatPauseMs) {
    throw new TooSoon(messageOf({ reason: 'too-many-requests' }));
  }
  const number = newest ? chatNumber(newest.id) + 1 : 0;
  await writeTogether(sessionWrites(person, await ownName(person), number));
}
