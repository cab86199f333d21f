import {
  type CatalogueRow,
  type CatalogueSummary,
  catalogueDocs,
  reviewsDoc,
} from '@tempera/domain/catalogue/catalogue';
import type { Product, ProductVersion } from '@tempera/domain/catalogue/product';
import { noReviews, type ReviewSummary } from '@tempera/domain/catalogue/review';
import { type Maintenance, mergeSettings, type SiteSettings } from '@tempera/domain/settings/settings';
import { readPublic } from './public-store.ts';
import type { PlainData } from './read-public.ts';

/** The public documents by name, and how their plain data becomes domain types. */
export const publicPaths = {
  settings: 'settings/site',
  maintenance: 'settings/maintenance',
  creator: 'settings/creator',
  summary: `catalogue/${catalogueDocs.summary}`,
  rows: `catalogue/${catalogueDocs.rows}`,
  catalogueVersion: `catalogue/${catalogueDocs.version}`,
  product: (slug: string) => `products/${slug}`,
  reviews: (slug: string) => `catalogue/${reviewsDoc(slug)}`,
  /** Where an archived product leaves a trace (decision 12). */
  archived: (slug: string) => `archived/${slug}`,
  source: (slug: string, version: string, n: number) => `products/${slug}/versions/${version}/sources/${n}`,
  /** Whose an address is that is no slug. */
  address: (address: string) => `addresses/${address}`,
  version: (slug: string, version: string) => `products/${slug}/versions/${version}`,
} as const;

export function toSettings(data: PlainData | null): SiteSettings {
  const { settings, broken } = mergeSettings(data);
  if (broken.length > 0) console.warn('Failed to parse saved settings', broken);
  return settings;
}

/** No document, or a broken one, closes nothing. */
export function toMaintenance(
  data: PlainData | null,
): Pick<Maintenance, 'enabled' | 'message' | 'expectedEnd'> {
  return {
    enabled: data?.enabled === true,
    message: typeof data?.message === 'string' ? data.message : '',
    expectedEnd: typeof data?.expectedEnd === 'number' ? data.expectedEnd : null,
  };
}

export function toSummary(data: PlainData | null): CatalogueSummary {
  return (data ?? { rows: [], categories: [], total: 0 }) as unknown as CatalogueSummary;
}

/** What fetches rows comes when they are needed: a list's page brings its first ones along. */
const shards = () => import('./shards.ts');

/** All catalogue rows that `catalogue/rows` names. @throws TypeError without a connection, Error where a file of them is gone */
export const toRows = async (data: PlainData | null): Promise<CatalogueRow[]> =>
  data ? (await shards()).joinRows(data) : [];

/**
 * What is read from `catalogue/rows` as it was known. Where that names files that are gone, as a page from long ago may, it is read anew.
 */
async function ofRows<T>(
  read: (data: PlainData | null) => Promise<T>,
): Promise<{ data: PlainData | null; rows: T }> {
  const data = await readPublic(publicPaths.rows);
  try {
    return { data, rows: await read(data) };
  } catch (lost) {
    const now = await readPublic(publicPaths.rows, 0);
    if (now === data) throw lost;
    return { data: now, rows: await read(now) };
  }
}

/** `catalogue/rows` and all that it names. */
export const readCatalogue = () => ofRows(toRows);

/** The rows of these products, as far as they are for sale, without the rest of the catalogue. */
export const readRowsOf = async (slugs: readonly string[]): Promise<CatalogueRow[]> =>
  (await ofRows(async (data) => (data ? (await shards()).pickRows(data, slugs) : []))).rows;

export function toProduct(slug: string, data: PlainData | null): Product | null {
  return data ? ({ ...data, slug } as unknown as Product) : null;
}

export function toVersion(version: string, data: PlainData | null): ProductVersion | null {
  return data ? ({ ...data, version } as unknown as ProductVersion) : null;
}

/** What the preview page shows of a product's reviews; of a product without any there may be no document. */
export function toReviews(data: PlainData | null): ReviewSummary {
  return (data ?? noReviews) as unknown as ReviewSummary;
}

export const readSettings = async () => toSettings(await readPublic(publicPaths.settings));
/** The server asks each time it renders: closing the store is for now, and must not come and go with its memory. */
export const readMaintenance = () => readPublic(publicPaths.maintenance, import.meta.env.SSR ? 0 : undefined);
export const readSummary = async () => toSummary(await readPublic(publicPaths.summary));
export const readRows = async () => (await readCatalogue()).rows;
