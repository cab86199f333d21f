import { z } from 'zod';
import { slug } from './input.ts';
import { factsShape, toFacts } from './template-facts.ts';
import { loadTemplate } from './templates.store.ts';
import { defineTool } from './tool.ts';

export const compareTemplates = defineTool({
  name: 'compare_templates',
  title: 'Compare templates',
  description:
    'The same facts of two to five templates side by side: price, technology, license, rating, size, features.',
  readOnly: true,
  input: z.object({
    slugs: z
      .array(slug)
      .min(2)
      .max(5)
      .transform((slugs) => [...new Set(slugs)]),
  }),
  output: z.object({ templates: z.array(z.object(factsShape)) }),
  async run({ slugs }, agent) {
    const templates = await Promise.all(slugs.map((one) => loadTemplate(one, agent)));
    return { data: { templates: templates.map((one) => toFacts(one, agent.origin)) } };
  },
});
