import { missingOfSeller, type Seller } from '../money/seller.ts';
import { isInUnion } from '../tax/european-union.ts';
import { asksCountry } from '../tax/tax-rule.ts';
import type { SiteSettings } from './settings.ts';

const carry = 'Then they carry their data for accounting programs (Factur-X, EN 16931).';

/** What invoices lack to carry their data, as a sentence; null where they do. */
export function invoiceGap(seller: Seller, site: Pick<SiteSettings, 'tax' | 'askTaxAddress'>): string | null {
  const missing = missingOfSeller(seller);
  if (missing.length > 0)
    return `Invoices are plain PDFs until this is filled in: ${missing.join(', ')}. ${carry}`;
  if (asksCountry(site) || site.askTaxAddress) return null;
  return `Your details are complete, but invoices are plain PDFs where the buyer has not said their country. Switch on “Require country and ZIP code” (Checkout), or tax by the buyer’s country. ${carry}`;
}

/** What tax lacks, or what contradicts it, as sentences. */
export function taxGaps(
  { mode, country }: Pick<SiteSettings['tax'], 'mode' | 'country'>,
  seller: Seller,
): string[] {
  if (mode === 'one-rate') return [];
  if (mode === 'by-country' && country === '')
    return ['The one rate holds until the country of the store is filled in.'];
  const gaps: string[] = [];
  if (country !== '' && seller.country && seller.country !== country)
    gaps.push(
      `You are taxed in ${country}, but the seller on invoices is in ${seller.country}. See Invoices.`,
    );
  if (isInUnion(country) && !seller.vatId?.trim())
    gaps.push('A store that charges VAT in the EU needs its VAT ID on invoices. Fill it in under Invoices.');
  return gaps;
}
