import { refs } from '../platform/refs.ts';
import { noteInstalls as noteOf } from '../registry/packages.store.ts';
import type { Migration } from './migration.ts';

/** The public documents of releases say how these are installed (decision 84). */
export const noteInstalls: Migration = {
  id: '0010-note-installs',
  steps: [{ name: 'products', collection: refs.products, bring: noteOf }],
};
