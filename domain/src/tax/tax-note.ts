import type { SiteSettings } from '../settings/settings.ts';

/** What stands beside a price about its tax; null where none is charged. */
export function taxNote({ tax, taxRate }: Pick<SiteSettings, 'tax' | 'taxRate'>): string | null {
  const byCountry = tax.mode !== 'one-rate' && tax.country !== '';
  if (!byCountry && Number(taxRate) === 0) return null;
  if (tax.included) return 'Tax is included.';
  return byCountry ? 'Tax depends on your country and is added at checkout.' : 'Tax is added at checkout.';
}
