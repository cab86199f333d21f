import { isForSale } from '@tempera/domain/catalogue/for-sale';
import { paths } from '@tempera/domain/site/paths';
import { z } from 'zod';
import type { Template } from './templates.store.ts';

/** What is said of a template wherever it is named. */
export const factsShape = {
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  technology: z.string().nullable(),
  license: z.string(),
  priceCents: z.number().describe('0 is free; before tax'),
  currency: z.string(),
  rating: z.number().describe('Out of 5, or 0 before the first rating'),
  reviewCount: z.number(),
  downloads: z.number(),
  forSale: z.boolean(),
  version: z.string().describe('The newest one; empty while there is none'),
  releasedAt: z.number().nullable(),
  sizeBytes: z.number().nullable(),
  fileCount: z.number(),
  features: z.array(z.string()),
  includes: z.array(z.string()),
  url: z.string().describe('Its page; the same with .md behind it is Markdown'),
};

/** A template with where its page is. @param origin of the store */
export const toFacts = (template: Template, origin: string) => ({
  ...template,
  forSale: isForSale(template),
  url: origin + paths.preview(template.category, template.slug),
});
