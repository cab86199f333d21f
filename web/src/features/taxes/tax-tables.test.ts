import type { TaxRow } from '@tempera/domain/reports/tax-report';
import { expect, it } from 'vitest';
import { correctionsTable, ossTable, placesTable, toFile, totalsOf } from './tax-tables.ts';

const sums = { grossCents: 1_190, netCents: 1_000, taxCents: 190 };
const row = (more: Partial<TaxRow>): TaxRow => ({
  currency: 'EUR',
  country: 'DE',
  region: null,
  rate: 1_900,
  reverseCharge: false,
  sales: 2,
  ...sums,
  ...more,
});

it('writes places, rates and amounts to the cent', () => {
  const rows = [
    row({}),
    row({ country: 'FR', rate: 0, reverseCharge: true }),
    row({ country: 'US', region: 'NY', rate: 887.5, currency: 'USD', taxCents: -5 }),
    row({ country: null, rate: 850 }),
    row({ country: null, rate: null }),
  ];
  expect(toFile(placesTable(rows, '2026-Q4'))).toBe(
    '\uFEFFcountry,state,rate,payments,taxable,tax,total,currency\r\n' +
      'Germany,,19 %,2,10.00,1.90,11.90,EUR\r\n' +
      'France,,Reverse charge,2,10.00,1.90,11.90,EUR\r\n' +
      'United States,New York,8.875 %,2,10.00,-0.05,11.90,USD\r\n' +
      'One rate for all,,8.5 %,2,10.00,1.90,11.90,EUR\r\n' +
      'Not recorded,,Not recorded,2,10.00,1.90,11.90,EUR\r\n',
  );
});

it('writes a return and its corrections', () => {
  const report = {
    rows: [{ currency: 'EUR' as const, country: 'FI', rate: 2_550, ...sums }],
    corrections: [{ currency: 'EUR' as const, quarter: '2026-Q3', country: 'FR', ...sums }],
  };
  expect(toFile(ossTable(report, '2026-Q4'))).toContain('Finland,25.5 %,10.00,1.90,11.90,EUR');
  expect(toFile(correctionsTable(report, '2026-Q4'))).toContain('Q3 2026,France,10.00');
});

it('adds up each currency for itself', () => {
  expect(totalsOf([row({}), row({}), row({ currency: 'USD' })])).toEqual([
    ['EUR', { grossCents: 2_380, netCents: 2_000, taxCents: 380 }],
    ['USD', sums],
  ]);
});
