import { type ChatStatus, chatNumber, chatPauseMs } from '@tempera/domain/conversations/chat';
import type { HandOverChatOutput } from '@tempera/domain/conversations/ticket';
import type { Person } from '../../../firebase/auth/session.ts';
import { isRefusal } from '../../../firebase/live/listen.ts';
import { storedName } from '../../../firebase/live/own-name.ts';
import { readDoc } from '../../../firebase/live/read.ts';
import { serverOffset } from '../../../firebase/live/store-time.ts';
import { CallError, call } from '../../../firebase/write/call.ts';
import { refused } from '../../../firebase/write/refused.ts';
import { assertOnline, updateDocument } from '../../../firebase/write/write.ts';
import { writeCounted } from '../../../firebase/write/write-counted.ts';
import { type StoredSession, sessionWrite } from '../chat-session.ts';

let known = { key: '', name: '' };

/** What the store calls this person, which the rules hold their messages to; asked once. Guests have no name. */
export async function ownName({ uid, name, anonymous }: Person): Promise<string> {
  if (anonymous) return 'Guest';
  const key = `${uid} ${name}`;
  if (known.key !== key) known = { key, name: await storedName({ uid, name }) };
  return known.name;
}

/** Of a network address the store gets to know so many guests an hour; a buyer is one as well. */
const unknownGuest = 'Guests can’t start a chat from here right now. Log in to chat, or try again later.';

/**
 * Begins a person's next session, after `newest`.
 * @throws CallError without a connection, right after the last began or after too many, to a guest whom the store doesn't know, FirebaseError when
 *   the rules refuse else
 */
export async function beginSession(person: Person, newest: StoredSession | null): Promise<void> {
  assertOnline();
  if (newest && Date.now() + (await serverOffset()) - newest.createdAt < chatPauseMs) {
    throw refused({ reason: 'too-many-requests' });
  }
  const session = sessionWrite(person, await ownName(person), newest ? chatNumber(newest.id) + 1 : 0);
  try {
    await writeCounted({ kind: 'chats', by: person, last: session.set }, [session]);
  } catch (error) {
    const isUnknown = person.anonymous && isRefusal(error) && !(await readDoc(`access/${person.uid}`));
    throw isUnknown ? new CallError({ reason: 'too-many-attempts' }, unknownGuest) : error;
  }
}

/** A session is closed or opened again. @throws CallError, FirebaseError */
export const setStatus = (id: string, status: ChatStatus) => updateDocument(`chats/${id}`, { status });

/** Somebody of the team takes a session, or gives it back. @throws CallError, FirebaseError */
export async function assign(id: string, person: Person | null): Promise<void> {
  const assignedName = person ? await ownName(person) : '';
  await updateDocument(`chats/${id}`, { assignedTo: person?.uid ?? '', assignedName });
}

/** Goes on with a session in a ticket; the same session again returns the same ticket. @throws CallError */
export const handOver = (chatId: string) =>
  call<{ chatId: string }, HandOverChatOutput>('handOverChat', { chatId });
