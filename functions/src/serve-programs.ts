import { countOwners } from './advisories/count-owners.ts';
import { mcp, messageBytes } from './agents/mcp.ts';
import { api } from './api/api.ts';
import { download as sendDownload } from './downloads/download.ts';
import { git } from './git/git.ts';
import { byFirstName } from './platform/by-first-name.ts';
import { downloadSigningKey } from './platform/params.ts';
import { sized } from './platform/sized.ts';
import { mostNpmBytes, npm } from './registry/npm.ts';
import { registryItems } from './registry/registry-items.ts';
import { source } from './source/source.ts';

/** What the function `download` serves, by the first name of its path. */
export const servePrograms = byFirstName(
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
);
