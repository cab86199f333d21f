import type { Reactions } from '../platform/react.ts';
import { hasOrderTerms, writeOrderTerms } from './order-terms.store.ts';

export const reactions: Reactions = {
  /** An order is written with its terms; one from elsewhere gets them here. */
  async orders({ id, after }) {
    if (after && !hasOrderTerms(id, after)) await writeOrderTerms(id);
  },
};
