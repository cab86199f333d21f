import type { Invoice } from '@tempera/domain/money/invoice';
import { cents } from '@tempera/domain/money/money';
import { expect, it } from 'vitest';
import { figuresOf } from './invoice-figures.ts';

const seller = {
  name: 'Studio',
  address: '1 Row',
  country: 'DE',
  vatId: 'DE136695976',
  taxId: '',
  email: 'studio@example.com',
};
const invoice: Invoice = {
  number: 1,
  issuedAt: 0,
  uid: 'u',
  orderId: 'ORD-1763712345678123',
  seller,
  customer: { name: 'Ada Example', email: 'ada@example.com' },
  billing: { country: 'DE' },
  lines: [
    { slug: 'a', name: 'A', priceCents: cents(1_000), quantity: 1 },
    { slug: 'b', name: 'B', priceCents: cents(500), quantity: 2 },
  ],
  subtotalCents: 2_000,
  discountCents: 400,
  taxCents: 255,
  totalCents: 1_600,
  currency: 'EUR',
  couponCode: 'TWENTY',
};
const rated = { country: 'DE', rate: 1_900, reverseCharge: false, vatId: null };

it('shows net amounts and the rate, whose sum is what was paid', () => {
  expect(figuresOf({ ...invoice, tax: rated })).toEqual({
    head: ['Template', 'Qty', 'Tax rate', 'Net amount'],
    lines: [
      ['A', '1', '19%', '€8.41'],
      ['B', '2', '19%', '€8.40'],
    ],
    sums: [
      ['Net before discount', '€16.81'],
      ['Discount (TWENTY)', '-€3.37'],
      // The tax of 13.45 is 2.56; that of 13.44 is what was charged.
      ['Net', '€13.44'],
      ['Tax 19% (DE)', '€2.55'],
      ['Rounding', '€0.01'],
    ],
    total: ['Total', '€16.00'],
    tax: ['19%', '€13.44', '€2.55', '€15.99'],
  });
});

it('shows prices as they were, where nobody noted the rate', () => {
  expect(figuresOf(invoice)).toMatchObject({
    head: ['Template', 'Qty', 'Price', 'Amount'],
    lines: [
      ['A', '1', '€10.00', '€10.00'],
      ['B', '2', '€5.00', '€10.00'],
    ],
    sums: [
      ['Subtotal', '€20.00'],
      ['Discount (TWENTY)', '-€4.00'],
      ['Tax', '€2.55'],
    ],
    tax: null,
  });
});

it('has no rate outside of VAT, and a rate of 0 where the buyer owes the tax', () => {
  const untaxed = { ...invoice, taxCents: 0, tax: { ...rated, rate: 0 } };
  const outside = figuresOf({ ...untaxed, seller: { ...seller, vatId: '' } });
  expect(outside.sums.at(-1)).toEqual(['Tax', '€0.00']);
  expect(outside.tax).toEqual(['None', '€16.00', '€0.00', '€16.00']);
  const owed = { ...rated, country: 'AT', reverseCharge: true, vatId: 'ATU13585627' };
  expect(figuresOf({ ...untaxed, tax: owed }).tax).toEqual(['0%', '€16.00', '€0.00', '€16.00']);
});

it('calls what a credit note has credited', () => {
  const { total } = figuresOf({ ...invoice, tax: rated, credits: { number: 1, issuedAt: 0 } });
  expect(total).toEqual(['Total credited', '€16.00']);
});
