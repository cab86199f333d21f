import { z } from 'zod';
import { listReleases as listThem } from '../api/list-releases.ts';
import { slug } from './input.ts';
import { needCaller } from './need-caller.ts';
import { defineTool } from './tool.ts';
import { weaknessesOn } from './weakness-shape.ts';

export const listReleases = defineTool({
  name: 'list_releases',
  title: 'List releases',
  description:
    'All versions of a template, the newest first, with what changed in each and what is known to be wrong with it. Needs an access token.',
  readOnly: true,
  input: z.object({ slug }),
  output: z.object({
    releases: z.array(
      z.object({
        version: z.string(),
        releasedAt: z.number().nullable(),
        changelog: z.string().describe('Markdown, as the seller wrote it'),
        sizeBytes: z.number(),
        sha256: z.string(),
        fileName: z.string(),
        advisories: weaknessesOn('this version'),
      }),
    ),
  }),
  async run(input, agent) {
    return { data: { releases: await listThem(input.slug, needCaller(agent)) } };
  },
});
