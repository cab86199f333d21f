import { describe, expect, it } from 'vitest';
import { cents } from '../money/money.ts';
import { afterFailedRefund, afterRefund, refundEnds, refundStep, refusalOfRefund } from './refund.ts';

const date = Date.UTC(2026, 0, 1);
const line = (slug: string) => ({ slug, name: slug, priceCents: cents(150), quantity: 1 });
const paid = {
  status: 'completed',
  paymentStatus: 'paid',
  totalCents: 300,
  date,
  lines: [line('one'), line('two')],
} as const;
const order = { ...paid, lines: [...paid.lines] };

describe('refusalOfRefund', () => {
  it.each([
    ['all of it', order, 300, null],
    ['a part', order, 1, null],
    ['what is left', { ...order, paymentStatus: 'partly-refunded', refundedCents: 100 }, 200, null],
    ['more than there was', order, 301, 'refund-too-much'],
    [
      'more than is left',
      { ...order, paymentStatus: 'partly-refunded', refundedCents: 100 },
      201,
      'refund-too-much',
    ],
    ['what is refunded', { ...order, status: 'refunded', paymentStatus: 'refunded' }, 1, 'not-refundable'],
    ['what was free', { ...order, paymentStatus: 'free', totalCents: 0 }, 1, 'not-refundable'],
    ['what failed', { ...order, status: 'failed', paymentStatus: 'failed' }, 1, 'not-refundable'],
    ['what its bank holds', { ...order, paymentStatus: 'disputed' }, 1, 'not-refundable'],
    ['what its bank has kept', { ...order, paymentStatus: 'charged-back' }, 1, 'not-refundable'],
  ] as const)('%s', (_what, stored, amount, expected) => {
    expect(refusalOfRefund(stored, amount, date, 30)).toBe(expected);
  });

  it.each([30, 14, 0])('holds for the %i days of the setting, to the millisecond', (days) => {
    const end = refundEnds(order, days);
    expect(end - date).toBe(days * 24 * 60 * 60 * 1_000);
    expect(refusalOfRefund(order, 1, end, days)).toBeNull();
    expect(refusalOfRefund(order, 1, end + 1, days)).toBe('refund-too-late');
  });
});

describe('afterRefund', () => {
  it('ends the order and takes every line back when nothing is left', () => {
    expect(afterRefund(order, { amountCents: 300, slugs: [] })).toEqual({
      status: 'refunded',
      paymentStatus: 'refunded',
      refundedCents: 300,
      withdrawn: ['one', 'two'],
    });
  });

  it('leaves the order complete with a part, and adds up', () => {
    const once = afterRefund(order, { amountCents: 100, slugs: ['two'] });
    expect(once).toEqual({
      status: 'completed',
      paymentStatus: 'partly-refunded',
      refundedCents: 100,
      withdrawn: ['two'],
    });
    expect(afterRefund({ ...order, ...once }, { amountCents: 50, slugs: ['two'] })).toMatchObject({
      refundedCents: 150,
      withdrawn: ['two'],
    });
    expect(afterRefund({ ...order, ...once }, { amountCents: 200, slugs: [] }).status).toBe('refunded');
  });
});

describe('refundStep', () => {
  it.each([
    [null, 'refunded', 'book'],
    ['begun', 'refunded', 'book'],
    ['pending', 'refunded', 'book'],
    ['refused', 'refunded', 'book'],
    ['done', 'refunded', null],
    ['failed', 'refunded', null],
    [null, 'pending', 'wait'],
    ['begun', 'pending', 'wait'],
    ['pending', 'pending', 'wait'],
    ['done', 'pending', null],
    [null, 'refused', null],
    ['begun', 'refused', 'drop'],
    ['pending', 'refused', 'drop'],
    ['done', 'refused', 'undo'],
    ['failed', 'refused', null],
    ['refused', 'refused', null],
  ] as const)('of one that is %s here and %s there is %s', (status, outcome, step) => {
    expect(refundStep(status, outcome)).toBe(step);
  });
});

describe('afterFailedRefund', () => {
  it('gives back what went with it, and nothing else', () => {
    const part = afterRefund(order, { amountCents: 100, slugs: ['two'] });
    const whole = afterRefund({ ...order, ...part }, { amountCents: 200, slugs: [] });
    const failed = afterFailedRefund({ ...order, ...whole }, { amountCents: 200, took: ['one'] });
    expect(failed).toEqual(part);
    expect(afterFailedRefund({ ...order, ...failed }, { amountCents: 100, took: ['two'] })).toEqual({
      status: 'completed',
      paymentStatus: 'paid',
      refundedCents: 0,
      withdrawn: [],
    });
  });
});
