import { requestDownloadInput } from '@tempera/domain/calls/calls';
import { callable } from '../platform/callable.ts';
import { downloadSigningKey } from '../platform/params.ts';
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
