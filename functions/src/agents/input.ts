import { requestDownloadInput } from '@tempera/domain/calls/calls';
import { slugSchema } from '@tempera/domain/catalogue/slug';
import { z } from 'zod';

export const slug = slugSchema.describe('Slug of a template, as search_templates gives it');

export const version = requestDownloadInput.shape.version
  .unwrap()
  .unwrap()
  .optional()
  .describe('A version such as 1.2.0; the newest one if left out');

export const cartSlugs = z
  .array(slug)
  .min(1)
  .max(20)
  .transform((slugs) => [...new Set(slugs)]);
