import { chargeEntry, paidOrder, refundEntry } from '@tempera/domain/ledger/book-entry';
import { cents } from '@tempera/domain/money/money';
import { priceCart } from '@tempera/domain/money/pricing';
import { asOrder } from '@tempera/domain/orders/read-order';
import { ossReport, type TaxRow, taxReport } from '@tempera/domain/reports/tax-report';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { taxRecordOf } from '@tempera/domain/tax/tax-record';
import { nowhere, taxRuleOf } from '@tempera/domain/tax/tax-rule';
import fc from 'fast-check';
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
      'Germany,,19%,2,10.00,1.90,11.90,EUR\r\n' +
      'France,,Reverse charge,2,10.00,1.90,11.90,EUR\r\n' +
      'United States,New York,8.875%,2,10.00,-0.05,11.90,USD\r\n' +
      'One rate for all,,8.5%,2,10.00,1.90,11.90,EUR\r\n' +
      'Not recorded,,Not recorded,2,10.00,1.90,11.90,EUR\r\n',
  );
});

it('writes a return and its corrections', () => {
  const report = {
    rows: [{ currency: 'EUR' as const, country: 'FI', rate: 2_550, ...sums }],
    corrections: [{ currency: 'EUR' as const, quarter: '2026-Q3', country: 'FR', ...sums }],
  };
  expect(toFile(ossTable(report, '2026-Q4'))).toContain('Finland,25.5%,10.00,1.90,11.90,EUR');
  expect(toFile(correctionsTable(report, '2026-Q4'))).toContain('Q3 2026,France,10.00');
});

it('adds up each currency for itself', () => {
  expect(totalsOf([row({}), row({}), row({ currency: 'USD' })])).toEqual([
    ['EUR', { grossCents: 2_380, netCents: 2_000, taxCents: 380 }],
    ['USD', sums],
  ]);
});

const quarter = '2026-Q4';
const settings = {
  taxRate: '8.5',
  tax: { ...defaultSettings.tax, mode: 'by-country', country: 'DE', oss: true } as const,
};
const sold = fc.array(
  fc.record({
    priceCents: fc.integer({ min: 1, max: 500_000 }),
    country: fc.constantFrom('DE', 'FR', 'FI', 'AT', 'US', 'JP'),
    currency: fc.constantFrom('EUR' as const, 'USD' as const),
    included: fc.boolean(),
    isBack: fc.boolean(),
  }),
  { maxLength: 30 },
);

/** What somebody adds up who has nothing but the file: of each currency taxable, tax and total, in cents. */
function addedUp(file: string): Record<string, number[]> {
  const [head = '', ...lines] = file.slice(1).trimEnd().split('\r\n');
  const columns = head.split(',');
  const sums: Record<string, number[]> = {};
  for (const line of lines) {
    const cells = line.split(',');
    const cellOf = (name: string) => cells[columns.indexOf(name)] ?? '';
    const before = sums[cellOf('currency')];
    sums[cellOf('currency')] = ['taxable', 'tax', 'total'].map(
      (name, index) => (before?.[index] ?? 0) + Math.round(Number(cellOf(name)) * 100),
    );
  }
  return sums;
}

it('adds up in the files themselves to what the orders say, to the cent', () => {
  fc.assert(
    fc.property(sold, (sales) => {
      const at = Date.UTC(2026, 10, 21);
      const made = sales.map(({ priceCents, country, currency, included, isBack }, index) => {
        const buyer = { ...nowhere, country };
        const rule = taxRuleOf({ ...settings, tax: { ...settings.tax, included } }, buyer, at);
        const lines = [{ slug: 'kit', name: 'Kit', priceCents: cents(priceCents), quantity: 1 }];
        const tax = taxRecordOf(rule, { billing: country, card: null, address: null });
        const payment = { provider: 'stripe' };
        const priced = priceCart(lines, null, rule, currency);
        const order = asOrder({ id: `ORD-${index}`, uid: 'ada', lines, ...priced, tax, payment, date: at });
        return { order, country, isBack };
      });
      const entries = made.flatMap(({ order, isBack }) => {
        const paid = paidOrder(order);
        const back = { id: order.id, amountCents: order.totalCents, before: 0, reference: 're', at };
        return [chargeEntry(paid, { reference: 'pi', at }), ...(isBack ? [refundEntry(paid, back)] : [])];
      });
      const owed = (countries: readonly string[]) => {
        const sums: Record<string, number[]> = {};
        for (const { order, country, isBack } of made) {
          if (!countries.includes(country)) continue;
          const [net = 0, tax = 0, total = 0] = sums[order.currency] ?? [];
          const { taxCents, totalCents } = isBack ? { taxCents: 0, totalCents: 0 } : order;
          sums[order.currency] = [net + totalCents - taxCents, tax + taxCents, total + totalCents];
        }
        return sums;
      };
      const places = addedUp(toFile(placesTable(taxReport(entries), quarter)));
      expect(places).toEqual(owed(['DE', 'FR', 'FI', 'AT', 'US', 'JP']));
      const report = ossReport(entries, new Map(), quarter, settings);
      expect(report.corrections).toEqual([]);
      expect(addedUp(toFile(ossTable(report, quarter)))).toEqual(owed(['FR', 'FI', 'AT']));
    }),
  );
});
