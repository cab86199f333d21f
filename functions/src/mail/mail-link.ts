import type { SiteSettings } from '@tempera/domain/settings/settings';
import { storeOrigin } from '../platform/params.ts';

/** An address of the store as a mail needs it, with the origin. */
export function linkTo(path: string, settings: Pick<SiteSettings, 'siteUrl'>): string {
  const origin = storeOrigin.value() || settings.siteUrl || process.env.TEMPERA_STORE_ORIGIN || '';
  return `${origin.replace(/\/+$/, '')}${path}`;
}
