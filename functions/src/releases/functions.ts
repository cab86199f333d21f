import { onDocumentCreated } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { region } from '../platform/params.ts';
import { announceRelease as announce, sweepAnnouncements as sweepOpen } from './announce-release.ts';
import { publishVersion as takeVersion } from './publish-version.ts';
import { sweepUploads as sweepAll } from './sweep-uploads.ts';

export const publishVersion = onRequest(
  // An archive is looked through in memory, to its last byte.
  { region, memory: '1GiB', timeoutSeconds: 300, concurrency: 2 },
  takeVersion,
);

export const sweepUploads = onSchedule({ schedule: 'every 60 minutes', region }, async () => {
  await sweepAll();
});

export const announceRelease = onDocumentCreated(
  { document: 'announcements/{id}', region, retry: true, timeoutSeconds: 540 },
  (event) => announce(event.params.id),
);

export const sweepAnnouncements = onSchedule({ schedule: 'every 10 minutes', region }, async () => {
  await sweepOpen();
});
