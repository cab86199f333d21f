import type { Reactions } from '../platform/react.ts';
import { syncCatalogue } from './sync-catalogue.ts';
import { worthTelling } from './worth-telling.ts';

export const reactions: Reactions = {
  products: ({ id, before, after }) => syncCatalogue(id, worthTelling(before, after)),
  categories: () => syncCatalogue(null),
};
