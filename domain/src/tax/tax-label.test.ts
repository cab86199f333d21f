import { expect, it } from 'vitest';
import { taxLabel } from './tax-label.ts';

const tax = { country: null, region: null, rate: 850, included: false, reverseCharge: false };

it.each([
  [undefined, 'Tax'],
  [tax, 'Tax'],
  [{ ...tax, included: true }, 'Tax (8.5%, included)'],
  [{ ...tax, country: 'DE', rate: 1_900 }, 'Tax (19%, Germany)'],
  [{ ...tax, country: 'US', region: 'NY', rate: 887.5 }, 'Tax (8.875%, New York)'],
  [{ ...tax, country: 'FR', rate: 0, reverseCharge: true }, 'Tax (reverse charge)'],
  [{ ...tax, rate: 0, included: true, reverseCharge: true }, 'Tax taken off (reverse charge)'],
])('%j is called %s', (known, label) => {
  expect(taxLabel(known)).toBe(label);
});
