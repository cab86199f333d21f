import { type ConversationKind, notificationKey, wants } from '@tempera/domain/conversations/notification';
import type { DocumentData } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { movedSides, sidesOf } from './conversation-sides.ts';
import { mergeNews, mergeReply } from './merge-notification.ts';
import { changeNotification } from './notifications.store.ts';
import type { News } from './record-news.ts';
import { loadManagers } from './sales.store.ts';

/**
 * Tells those for whom a conversation has changed. The event says that something is new; what is told is read from the
 * conversation as it stands by then, so that the order of events does not matter.
 */
export async function tellOfConversation(
  kind: ConversationKind,
  id: string,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): Promise<void> {
  const conversation = refs.conversation(kind, id);
  for (const uid of movedSides(sidesOf(kind, id, before), sidesOf(kind, id, after))) {
    await changeNotification(
      uid,
      notificationKey(kind, id),
      (stored, { preferences }, now) => {
        const side = sidesOf(kind, id, now?.data()).find((one) => one.uid === uid) ?? null;
        const next = mergeReply(kind, stored, side, now?.updateTime?.toMillis() ?? 0);
        return preferences.replies || next?.read ? next : null;
      },
      conversation,
    );
  }
}

/** Tells a person of something that has happened to a record. @param at when, in milliseconds */
export async function tellOf(news: News, at: number): Promise<void> {
  const key = notificationKey(news.kind, news.id);
  await changeNotification(news.uid, key, (stored, { preferences }) =>
    wants(preferences, news.kind) ? mergeNews(stored, news, at) : null,
  );
}

/** The same for those who manage the store. A repeat changes nothing for those who were told. */
export async function tellManagers(news: Omit<News, 'uid'>, at: number): Promise<void> {
  for (const uid of await loadManagers()) await tellOf({ ...news, uid }, at);
}
