import { packageName } from '@tempera/domain/packages/package-name';
import { loadSettings } from '../checkout/checkout-facts.store.ts';

/** What a template is called as a package of this store, and as an item of its registry. */
export const nameFor = async (slug: string): Promise<string> =>
  packageName((await loadSettings()).siteName, slug);
