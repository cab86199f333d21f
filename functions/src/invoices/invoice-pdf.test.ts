import type { Invoice } from '@tempera/domain/money/invoice';
import { cents } from '@tempera/domain/money/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoicePdf } from './invoice-pdf.ts';

const line = { slug: 'neogate', name: 'Neo Gate', priceCents: cents(280), quantity: 1 };
const invoice: Invoice = {
  number: 123,
  issuedAt: Date.UTC(2026, 10, 21),
  uid: 'u',
  orderId: 'ORD-1763712345678123',
  seller: { name: 'Studio', address: '1 Row\nTown', taxId: 'T-1', email: 'studio@example.com' },
  customer: { name: 'Ada Example', email: 'ada@example.com' },
  billing: { firstName: 'Ada', lastName: 'Example' },
  lines: [line],
  subtotalCents: 280,
  discountCents: 56,
  taxCents: 19,
  totalCents: 243,
  currency: 'USD',
  couponCode: 'WELCOME20',
};
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

describe('invoicePdf', () => {
  it('gives the same bytes for the same invoice, and others for another', async () => {
    const [first, again, other] = [
      await invoicePdf(invoice),
      await invoicePdf(structuredClone(invoice)),
      await invoicePdf({ ...invoice, number: 124 }),
    ];
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.equals(again)).toBe(true);
    expect(first.equals(other)).toBe(false);
    expect(pagesOf(first)).toBe(1);
    expect(first.toString('latin1')).toContain('595.28 841.89');
  });

  it('takes a charge of a plan, of somebody without a name or an address', async () => {
    const { orderId: _none, ...rest } = invoice;
    const name = 'Pro plan, from November 21, 2026 until December 21, 2026';
    const plan = {
      ...rest,
      chargeId: 'u-1763712345678',
      customer: { name: '', email: '' },
      billing: {},
      lines: [{ ...line, slug: 'pro', name }],
    };
    expect(pagesOf(await invoicePdf(plan))).toBe(1);
  });

  it('writes the town as its country does, of the seller and of the customer', async () => {
    const of = (seller: object, billing: object) =>
      invoicePdf({
        ...invoice,
        seller: { ...invoice.seller, ...seller },
        billing: { ...invoice.billing, ...billing },
      });
    const [country, city] = ['US', 'San Francisco'];
    const whole = await of(
      { country, city, zip: 'CA 94100' },
      { country, city, state: 'California', zip: '94100' },
    );
    const line = { country, city: 'San Francisco, CA 94100' };
    expect(whole.equals(await of(line, line))).toBe(true);
  });

  it('goes on over as many pages as there are lines for', async () => {
    expect(pagesOf(await invoicePdf({ ...invoice, lines: Array(60).fill(line) }))).toBe(3);
  });

  it('takes names of any script, and texts as long as they may be', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 80 });
    await fc.assert(
      fc.asyncProperty(text, text, async (name, title) => {
        const pdf = await invoicePdf({
          ...invoice,
          customer: { name, email: 'ada@example.com' },
          billing: { firstName: name, lastName: name, address: title, city: name, country: title },
          lines: [{ ...line, name: title }],
        });
        expect(pagesOf(pdf)).toBe(1);
      }),
      { numRuns: 10 },
    );
    const long = 'W'.repeat(200);
    const stuffed = {
      ...invoice,
      seller: { name: long.slice(80), address: `${'\n'.repeat(100)}${long}`, taxId: long, email: long },
      customer: { name: long, email: long },
      billing: { firstName: '', lastName: '', address: long, city: long, state: long, country: long },
      lines: Array(30).fill({ ...line, name: long }),
    };
    expect(pagesOf(await invoicePdf(stuffed))).toBeGreaterThan(1);
  });
});
