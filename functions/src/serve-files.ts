import { mostReportBytes } from '@tempera/domain/operations/browser-error';
import { avatarAsked } from './avatars/avatar-path.ts';
import { servePicture } from './avatars/serve-picture.ts';
import { serveList } from './catalogue/serve-list.ts';
import { serveShard } from './catalogue/serve-shard.ts';
import { takeReport } from './errors/take-report.ts';
import { byFirstName } from './platform/by-first-name.ts';
import { sized } from './platform/sized.ts';
import { serveProductPicture } from './products/serve-product-picture.ts';
import { downloadAttachment } from './support/download-attachment.ts';

/** What the function `files` serves, by the first name of its path. */
export const serveFiles = byFirstName({
  avatars: sized('servePicture', (request, response) =>
    servePicture('avatar', avatarAsked, request, response),
  ),
  pictures: sized('serveProductPicture', serveProductPicture),
  catalogue: sized('serveCatalogue', (request, response) =>
    request.path.startsWith('/catalogue/find/')
      ? serveList(request, response)
      : serveShard(request, response),
  ),
  attachments: sized('downloadAttachment', downloadAttachment),
  errors: sized('takeReport', takeReport, mostReportBytes),
});
