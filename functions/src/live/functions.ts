import { onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { clock } from '../platform/clock.ts';
import { region } from '../platform/params.ts';
import { noteChange } from './changes.store.ts';
import { noteSettings as noteOne } from './note-settings.ts';
import { serveHealth } from './serve-health.ts';
import { serveLive } from './serve-live.ts';

/** Two addresses of one function, so that one instance is warm for both. */
export const live = onRequest({ region }, (request, response) =>
  request.path === '/health' ? serveHealth(request, response) : serveLive(request, response),
);

interface Written {
  params: { id: string };
  data?: { after: { updateTime?: { toMillis: () => number } } };
}

/**
 * Milliseconds. What is deleted has no time of its own, and its event's may be cut to the second; this moment is later, and
 * whoever reads after it reads what was deleted, and whatever was written since.
 */
const writtenAt = ({ data }: Written) => data?.after.updateTime?.toMillis() ?? clock.now();

export const noteSettings = onDocumentWritten({ document: 'settings/{id}', region, retry: true }, (event) =>
  noteOne(event.params.id, writtenAt(event)),
);

export const noteLegalTexts = onDocumentWritten(
  { document: 'legalTexts/{id}', region, retry: true },
  (event) => noteChange('legalTexts', event.params.id, writtenAt(event)),
);

export const noteGuides = onDocumentWritten({ document: 'guides/{id}', region, retry: true }, (event) =>
  noteChange('guides', event.params.id, writtenAt(event)),
);
