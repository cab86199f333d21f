import { type CatalogueRow, unpackRows } from '@tempera/domain/catalogue/catalogue';
import { mergeSettings, type SiteSettings } from '@tempera/domain/settings/settings';
import { refs } from '../platform/refs.ts';

export async function readSite(): Promise<SiteSettings> {
  const stored = await refs.site().get();
  return mergeSettings(stored.data()).settings;
}

/** All active products by one read. */
export async function readRows(): Promise<CatalogueRow[]> {
  const packed: unknown = (await refs.catalogue('rows').get()).data()?.packed;
  return packed instanceof Uint8Array ? unpackRows(packed) : [];
}
