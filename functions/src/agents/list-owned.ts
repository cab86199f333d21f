import { weaknessesOf } from '@tempera/domain/advisories/advisory';
import { z } from 'zod';
import { readAdvisories } from '../advisories/advisories.store.ts';
import { readLibrary } from '../api/catalogue.store.ts';
import { needCaller } from './need-caller.ts';
import { defineTool } from './tool.ts';
import { weaknessesOn } from './weakness-shape.ts';

export const listOwned = defineTool({
  name: 'list_owned',
  title: 'List owned templates',
  description:
    'The templates in the library of the person whose access token this is (scope profile or library), with their newest versions, those that the person has, and known vulnerabilities of these.',
  readOnly: true,
  input: z.object({}),
  output: z.object({
    templates: z.array(
      z.object({
        slug: z.string(),
        title: z.string().nullable().describe('Null where the store has it no more'),
        version: z.string().nullable().describe('The newest one'),
        downloaded: z.string().nullable().describe('The newest one that the person has taken; null for none'),
        grantedAt: z.number().nullable(),
        suspended: z.boolean().describe('While its payment is disputed'),
        advisories: weaknessesOn('the version that the person has taken, or else of the newest one'),
      }),
    ),
  }),
  async run(_input, agent) {
    const { uid } = needCaller(agent, 'profile', 'library');
    const owned = await readLibrary(uid);
    const advisories = await readAdvisories(owned.map((one) => one.slug));
    const templates = owned.map((one) => {
      const about = advisories.filter(({ slug }) => slug === one.slug);
      return { ...one, advisories: weaknessesOf(one.downloaded ?? one.version ?? '', about) };
    });
    return { data: { templates } };
  },
});
