import { mostReportBytes } from '@tempera/domain/operations/browser-error';
import { onRequest } from 'firebase-functions/https';
import { countOwners } from './advisories/count-owners.ts';
import { mcp, messageBytes } from './agents/mcp.ts';
import { api } from './api/api.ts';
import { avatarAsked } from './avatars/avatar-path.ts';
import { servePicture } from './avatars/serve-picture.ts';
import { exportStore } from './backup/export-store.ts';
import { download as sendDownload } from './downloads/download.ts';
import { takeReport } from './errors/take-report.ts';
import { git } from './git/git.ts';
import { fileBytes } from './platform/body-size.ts';
import { byFirstName } from './platform/by-first-name.ts';
import { downloadSigningKey, region } from './platform/params.ts';
import { sized } from './platform/sized.ts';
import { serveProductPicture } from './products/serve-product-picture.ts';
import { uploadProductVideo } from './products/upload-product-video.ts';
import { mostNpmBytes, npm } from './registry/npm.ts';
import { registryItems } from './registry/registry-items.ts';
import { publishVersion } from './releases/publish-version.ts';
import { source } from './source/source.ts';
import { attachToTicket } from './support/attach-to-ticket.ts';
import { downloadAttachment } from './support/download-attachment.ts';

/** What is looked at: pictures, and what was sent with tickets; and what browsers tell, which is small as well. */
export const files = onRequest(
  { region },
  byFirstName({
    avatars: sized('servePicture', (request, response) =>
      servePicture('avatar', avatarAsked, request, response),
    ),
    pictures: sized('serveProductPicture', serveProductPicture),
    attachments: sized('downloadAttachment', downloadAttachment),
    errors: sized('takeReport', takeReport, mostReportBytes),
  }),
);

/** What somebody's own is: archives by the links of downloads, and whatever programs ask with an access token (decision 82). */
export const download = onRequest(
  { region, secrets: [downloadSigningKey] },
  byFirstName(
    {
      api: sized('api', (request, response) => api(request, response, downloadSigningKey.value())),
      git: sized('git', git),
      mcp: sized(
        'mcp',
        (request, response) => mcp(request, response, downloadSigningKey.value()),
        messageBytes,
      ),
      npm: sized('npm', npm, mostNpmBytes),
      r: sized('registryItems', registryItems),
      owners: sized('countOwners', countOwners),
      source: sized('source', source),
    },
    // A link stands behind the name, or alone where the function is asked at its own address.
    sized('download', (request, response) => sendDownload(request, response, downloadSigningKey.value())),
  ),
);

/** What is read whole: an archive or a video that has arrived is in memory to its last byte, and an export is all there is. */
export const transfers = onRequest(
  {
    region,
    memory: '1GiB',
    timeoutSeconds: 540,
    concurrency: 4,
    maxInstances: 10,
    secrets: [downloadSigningKey],
  },
  byFirstName({
    attach: sized('attachToTicket', attachToTicket, fileBytes),
    backup: sized('exportStore', (request, response) =>
      exportStore(request, response, downloadSigningKey.value()),
    ),
    publish: sized('publishVersion', publishVersion),
    videos: sized('uploadProductVideo', uploadProductVideo),
  }),
);
