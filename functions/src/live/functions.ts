import { onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { region } from '../platform/params.ts';
import { noteSettings as noteOne } from './note-settings.ts';
import { serveLive } from './serve-live.ts';

export const live = onRequest({ region }, serveLive);

export const noteSettings = onDocumentWritten(
  { document: 'settings/{id}', region, retry: true },
  ({ params, data, time }) => noteOne(params.id, data?.after.updateTime?.toMillis() ?? Date.parse(time)),
);
