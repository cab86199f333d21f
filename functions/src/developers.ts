import { onRequest } from 'firebase-functions/https';
import { api } from './api/api.ts';
import { git } from './git/git.ts';
import { byFirstName } from './platform/by-first-name.ts';
import { downloadSigningKey, region } from './platform/params.ts';
import { sized } from './platform/sized.ts';

/** What developers' own programs ask, each with an access token (decision 82). */
export const developers = onRequest(
  { region, secrets: [downloadSigningKey] },
  sized(
    'developers',
    byFirstName({
      api: (request, response) => api(request, response, downloadSigningKey.value()),
      git,
    }),
  ),
);
