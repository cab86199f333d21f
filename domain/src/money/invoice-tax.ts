import type { TaxRecord } from '../tax/tax.ts';
import type { Seller } from './seller.ts';

/**
 * UNCL 5305: S standard rate, AE reverse charge, G export, E exempt, O not subject to tax.
 */
export type TaxCategory = 'S' | 'AE' | 'G' | 'E' | 'O';

/** What the law wants to read on an invoice whose tax the buyer owes. */
export const reverseChargeText = 'Reverse charge: VAT to be accounted for by the recipient';

const reasons = {
  S: null,
  AE: { code: 'VATEX-EU-AE', text: reverseChargeText },
  G: { code: 'VATEX-EU-G', text: 'Export outside the EU' },
  E: { code: null, text: 'No tax is charged' },
  O: { code: 'VATEX-EU-O', text: 'Not subject to VAT' },
} as const satisfies Record<TaxCategory, { code: string | null; text: string } | null>;

const europeanUnion = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Whether a sale leaves the area that the seller's VAT holds in. */
const leaves = (from: string, to: string): boolean =>
  from !== to && !(europeanUnion.has(from) && europeanUnion.has(to));

/** What an invoice says of its tax: the category, and why none is charged, null where it is. */
export function taxCategoryOf(
  { reverseCharge, rate }: Pick<TaxRecord, 'reverseCharge' | 'rate'>,
  seller: Pick<Seller, 'country' | 'vatId'>,
  buyerCountry: string,
): { category: TaxCategory; reason: { code: string | null; text: string } | null } {
  const untaxed = (): TaxCategory => {
    if (!seller.vatId) return 'O';
    return leaves(seller.country ?? '', buyerCountry) ? 'G' : 'E';
  };
  const category = reverseCharge ? 'AE' : rate > 0 ? 'S' : untaxed();
  return { category, reason: reasons[category] };
}
