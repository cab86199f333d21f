import {
  type CatalogueRow,
  type CatalogueSummary,
  catalogueDocs,
  reviewsDoc,
  unpackRows,
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

const unpacked = new WeakMap<PlainData, Promise<CatalogueRow[]>>();

/** All catalogue rows; unpacked once for each version of the document. */
export function toRows(data: PlainData | null): Promise<CatalogueRow[]> {
  if (!(data?.packed instanceof Uint8Array)) return Promise.resolve([]);
  let rows = unpacked.get(data);
  if (!rows) {
    rows = unpackRows(data.packed);
    unpacked.set(data, rows);
  }
  return rows;
}

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
export const readRows = async () => toRows(await readPublic(publicPaths.rows));
