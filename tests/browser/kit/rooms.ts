import { roomId, roomMessageId } from '@tempera/domain/conversations/room';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { db } from './store.ts';

interface Talker {
  uid: string;
  name: string;
}

/** A conversation in which one has said so much, a second apart, the last a minute ago, past the rules. @returns its id */
export async function putRoom(by: Talker, other: Talker, count: number): Promise<string> {
  const id = roomId(by.uid, other.uid);
  const at = (number: number) => Timestamp.fromMillis(Date.now() - 60_000 - (count - number) * 1_000);
  const batch = db().batch();
  batch.set(db().doc(`rooms/${id}`), {
    name: '',
    participants: id.split('_'),
    isGroup: false,
    names: { [by.uid]: by.name, [other.uid]: other.name },
    createdAt: at(0),
    lastMessage: `Line ${count - 1}.`,
    lastMessageAt: at(count - 1),
    lastMessageId: roomMessageId(by.uid, count - 1),
    sent: { [by.uid]: count },
    times: { [by.uid]: {} },
    unread: { [other.uid]: count },
    readAt: {},
  });
  for (let number = 0; number < count; number += 1) {
    batch.set(db().doc(`rooms/${id}/messages/${roomMessageId(by.uid, number)}`), {
      senderId: by.uid,
      senderName: by.name,
      senderRole: 'customer',
      content: `Line ${number}.`,
      timestamp: at(number),
      chatId: id,
      deleted: false,
    });
  }
  await batch.commit();
  return id;
}

export const rowOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Conversations' }).getByRole('link').filter({ hasText: name });
