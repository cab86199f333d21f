import { isInUnion } from '../tax/european-union.ts';
import type { TaxRecord } from '../tax/tax.ts';
import type { InvoiceContent } from './invoice.ts';
import { type NetAmounts, netAmounts } from './invoice-amounts.ts';
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

/** Whether a sale leaves the area that the seller's VAT holds in. */
const leaves = (from: string, to: string): boolean => from !== to && !(isInUnion(from) && isInUnion(to));

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

/** Where the buyer is: what they said, or whose tax they paid. Null where neither is a country's code. */
export const buyerCountryOf = ({ billing, tax }: Pick<InvoiceContent, 'billing' | 'tax'>): string | null =>
  [billing.country, tax?.country].find((code) => /^[A-Z]{2}$/.test(code ?? '')) ?? null;

/** What an invoice's lines, sums and tax are, the same for those who read it and for their programs. */
export interface Taxation extends ReturnType<typeof taxCategoryOf> {
  /** Basis points; null outside of VAT, where there is no rate. */
  rate: number | null;
  net: NetAmounts;
}

/** Null of an invoice that is older than tax records. A buyer whose country nobody knows is taken for the seller's neighbor. */
export function taxationOf(invoice: InvoiceContent): Taxation | null {
  const { tax, seller } = invoice;
  if (!tax) return null;
  const said = taxCategoryOf(tax, seller, buyerCountryOf(invoice) ?? seller.country ?? '');
  const charged = said.category === 'S' ? tax.rate : 0;
  return { ...said, rate: said.category === 'O' ? null : charged, net: netAmounts(invoice, charged) };
}
