import { RefusalError } from '@tempera/domain/calls/reasons';
import type { Offer } from '../downloads/downloads.store.ts';
import { findEntitled } from '../tokens/entitled.ts';
import type { TokenCaller } from '../tokens/require-token.ts';
import { type KnownPackages, loadPackages, type StoredPackage } from './packages.store.ts';

export type NpmRelease = KnownPackages & { npm: StoredPackage };

/**
 * A package that the bearer of a token may have: its releases under that name. A store that has changed its own name has earlier ones under
 * another. Whether a template is a package is no secret, so that nobody buys one for npm that isn't.
 * @throws RefusalError those of `findEntitled`, of which `product-not-found` for no such package as well: a draft is not told from nothing
 */
export async function findPackage(
  caller: TokenCaller,
  { slug, name }: { slug: string; name: string },
): Promise<{ offer: Offer; releases: NpmRelease[] }> {
  const releases = (await loadPackages(slug)).filter((one): one is NpmRelease => one.npm?.name === name);
  if (releases.length === 0) throw new RefusalError('product-not-found');
  const offer = await findEntitled(caller, slug);
  return { offer, releases };
}
