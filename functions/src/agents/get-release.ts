import { z } from 'zod';
import { giveArchive } from '../downloads/give-archive.ts';
import { findEntitled } from '../tokens/entitled.ts';
import { slug, version } from './input.ts';
import { needCaller } from './need-caller.ts';
import { defineTool } from './tool.ts';

export const getRelease = defineTool({
  name: 'get_release',
  title: 'Get a release',
  description:
    'A link to the ZIP archive of a version that the person may download, good for five minutes. Needs an access token with the scope library. A free template that they don’t own counts against their month’s allowance.',
  readOnly: false,
  input: z.object({ slug, version }),
  output: z.object({
    url: z.string(),
    fileName: z.string(),
    sizeBytes: z.number(),
    sha256: z.string(),
    expiresAt: z.number(),
  }),
  async run(input, agent) {
    const caller = needCaller(agent, 'library');
    const offer = await findEntitled(caller, input.slug);
    const { host, signingKey } = agent;
    return { data: await giveArchive(caller, offer, input, host, signingKey, caller.tokenId) };
  },
});
