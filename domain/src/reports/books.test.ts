import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chargeEntry,
  disputeEntry,
  feeEntry,
  paidCharge,
  paidOrder,
  refundEntry,
  wonEntry,
} from '../ledger/book-entry.ts';
import type { NewEntry } from '../ledger/ledger-entry.ts';
import { booksOf } from './books.ts';
import { totalsOf } from './sales-report.ts';
import { addContribution, contributionOfEntry, type Sums, type Tree, toDocuments } from './stats.ts';

const day = Date.UTC(2026, 10, 21, 12);
const always = { from: '2000-01-01', to: '2099-12-31' };
const booking = { reference: null, at: day };

/** The totals that the documents of these entries' figures show. */
function totalsOfEntries(entries: readonly NewEntry[]) {
  const sums: Sums = new Map();
  for (const entry of entries) {
    const what = contributionOfEntry(entry);
    if (what) addContribution(sums, what, 1);
  }
  return totalsOf([...toDocuments(sums).values()] as Tree<never>[], always);
}

const order = paidOrder({
  id: 'ORD-1',
  uid: 'ada',
  totalCents: 1_080,
  taxCents: 80,
  currency: 'USD',
  payment: { provider: 'stripe', reference: 'pi_1', token: null },
});
const plan = paidCharge('ada', {
  id: 'ada-1',
  amountCents: 540,
  taxCents: 40,
  currency: 'USD',
  payment: { provider: 'stripe', reference: 'pm_1', last4: '4242' },
});

describe('books', () => {
  const totals = totalsOfEntries([
    chargeEntry(order, booking),
    feeEntry(order, booking, { feeCents: 61 }),
    refundEntry(order, { id: 'r', amountCents: 540, before: 0, ...booking }),
    chargeEntry(plan, booking),
    feeEntry(plan, booking, { feeCents: 46 }),
    disputeEntry(plan, { id: 'd', amountCents: 540, before: 0, ...booking }),
    feeEntry(plan, booking, { feeCents: 1_500 }, 'd'),
  ]);

  it('keep orders and plans apart', () => {
    expect(booksOf(totals, ['order'])).toEqual({
      payments: 1,
      grossCents: 1_080,
      refundsCents: 540,
      disputesCents: 0,
      taxCents: 40,
      feesCents: 61,
      netCents: 439,
    });
    expect(booksOf(totals, ['plan'])).toMatchObject({ disputesCents: 540, taxCents: 0, feesCents: 1_546 });
    expect(booksOf(totals)).toMatchObject({ payments: 2, grossCents: 1_620, netCents: 439 - 1_546 });
  });

  it('an entry counts on its own day, and a payout is no sale', () => {
    const late = { ...chargeEntry(order, booking), at: Date.UTC(2026, 11, 1) };
    expect(contributionOfEntry(late)?.day).toBe('2026-12-01');
    expect(contributionOfEntry({ ...late, kind: 'payout', of: { type: 'payout' } })).toBeNull();
  });

  it('a dispute that was won leaves what was there before', () => {
    const taken = disputeEntry(order, { id: 'd', amountCents: 1_080, before: 0, ...booking });
    const charge = chargeEntry(order, booking);
    const fought = booksOf(totalsOfEntries([charge, taken, wonEntry('d', taken, day)]));
    expect(fought).toEqual(booksOf(totalsOfEntries([charge])));
  });

  it('net revenue is the sum of what the ledger has without tax, whatever happens', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 });
    const life = fc
      .record({
        of: fc.constantFrom(order, plan),
        totalCents: amount,
        percent: fc.nat(99),
        parts: fc.array(fc.nat(99)),
        fee: amount,
      })
      .map(({ of, totalCents, percent, parts, fee }) => {
        const paid = { ...of, totalCents, taxCents: Math.floor((totalCents * percent) / 100) };
        const entries = [chargeEntry(paid, booking), feeEntry(paid, booking, { feeCents: fee })];
        let before = 0;
        for (const [index, part] of parts.entries()) {
          const amountCents = Math.floor(((totalCents - before) * part) / 100);
          if (amountCents === 0) continue;
          const back = { id: `${index}`, amountCents, before, ...booking };
          entries.push(index % 2 === 0 ? refundEntry(paid, back) : disputeEntry(paid, back));
          before += amountCents;
        }
        return entries;
      });
    fc.assert(
      fc.property(fc.array(life, { maxLength: 6 }), (lives) => {
        const entries = lives.flat();
        const sumOf = (amountOf: (entry: NewEntry) => number) =>
          entries.reduce((sum, entry) => sum + amountOf(entry), 0);
        const books = booksOf(totalsOfEntries(entries));
        expect(books.netCents).toBe(sumOf(({ netCents }) => netCents));
        expect(books.taxCents).toBe(sumOf(({ taxCents }) => taxCents));
      }),
    );
  });
});
