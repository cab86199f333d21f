import { paths } from '@tempera/domain/site/paths';
import { z } from 'zod';
import { listProducts } from '../api/list-products.ts';
import { factsShape } from './template-facts.ts';
import { defineTool } from './tool.ts';

export const searchTemplates = defineTool({
  name: 'search_templates',
  title: 'Search templates',
  description:
    'Finds source-code templates for sale in this store by what they are for, their name, tags or technology; best match first, or the newest without a query. Prices are before tax.',
  readOnly: true,
  input: z.object({
    query: z.string().max(200).default('').describe('A few words, such as “login page”; typos are forgiven'),
    limit: z.number().int().min(1).max(50).default(10),
  }),
  output: z.object({
    templates: z.array(
      z.object(factsShape).pick({
        slug: true,
        title: true,
        description: true,
        category: true,
        tags: true,
        technology: true,
        priceCents: true,
        currency: true,
        url: true,
      }),
    ),
  }),
  async run({ query, limit }, { origin }) {
    const found = await listProducts({ q: query, limit });
    const templates = found.map((one) => ({ ...one, url: origin + paths.preview(one.category, one.slug) }));
    return { data: { templates } };
  },
});
