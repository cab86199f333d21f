import { toBasisPoints } from '../money/money.ts';
import type { SiteSettings } from '../settings/settings.ts';
import type { TaxRecord } from './tax.ts';

/** The tax of a store that has one rate for everybody, on top of its prices: nobody's country matters. */
export function oneRate({ taxRate }: Pick<SiteSettings, 'taxRate'>): TaxRecord {
  return {
    mode: 'one-rate',
    country: null,
    region: null,
    rate: toBasisPoints(Number(taxRate)),
    included: false,
    reverseCharge: false,
    vatId: null,
    evidence: { billing: null, card: null, address: null, agree: 0 },
  };
}
