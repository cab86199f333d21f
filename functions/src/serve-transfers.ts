import { exportStore } from './backup/export-store.ts';
import { fileBytes } from './platform/body-size.ts';
import { byFirstName } from './platform/by-first-name.ts';
import { downloadSigningKey } from './platform/params.ts';
import { sized } from './platform/sized.ts';
import { uploadProductVideo } from './products/upload-product-video.ts';
import { publishVersion } from './releases/publish-version.ts';
import { attachToTicket } from './support/attach-to-ticket.ts';

/** What the function `transfers` serves, by the first name of its path. */
export const serveTransfers = byFirstName({
  attach: sized('attachToTicket', attachToTicket, fileBytes),
  backup: sized('exportStore', (request, response) =>
    exportStore(request, response, downloadSigningKey.value()),
  ),
  publish: sized('publishVersion', publishVersion),
  videos: sized('uploadProductVideo', uploadProductVideo),
});
