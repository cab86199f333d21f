import { expect, it } from 'vitest';
import type { TaxEvidence, TaxRecord } from './tax.ts';
import { evidenceFor, hasThinEvidence } from './tax-record.ts';

it.each([
  [{ billing: 'AT', card: 'AT', address: 'AT' }, 3],
  [{ billing: 'AT', card: 'DE', address: 'AT' }, 2],
  [{ billing: 'AT', card: 'DE', address: null }, 1],
  [{ billing: null, card: null, address: null }, 0],
])('counts what agrees with what the buyer says: %j', (said, agree) => {
  expect(evidenceFor(said.billing, said).agree).toBe(agree);
});

const record = (
  said: Partial<TaxEvidence>,
  more: Partial<Pick<TaxRecord, 'mode' | 'rate' | 'reverseCharge'>> = {},
): TaxRecord => ({
  mode: 'by-country',
  country: 'AT',
  region: null,
  rate: 2_000,
  included: false,
  reverseCharge: false,
  vatId: null,
  ...more,
  evidence: { billing: 'AT', card: null, address: null, agree: 1, ...said },
});

it.each([
  ['one piece', record({}), true],
  ['none', record({ agree: 0 }), true],
  ['two', record({ card: 'AT', agree: 2 }), false],
  ['one of somebody outside of the Union', record({ billing: 'US' }), false],
  ['one of a business that owes the tax', record({}, { reverseCharge: true, rate: 0 }), false],
  ['none where one rate holds', record({ billing: null, agree: 0 }, { mode: 'one-rate' }), false],
])('%s', (_what, tax, thin) => {
  expect(hasThinEvidence(tax)).toBe(thin);
});
