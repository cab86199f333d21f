import { requestDownloadInput } from '@tempera/domain/calls/calls';
import { callable } from '../platform/callable.ts';
import { downloadSigningKey } from '../platform/params.ts';

export const requestDownload = callable(
  'requestDownload',
  requestDownloadInput,
  async ({ orderLink, ...input }, context) =>
    orderLink
      ? (await import('./request-linked-download.ts')).requestLinkedDownload(
          { ...input, orderLink },
          context.host,
          downloadSigningKey.value(),
        )
      : (await import('./request-download.ts')).requestDownload(input, context, downloadSigningKey.value()),
  { secrets: [downloadSigningKey] },
);
