import { byUrgency } from '@tempera/domain/advisories/advisory';
import { readAdvisories } from '../advisories/advisories.store.ts';
import { readLibrary } from './catalogue.store.ts';

/**
 * What is known to be wrong with what a person owns, the worst first; nothing of what is held back from them. `held` is the newest version
 * that they have downloaded, or the newest there is, as their library has it.
 */
export async function listAdvisories(uid: string) {
  const owned = (await readLibrary(uid)).filter(({ suspended }) => !suspended);
  const found = await readAdvisories(owned.map(({ slug }) => slug));
  const heldOf = new Map(owned.map(({ slug, downloaded, version }) => [slug, downloaded ?? version]));
  return found
    .toSorted(byUrgency)
    .map(({ withdrawnAt: _, ...advisory }) => ({ ...advisory, held: heldOf.get(advisory.slug) ?? null }));
}
