import { onRequest } from 'firebase-functions/https';
import { downloadSigningKey, region, stripeSecrets } from './platform/params.ts';

/** 100,000 rows and their index are some 300 MB, and more than the 512 MB that Node takes of 1 GiB while a broad search is under way (decision 91). */
const catalogueMemory = '2GiB';

// What they serve is loaded by their first request: most containers are of calls, which need none of it.

/** What is looked at: pictures, and what was sent with tickets; and what browsers tell, which is small as well. */
export const files = onRequest({ region, memory: catalogueMemory }, async (request, response) => {
  const { serveFiles } = await import('./serve-files.ts');
  await serveFiles(request, response);
});

/**
 * What somebody's own is: archives by the links of downloads, and whatever programs ask with an access token (decision 82). An agent's
 * quote asks the payment provider for its tax.
 */
export const download = onRequest(
  { region, memory: catalogueMemory, secrets: [downloadSigningKey, ...stripeSecrets] },
  async (request, response) => {
    const { servePrograms } = await import('./serve-programs.ts');
    await servePrograms(request, response);
  },
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
  async (request, response) => {
    const { serveTransfers } = await import('./serve-transfers.ts');
    await serveTransfers(request, response);
  },
);
