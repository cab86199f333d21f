import { RefusalError } from '@tempera/domain/calls/reasons';
import type { NewestRelease } from '@tempera/domain/catalogue/product-calls';
import { db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { nameFor } from '../registry/name-for.ts';

/**
 * What the next release of a product is measured by.
 * @throws RefusalError `product-not-found`
 */
export async function readNewest(slug: string): Promise<NewestRelease> {
  const product = (await refs.product(slug).get()).data();
  if (!product || product.deleting === true) throw new RefusalError('product-not-found');
  const packageName = await nameFor(slug);
  const version = String(product.version ?? '');
  if (version === '') return { version: null, tree: null, files: [], open: [], packageName };
  const [release, git] = await db().getAll(refs.version(slug, version), refs.gitRelease(slug, version));
  const files = (release?.get('files') ?? []) as { path: string }[];
  const open = (release?.get('open') ?? []) as string[];
  return { version, tree: git?.get('tree') ?? null, files: files.map(({ path }) => path), open, packageName };
}
