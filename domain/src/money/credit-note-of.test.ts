import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctedBy, documentNumber, kindOfDocument } from './billing-document.ts';
import { creditNoteOf } from './credit-note-of.ts';
import { creditReversalOf } from './credit-reversal-of.ts';
import type { Invoice } from './invoice.ts';
import { cents } from './money.ts';

const lineOf = (slug: string, priceCents: number) => ({
  slug,
  name: slug.toUpperCase(),
  priceCents: cents(priceCents),
  quantity: 1,
});
const invoice: Invoice = {
  number: 12,
  issuedAt: Date.UTC(2026, 10, 21),
  uid: 'u',
  orderId: 'ORD-1763712345678123',
  seller: { name: 'Studio', address: '1 Row', taxId: 'T-1', email: 'studio@example.com' },
  customer: { name: 'Ada Example', email: 'ada@example.com' },
  billing: {},
  lines: [lineOf('a', 300), lineOf('b', 100)],
  subtotalCents: 400,
  discountCents: 80,
  taxCents: 27,
  totalCents: 347,
  currency: 'USD',
  couponCode: 'WELCOME20',
};
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('creditNoteOf', () => {
  it('of all of it says what the invoice says, and which it was', () => {
    const { number, issuedAt, ...content } = invoice;
    const note = creditNoteOf(invoice, { amountCents: 347, beforeCents: 0 });
    expect(note).toEqual({ ...content, credits: { number, issuedAt } });
  });

  it('of a part is a line of its own, without discount or coupon', () => {
    expect(creditNoteOf(invoice, { amountCents: 100, beforeCents: 0 })).toMatchObject({
      lines: [{ slug: '', name: 'Part of invoice INV-000012', priceCents: 92, quantity: 1 }],
      subtotalCents: 92,
      discountCents: 0,
      taxCents: 8,
      totalCents: 100,
      couponCode: null,
      seller: invoice.seller,
      customer: invoice.customer,
    });
  });

  it('names the lines that were taken back, with their shares', () => {
    const { lines } = creditNoteOf(invoice, { amountCents: 100, beforeCents: 0, slugs: ['b', 'a', 'none'] });
    expect(lines).toEqual([lineOf('a', 69), lineOf('b', 23)]);
  });

  it('says nothing of why', () => {
    const refund = { amountCents: 100, beforeCents: 0, reason: 'They were rude' };
    expect(JSON.stringify(creditNoteOf(invoice, refund))).not.toContain('rude');
  });

  it('has together the tax and the total of its invoice, in whatever parts', () => {
    const sold = fc
      .record({
        prices: fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 5 }),
        percent: fc.nat(100),
      })
      .filter(({ prices }) => sum(prices) > 0)
      .map(({ prices, percent }) => {
        const subtotalCents = sum(prices);
        const taxCents = Math.floor((subtotalCents * percent) / 100);
        const lines = prices.map((price, index) => lineOf(`t${index}`, price));
        const totals = { subtotalCents, discountCents: 0, taxCents, totalCents: subtotalCents + taxCents };
        return { ...invoice, ...totals, lines };
      });
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 });
    const taken = fc.subarray(['t0', 't1', 't2']);
    fc.assert(
      fc.property(sold, cuts, taken, (one, where, slugs) => {
        const marks = where.map((part) => Math.round(part * one.totalCents));
        const ends = [...new Set([...marks, one.totalCents])]
          .filter((mark) => mark > 0)
          .sort((a, b) => a - b);
        const notes = ends.map((end, index) => {
          const beforeCents = ends[index - 1] ?? 0;
          return creditNoteOf(one, { amountCents: end - beforeCents, beforeCents, slugs });
        });
        expect(sum(notes.map(({ totalCents }) => totalCents))).toBe(one.totalCents);
        expect(sum(notes.map(({ taxCents }) => taxCents))).toBe(one.taxCents);
        for (const { lines, subtotalCents, discountCents, taxCents, totalCents } of notes) {
          expect(sum(lines.map(({ priceCents, quantity }) => priceCents * quantity))).toBe(subtotalCents);
          expect(subtotalCents - discountCents + taxCents).toBe(totalCents);
          expect(Math.min(subtotalCents, taxCents)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('what takes a credit note back', () => {
  const note = { ...creditNoteOf(invoice, { amountCents: 100, beforeCents: 0 }), number: 3, issuedAt: 5 };
  const reversal = { ...creditReversalOf(note), number: 2, issuedAt: 7 };

  it('says to the cent what the note said, and which it was', () => {
    const { number, issuedAt, ...content } = note;
    expect(creditReversalOf(note)).toEqual({ ...content, reverses: { number: 3, issuedAt: 5 } });
  });

  it('is told from the other documents, each with a number of its own sequence', () => {
    const all = [invoice, note, reversal];
    expect(all.map(documentNumber)).toEqual(['INV-000012', 'CN-000003', 'CR-000002']);
    expect(all.map(kindOfDocument)).toEqual(['invoice', 'credit-note', 'credit-reversal']);
    expect(all.map(correctedBy)).toEqual([
      null,
      { number: 'INV-000012', issuedAt: invoice.issuedAt },
      { number: 'CN-000003', issuedAt: 5 },
    ]);
  });
});
