import { compareVersions } from '@tempera/domain/catalogue/compare-versions';
import { productSchema } from '@tempera/domain/catalogue/product';
import { readInstalls } from '@tempera/domain/packages/installs';
import { type DocumentData, db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { toMillis } from '../platform/timestamps.ts';

const shownSchema = productSchema.pick({
  title: true,
  description: true,
  fullDescription: true,
  category: true,
  tags: true,
  features: true,
  includes: true,
  technology: true,
  license: true,
  priceCents: true,
  currency: true,
  version: true,
  status: true,
});

/** A product as its page shows it; null for none, and for one that is broken. */
export async function findProduct(slug: string) {
  const parsed = shownSchema.safeParse((await refs.product(slug).get()).data());
  return parsed.success ? { slug, ...parsed.data } : null;
}

/** A version as programs are told of it; its time in milliseconds. */
function toRelease(version: string, data: DocumentData) {
  const { sizeBytes, sha256, changelog, releasedAt, fileName } = data;
  const installs = readInstalls(data.installs);
  return { version, releasedAt: toMillis(releasedAt), changelog, sizeBytes, sha256, fileName, installs };
}

/** The versions of a product, newest first. */
export async function readReleases(slug: string) {
  const found = await refs.versions(slug).get();
  return found.docs
    .map((one) => toRelease(one.id, one.data()))
    .toSorted((one, other) => compareVersions(other.version, one.version));
}

/** A version, with the commit and the tree that git has of it, which are null for none; null for no such version. */
export async function findRelease(slug: string, version: string) {
  const [found, git] = await db().getAll(refs.version(slug, version), refs.gitRelease(slug, version));
  const data = found?.data();
  if (!data) return null;
  const { commit = null, tree = null } = git?.data() ?? {};
  return { ...toRelease(version, data), commit, tree };
}

/** What a person owns, with its newest version and the newest that they downloaded; a title is null where the store has the product no more. Times in milliseconds. */
export async function readLibrary(uid: string) {
  const { docs } = await refs.library(uid).get();
  if (docs.length === 0) return [];
  const products = await db().getAll(...docs.map(({ id }) => refs.product(id)));
  return docs.map((owned, at) => ({
    slug: owned.id,
    title: products[at]?.get('title') ?? null,
    version: products[at]?.get('version') ?? null,
    downloaded: owned.get('downloaded') ?? null,
    grantedAt: toMillis(owned.get('grantedAt')),
    suspended: owned.get('suspended') === true,
  }));
}
