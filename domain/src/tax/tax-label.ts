import { countryName, usStates } from './countries.ts';
import type { QuotedTax } from './tax-record.ts';

/** What the tax of an order is called: at which rate, where, and whether the prices contain it. */
export function taxLabel(tax: QuotedTax | undefined): string {
  if (!tax || (tax.country === null && !tax.included)) return 'Tax';
  if (tax.reverseCharge) return tax.included ? 'Tax taken off (reverse charge)' : 'Tax (reverse charge)';
  const state = tax.region === null ? undefined : usStates[tax.region];
  const where = tax.country === null ? null : (state ?? countryName(tax.country));
  const how = [`${tax.rate / 100}%`, where, tax.included ? 'included' : null];
  return `Tax (${how.filter((part) => part !== null).join(', ')})`;
}
