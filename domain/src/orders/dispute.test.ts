import { describe, expect, it } from 'vitest';
import { cents } from '../money/money.ts';
import { afterDispute, goneCents, isFurther, paidStatus } from './dispute.ts';
import type { OrderDispute } from './order.ts';

const dispute = (state: OrderDispute['state'], amountCents = 300): OrderDispute => ({
  id: 'dp_1',
  state,
  amountCents,
  reason: 'fraudulent',
  at: 1,
});
const line = (slug: string) => ({ slug, name: slug, priceCents: cents(150), quantity: 1 });
const order = { status: 'completed', totalCents: 300, lines: [line('one'), line('two')] } as const;
const paid = { ...order, lines: [...order.lines] };

describe('paidStatus', () => {
  it.each([
    [{}, 'paid'],
    [{ refundedCents: 1 }, 'partly-refunded'],
    [{ refundedCents: 300 }, 'refunded'],
    [{ dispute: dispute('inquiry') }, 'paid'],
    [{ dispute: dispute('closed') }, 'paid'],
    [{ dispute: dispute('open'), refundedCents: 1 }, 'disputed'],
    [{ dispute: dispute('won'), refundedCents: 1 }, 'partly-refunded'],
    [{ dispute: dispute('lost'), refundedCents: 300 }, 'charged-back'],
  ] as const)('of %j is %s', (fields, status) => {
    expect(paidStatus({ totalCents: 300, ...fields })).toBe(status);
  });
});

describe('goneCents', () => {
  it.each([
    [{}, 100, 0],
    [{ refundedCents: 50 }, 100, 50],
    [{ refundedCents: 50, dispute: dispute('open', 200) }, 50, 250],
    [{ refundedCents: 50, dispute: dispute('won', 200) }, 50, 50],
    [{ refundedCents: 300 }, 300, 0],
  ] as const)('of %j before %i is %i', (fields, amount, gone) => {
    expect(goneCents({ totalCents: 300, ...fields }, amount)).toBe(gone);
  });
});

describe('isFurther', () => {
  it.each([
    ['inquiry', null, true],
    ['open', 'inquiry', true],
    ['closed', 'inquiry', true],
    ['closed', null, true],
    ['open', 'closed', true],
    ['inquiry', 'closed', false],
    ['closed', 'open', false],
    ['won', 'open', true],
    ['lost', null, true],
    ['open', 'open', false],
    ['open', 'won', false],
    ['inquiry', 'lost', false],
    ['lost', 'won', false],
  ] as const)('%s after %s: %s', (heard, known, further) => {
    expect(isFurther(heard, known)).toBe(further);
  });
});

describe('afterDispute', () => {
  it('changes no figure and no template while it is open, or once it is won', () => {
    const stands = { status: 'completed', refundedCents: 0, withdrawn: [] };
    expect(afterDispute(paid, dispute('open'))).toEqual({ ...stands, paymentStatus: 'disputed' });
    expect(afterDispute(paid, dispute('won'))).toEqual({ ...stands, paymentStatus: 'paid' });
  });

  it('that is lost gives back what is left, and takes all templates', () => {
    const part = { ...paid, refundedCents: 100 };
    const gone = { paymentStatus: 'charged-back', withdrawn: ['one', 'two'] };
    expect(afterDispute(part, dispute('lost', 200))).toEqual({
      status: 'refunded',
      refundedCents: 300,
      ...gone,
    });
    expect(afterDispute(part, dispute('lost', 50))).toEqual({
      status: 'completed',
      refundedCents: 150,
      ...gone,
    });
  });
});
