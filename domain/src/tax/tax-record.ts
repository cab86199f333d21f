import { isInUnion } from './european-union.ts';
import type { TaxEvidence, TaxRecord, VatCheck } from './tax.ts';
import type { TaxRule } from './tax-rule.ts';

/** What says where a buyer is, counted. */
export function evidenceFor(country: string | null, said: Omit<TaxEvidence, 'agree'>): TaxEvidence {
  const { billing, card, address } = said;
  const agree = [billing, card, address].filter((one) => one !== null && one === country).length;
  return { billing, card, address, agree };
}

/** A business that buys, by the VAT id that it has given. */
export interface Business {
  vatId: string;
  vatCheck: VatCheck;
}

/** What an order or a charge keeps of how it was taxed. A business keeps its VAT id where it is taxed as well. */
export function taxRecordOf(
  { privateRate: _private, ...rule }: TaxRule,
  said: Omit<TaxEvidence, 'agree'>,
  business: Business | null = null,
): TaxRecord {
  return { ...rule, ...business, evidence: evidenceFor(said.billing, said) };
}

/**
 * Whether less than two of three say where a private buyer in the Union is, whose tax goes by that. An office wants two that agree: such
 * an order is marked, not refused, since the buyer has done nothing wrong.
 */
export const hasThinEvidence = ({ mode, reverseCharge, rate, evidence }: TaxRecord): boolean =>
  mode !== 'one-rate' &&
  evidence.billing !== null &&
  isInUnion(evidence.billing) &&
  rate > 0 &&
  !reverseCharge &&
  evidence.agree < 2;

/** What a quote says of its tax. */
export type QuotedTax = Pick<TaxRecord, 'country' | 'region' | 'rate' | 'included' | 'reverseCharge'>;

export const quotedTax = ({ country, region, rate, included, reverseCharge }: QuotedTax): QuotedTax => ({
  country,
  region,
  rate,
  included,
  reverseCharge,
});
