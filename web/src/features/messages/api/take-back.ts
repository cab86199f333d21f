import type { Room } from '@tempera/domain/conversations/room';
import { readDoc } from '../../../firebase/live/read-doc.ts';
import { assertOnline, type Write, writeTogether } from '../../../firebase/write/write.ts';
import type { StoredMessage } from './use-thread.ts';

/** Takes one's own message back, and what the room quotes of it. @throws CallError, FirebaseError */
export async function takeBack({ id, chatId }: StoredMessage): Promise<void> {
  assertOnline();
  const path = `rooms/${chatId}`;
  const room = (await readDoc(path)) as unknown as Room | null;
  const forget: Write[] = room?.lastMessageId === id ? [{ update: path, data: { lastMessage: '' } }] : [];
  const gone: Write = { update: `${path}/messages/${id}`, data: { content: '', deleted: true } };
  await writeTogether([gone, ...forget]);
}
