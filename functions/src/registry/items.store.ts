import { readRows } from '../catalogue/rows.store.ts';
import { db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import type { RegistryRelease } from './packages.store.ts';

/** What package managers have of a release; null for one that there is not. */
export async function findRelease(slug: string, version: string): Promise<RegistryRelease | null> {
  return ((await refs.packageRelease(slug, version).get()).data() as RegistryRelease | undefined) ?? null;
}

export interface Listed {
  slug: string;
  title: string;
  description: string;
}

/** What a person may have now, of which the newest release is an item, by title. */
export async function listItems(uid: string): Promise<Listed[]> {
  const [rows, library] = await Promise.all([readRows(), refs.library(uid).get()]);
  const free = rows.filter(({ priceCents }) => priceCents === 0).map(({ slug }) => slug);
  const owned = library.docs.filter((one) => one.get('suspended') !== true).map(({ id }) => id);
  const slugs = [...new Set([...free, ...owned])];
  if (slugs.length === 0) return [];
  const products = (await db().getAll(...slugs.map(refs.product))).filter(
    (one) => one.exists && one.get('status') !== 'draft' && one.get('version'),
  );
  if (products.length === 0) return [];
  const releases = await db().getAll(
    ...products.map((one) => refs.packageRelease(one.id, one.get('version'))),
  );
  return products
    .filter((_, n) => releases[n]?.get('itemProblem') === null)
    .map((one) => ({
      slug: one.id,
      title: String(one.get('title')),
      description: String(one.get('description')),
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}

/** What an item says of its template besides its files. */
export async function describeProduct(slug: string): Promise<Listed> {
  const { title = slug, description = '' } = (await refs.product(slug).get()).data() ?? {};
  return { slug, title: String(title), description: String(description) };
}
