import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeEntry, feeEntry, paidOrder, refundEntry } from '../ledger/book-entry.ts';
import type { LedgerEntry, NewEntry } from '../ledger/ledger-entry.ts';
import { cents } from '../money/money.ts';
import { priceCart } from '../money/pricing.ts';
import type { Order } from '../orders/order.ts';
import { asOrder } from '../orders/read-order.ts';
import { defaultSettings } from '../settings/settings.ts';
import { taxRecordOf } from '../tax/tax-record.ts';
import { nowhere, taxRuleOf } from '../tax/tax-rule.ts';
import {
  chargesToAsk,
  ossReport,
  quarterOf,
  spanOfQuarter,
  sumOf,
  type TaxSums,
  taxReport,
} from './tax-report.ts';

const byCountry = { mode: 'by-country', country: 'DE', oss: true, gb: true } as const;
const settings = {
  taxRate: '8.5',
  tax: { ...defaultSettings.tax, ...byCountry, states: 'NY 8.875\nNJ 6.625' },
};
const at = (day: string) => Date.parse(`2026-${day}T12:00Z`);

let made = 0;
function orderOf(
  priceCents: number,
  country: string,
  date: number,
  more: { included?: boolean; state?: string; vatId?: string } = {},
): Order {
  const { included = false, state = null, vatId = null } = more;
  const rule = taxRuleOf(
    { ...settings, tax: { ...settings.tax, included } },
    { ...nowhere, country, state, vatId },
    date,
  );
  const lines = [{ slug: 'kit', name: 'Kit', priceCents: cents(priceCents), quantity: 1 }];
  return asOrder({
    id: `ORD-${++made}`,
    uid: 'ada',
    lines,
    ...priceCart(lines, null, rule, 'EUR'),
    tax: taxRecordOf(rule, { billing: country, card: null, address: null }),
    payment: { provider: 'stripe' },
    date,
  });
}

const booked = (order: Order): NewEntry => chargeEntry(paidOrder(order), { reference: 'pi', at: order.date });
const givenBack = (order: Order, amountCents: number, when: number, before = 0): NewEntry =>
  refundEntry(paidOrder(order), {
    id: `r${++made}`,
    amountCents,
    before,
    reference: 're',
    at: when,
  });

describe('the tax report', () => {
  it('adds up by place and rate, and leaves fees out', () => {
    const german = orderOf(1_000, 'DE', at('11-02'));
    const rows = taxReport([
      booked(german),
      booked(orderOf(500, 'DE', at('11-03'))),
      booked(orderOf(1_000, 'US', at('11-03'), { state: 'NY' })),
      booked(orderOf(1_000, 'US', at('11-03'), { state: 'NJ' })),
      booked(orderOf(1_000, 'FR', at('11-03'), { vatId: 'FR1' })),
      feeEntry(paidOrder(german), { reference: null, at: german.date }, { feeCents: 40 }),
      givenBack(german, 1_190, at('11-05')),
    ]);
    expect(
      rows.map(({ country, region, rate, reverseCharge, sales, grossCents, netCents, taxCents }) => [
        [country, region, rate, reverseCharge],
        [sales, grossCents, netCents, taxCents],
      ]),
    ).toEqual([
      [
        ['DE', null, 1_900, false],
        [2, 595, 500, 95],
      ],
      [
        ['FR', null, 0, true],
        [1, 1_000, 1_000, 0],
      ],
      [
        ['US', 'NJ', 662.5, false],
        [1, 1_066, 1_000, 66],
      ],
      [
        ['US', 'NY', 887.5, false],
        [1, 1_089, 1_000, 89],
      ],
    ]);
  });

  it('says of older sales that nobody knows where they were taxed', () => {
    const { country: _country, region: _region, rate: _rate, ...old } = booked(orderOf(1_000, 'DE', 0));
    expect(taxReport([old as LedgerEntry])).toMatchObject([{ country: null, rate: null, sales: 1 }]);
  });
});

describe('the return of the One-Stop Shop', () => {
  const french = orderOf(1_000, 'FR', at('11-02'));
  const finnish = orderOf(1_000, 'FI', at('08-02'));

  it('has private buyers elsewhere in the Union alone, and nets what a quarter gave back of itself', () => {
    const entries = [
      booked(french),
      booked(orderOf(1_000, 'DE', at('11-02'))),
      booked(orderOf(1_000, 'GB', at('11-02'))),
      booked(orderOf(1_000, 'AT', at('11-02'), { vatId: 'ATU1' })),
      givenBack(french, 600, at('11-20')),
    ];
    expect(chargesToAsk(entries, settings)).toEqual([]);
    expect(ossReport(entries, new Map(), '2026-Q4', settings)).toEqual({
      rows: [{ currency: 'EUR', country: 'FR', rate: 2_000, grossCents: 600, netCents: 500, taxCents: 100 }],
      corrections: [],
    });
  });

  it('lists what was given back of an earlier quarter as its correction', () => {
    const entries = [booked(french), givenBack(finnish, 1_255, at('11-20'))];
    expect(chargesToAsk(entries, settings)).toEqual([finnish.id]);
    const asked = new Map([[finnish.id, finnish.date]]);
    expect(ossReport(entries, asked, '2026-Q4', settings)).toMatchObject({
      rows: [{ country: 'FR', taxCents: 200 }],
      corrections: [{ quarter: '2026-Q3', country: 'FI', netCents: -1_000, taxCents: -255 }],
    });
  });
});

it.each([
  ['2026-Q1', '2026-01-01', '2026-04-01'],
  ['2026-Q4', '2026-10-01', '2027-01-01'],
])('%s begins and ends', (quarter, start, end) => {
  const span = spanOfQuarter(quarter);
  expect(span).toEqual({ start: Date.parse(start), end: Date.parse(end) });
  expect([quarterOf(span?.start ?? 0), quarterOf((span?.end ?? 0) - 1)]).toEqual([quarter, quarter]);
});

it('knows no other quarters', () => {
  expect(['2026-Q5', '2026', '', '2026-Q4x'].map(spanOfQuarter)).toEqual([null, null, null, null]);
});

const countries = ['DE', 'FR', 'FI', 'AT', 'GB', 'US', 'JP'];
const sales = fc.array(
  fc.record({
    price: fc.integer({ min: 1, max: 500_000 }),
    country: fc.constantFrom(...countries),
    day: fc.integer({ min: 0, max: 720 }),
    included: fc.boolean(),
    isBusiness: fc.boolean(),
    /** Parts of a thousand that are given back, and how many days later each. */
    refunds: fc.array(fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 200 })), {
      maxLength: 3,
    }),
  }),
  { maxLength: 40 },
);

it('has to the cent what ledger and orders have, whatever was sold and given back, and when', () => {
  fc.assert(
    fc.property(sales, (made) => {
      const start = Date.parse('2025-01-01');
      const books: NewEntry[] = [];
      let owed = 0;
      for (const { price, country, day, included, isBusiness, refunds } of made) {
        const order = orderOf(price, country, start + day * 86_400_000, {
          included,
          ...(isBusiness && { vatId: 'X1' }),
          ...(country === 'US' && { state: 'NY' }),
        });
        books.push(booked(order));
        let before = 0;
        for (const [part, later] of refunds) {
          const amount = Math.min(Math.floor((order.totalCents * part) / 1_000), order.totalCents - before);
          if (amount === 0) continue;
          books.push(givenBack(order, amount, order.date + later * 86_400_000, before));
          before += amount;
        }
        owed += before === order.totalCents ? 0 : order.taxCents;
        if (before > 0 && before < order.totalCents) {
          owed -= Math.round((order.taxCents * before) / order.totalCents + 1e-9);
        }
      }
      const all = sumOf(taxReport(books));
      expect(all).toEqual(sumOf(books));
      expect(all.taxCents).toBe(owed);

      const chargedAt = new Map(
        books.filter(({ kind }) => kind === 'charge').map(({ of, at }) => [of.id, at]),
      );
      const quarters = [...new Set(books.map((entry) => quarterOf(entry.at)))];
      const returned: TaxSums[] = [];
      for (const quarter of quarters) {
        const { start: from, end } = spanOfQuarter(quarter) ?? { start: 0, end: 0 };
        const within = books.filter((entry) => entry.at >= from && entry.at < end);
        const asked = new Map(
          chargesToAsk(within, settings).map((id) => [id, chargedAt.get(id) ?? Number.NaN]),
        );
        const { rows, corrections } = ossReport(within, asked, quarter, settings);
        expect(corrections.every(({ quarter: of }) => of < quarter)).toBe(true);
        returned.push(...rows, ...corrections);
      }
      const abroad = books.filter(
        ({ country, reverseCharge }) => ['FR', 'FI', 'AT'].includes(country ?? '') && !reverseCharge,
      );
      expect(sumOf(returned)).toEqual(sumOf(abroad));
    }),
  );
});
