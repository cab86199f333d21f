import { describe, expect, it } from 'vitest';
import { cents } from '../money/money.ts';
import { messagesOf } from '../site/messages-of.ts';
import type { Order } from './order.ts';
import { amountAfterChoice, refundForm } from './refund-form.ts';

const order = { totalCents: 486, refundedCents: 86, currency: 'USD' } as Order;
const typed = { kind: 'partial', amount: '4.00', slugs: ['neogate'], reason: 'Broken', freesCoupon: true };

it.each([
  ['all that is left', { kind: 'full', amount: '' }, null],
  ['a part', {}, null],
  ['a cent too much', { amount: '4.01' }, 'amount'],
  ['nothing', { amount: '0' }, 'amount'],
  ['no number', { amount: 'four' }, 'amount'],
  ['no reason', { reason: '  ' }, 'reason'],
  ['a story', { reason: 'x'.repeat(501) }, 'reason'],
] as const)('%s', (_what, fields, expected) => {
  expect(Object.keys(messagesOf(refundForm(order), { ...typed, ...fields }))[0] ?? null).toBe(expected);
});

it('asks for what is left and for no lines when it is all', () => {
  expect(refundForm(order).parse({ ...typed, kind: 'full', amount: '1' })).toEqual({
    amountCents: 400,
    slugs: [],
    reason: 'Broken',
    freesCoupon: true,
  });
  expect(refundForm(order).parse({ ...typed, amount: '2.8' })).toMatchObject({
    amountCents: 280,
    slugs: ['neogate'],
    freesCoupon: false,
  });
});

describe('the amount of the chosen lines', () => {
  const line = (slug: string, priceCents: number) => ({
    slug,
    name: slug,
    priceCents: cents(priceCents),
    quantity: 1,
  });
  // 600 for both, less 120, and 8 percent of tax: 518, of which the lines have 345 and 173.
  const bought = { ...order, totalCents: 518, refundedCents: 0, lines: [line('ink', 400), line('pen', 200)] };

  it('is their share of what was paid, tax and discount included', () => {
    expect(amountAfterChoice(bought, '', [], ['ink'])).toBe('3.45');
    expect(amountAfterChoice(bought, '3.45', ['ink'], ['ink', 'pen'])).toBe('5.18');
    expect(amountAfterChoice(bought, '5.18', ['ink', 'pen'], ['pen'])).toBe('1.73');
    expect(amountAfterChoice(bought, '1.73', ['pen'], [])).toBe('');
  });

  it('leaves what somebody has typed', () => {
    expect(amountAfterChoice(bought, '2.00', [], ['ink'])).toBe('2.00');
    expect(amountAfterChoice(bought, '2.00', ['ink'], ['pen'])).toBe('2.00');
  });

  it('is never more than is left to give back', () => {
    const partly = { ...bought, refundedCents: 345, withdrawn: ['ink'] };
    expect(amountAfterChoice(partly, '', [], ['pen'])).toBe('1.73');
    expect(amountAfterChoice({ ...partly, refundedCents: 500 }, '', [], ['pen'])).toBe('0.18');
  });
});
