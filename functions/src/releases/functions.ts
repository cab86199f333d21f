import { onDocumentCreated } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { region } from '../platform/params.ts';
import { announceRelease as announce } from './announce-release.ts';
import { publishVersion as takeVersion } from './publish-version.ts';

export const publishVersion = onRequest(
  // An archive is looked through in memory, to its last byte.
  { region, memory: '1GiB', timeoutSeconds: 300, concurrency: 2 },
  takeVersion,
);

export const announceRelease = onDocumentCreated(
  { document: 'announcements/{id}', region, retry: true, timeoutSeconds: 540 },
  (event) => announce(event.params.id),
);
