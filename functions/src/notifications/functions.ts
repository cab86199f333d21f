import type { ConversationKind } from '@tempera/domain/conversations/notification';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore';
import { region } from '../platform/params.ts';
import { accessNews, orderNews } from './record-news.ts';
import { isNewSale } from './sale-news.ts';
import { tellOf, tellOfConversation } from './tell.ts';
import { tellOfNote } from './tell-of-note.ts';
import { tellOfSale } from './tell-of-sales.ts';

const conversation = (kind: ConversationKind) =>
  onDocumentWritten({ document: `${kind}s/{id}`, region, retry: true }, ({ params, data }) =>
    tellOfConversation(kind, String(params.id), data?.before.data(), data?.after.data()),
  );

export const notifyOfTicket = conversation('ticket');
export const notifyOfChat = conversation('chat');
export const notifyOfRoom = conversation('room');

export const notifyOfOrder = onDocumentWritten(
  { document: 'orders/{id}', region, retry: true },
  async ({ params, data }) => {
    const news = orderNews(params.id, data?.before.data(), data?.after.data());
    if (news) await tellOf(news, data?.after.updateTime?.toMillis() ?? 0);
  },
);

// One at a time: all of them write the same few documents.
export const notifyOfSale = onDocumentWritten(
  { document: 'orders/{id}', region, retry: true, maxInstances: 1 },
  async ({ params, data, time }) => {
    if (isNewSale(data?.before.data(), data?.after.data(), Date.parse(time))) await tellOfSale(params.id);
  },
);

export const notifyOfAccess = onDocumentWritten(
  { document: 'access/{uid}', region, retry: true },
  async ({ params, data }) => {
    for (const news of accessNews(params.uid, data?.before.data(), data?.after.data())) {
      await tellOf(news, data?.after.updateTime?.toMillis() ?? 0);
    }
  },
);

export const notifyOfNote = onDocumentCreated(
  { document: 'tickets/{id}/notes/{note}', region, retry: true },
  async ({ params, data }) => {
    if (data) await tellOfNote(params.id, data.data(), data.createTime.toMillis());
  },
);
