import type { ConversationKind } from '@tempera/domain/conversations/notification';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import type { Reaction, Reactions } from '../platform/react.ts';
import { paymentNews } from './payment-news.ts';
import { accessNews, orderNews } from './record-news.ts';
import { isNewSale } from './sale-news.ts';
import { tellManagers, tellOf, tellOfConversation } from './tell.ts';
import { tellOfNote } from './tell-of-note.ts';
import { tellOfSale } from './tell-of-sales.ts';

const conversation =
  (kind: ConversationKind): Reaction =>
  ({ id, before, after }) =>
    tellOfConversation(kind, id, before, after);

export const reactions: Reactions = {
  tickets: conversation('ticket'),
  chats: conversation('chat'),
  rooms: conversation('room'),
  async orders({ id, before, after, writtenAt = 0, at }) {
    const news = orderNews(id, before, after);
    if (news) await tellOf(news, writtenAt);
    if (isNewSale(before, after, at)) await tellOfSale(id);
    const alert = paymentNews(id, panelPaths.adminOrder(id), before, after);
    if (alert) await tellManagers(alert, writtenAt);
  },
  async 'subscriptions/charges'({ parent, id, before, after, writtenAt = 0 }) {
    const alert = paymentNews(id, panelPaths.adminSubscription(parent), before, after);
    if (alert) await tellManagers(alert, writtenAt);
  },
  async access({ id, before, after, writtenAt = 0 }) {
    for (const news of accessNews(id, before, after)) await tellOf(news, writtenAt);
  },
  async 'tickets/notes'({ parent, before, after, writtenAt = 0 }) {
    if (!before && after) await tellOfNote(parent, after, writtenAt);
  },
};
