import { requestDownloadInput } from '@tempera/domain/calls/calls';
import { onRequest } from 'firebase-functions/https';
import { callable } from '../platform/callable.ts';
import { downloadSigningKey, region } from '../platform/params.ts';
import { sized } from '../platform/sized.ts';
import { download as sendDownload } from './download.ts';
import { requestDownload as giveLink } from './request-download.ts';
import { requestLinkedDownload } from './request-linked-download.ts';

export const requestDownload = callable(
  'requestDownload',
  requestDownloadInput,
  ({ orderLink, ...input }, context) =>
    orderLink
      ? requestLinkedDownload({ ...input, orderLink }, context.host, downloadSigningKey.value())
      : giveLink(input, context, downloadSigningKey.value()),
  { secrets: [downloadSigningKey] },
);

export const download = onRequest(
  { region, secrets: [downloadSigningKey] },
  sized('download', (request, response) => sendDownload(request, response, downloadSigningKey.value())),
);
