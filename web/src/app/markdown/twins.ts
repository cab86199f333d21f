import { home } from './home.ts';
import { categories, templates } from './lists.ts';
import { preview } from './preview.ts';
import { about, creator, documentation, legal, maintenance, pricing, support } from './store-pages.ts';
import type { Twin } from './twin.ts';
import { versions } from './versions.ts';

/** The Markdown twin of each public page, by the pattern of its route; the home page's is empty. */
export const twins: Readonly<Record<string, Twin>> = {
  '': home,
  templates,
  categories,
  pricing,
  about,
  support,
  'support/documentation/:article?': documentation,
  'legal/:document': legal,
  'product/:category/:slug/preview': preview,
  'product/:category/:slug/versions': versions,
  ':name': creator,
  '/under/management': maintenance,
};
