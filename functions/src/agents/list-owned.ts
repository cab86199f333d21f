import { z } from 'zod';
import { readLibrary } from '../api/catalogue.store.ts';
import { needCaller } from './need-caller.ts';
import { defineTool } from './tool.ts';

export const listOwned = defineTool({
  name: 'list_owned',
  title: 'List owned templates',
  description:
    'The templates in the library of the person whose access token this is (scope profile or library), with their newest versions.',
  readOnly: true,
  input: z.object({}),
  output: z.object({
    templates: z.array(
      z.object({
        slug: z.string(),
        title: z.string().nullable().describe('Null where the store has it no more'),
        version: z.string().nullable().describe('The newest one'),
        grantedAt: z.number().nullable(),
        suspended: z.boolean().describe('While its payment is disputed'),
      }),
    ),
  }),
  async run(_input, agent) {
    const { uid } = needCaller(agent, 'profile', 'library');
    return { data: { templates: await readLibrary(uid) } };
  },
});
