import { messageOf } from '@tempera/domain/calls/reason-texts';
import { reasons } from '@tempera/domain/calls/reasons';
import { messages } from '@tempera/domain/site/messages';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../firebase/write/call.ts';
import { refused } from '../../firebase/write/refused.ts';
import { PaymentRefusal } from '../../ui/payment/payment-fields.ts';
import { describeProblem } from './describe-problem.ts';

describe('describeProblem', () => {
  it.each(reasons)('has words for %s', (reason) => {
    expect(describeProblem(refused({ reason })).text).toBe(messageOf({ reason }));
  });

  it.each([
    [{ reason: 'email-unverified' } as const, { step: { kind: 'verify' } }],
    [{ reason: 'guest-checkout-off' } as const, { step: { kind: 'sign-in' } }],
    [{ reason: 'already-owned', field: 'blog' } as const, { step: { kind: 'remove', slug: 'blog' } }],
    [{ reason: 'already-ordered', field: 'blog' } as const, { step: { kind: 'remove', slug: 'blog' } }],
    [{ reason: 'coupon-invalid' } as const, { step: { kind: 'requote' } }],
    [{ reason: 'coupon-used' } as const, { step: { kind: 'drop-coupon' } }],
    [{ reason: 'coupon-first-order' } as const, { step: { kind: 'drop-coupon' } }],
    [{ reason: 'invalid-input', field: 'customer.email' } as const, { field: 'email' }],
  ])('offers what fixes %o', (refusal, expected) => {
    expect(describeProblem(refused(refusal))).toMatchObject(expected);
  });

  it('says what the payment provider refuses, and nothing where its fields say it', () => {
    expect(describeProblem(new PaymentRefusal('Your card has expired.'))).toEqual({
      text: 'Your card has expired.',
    });
    expect(describeProblem(new PaymentRefusal())).toEqual({ text: '' });
  });

  it('says to try again once, and that it is safe, when the network failed', () => {
    const { text, step } = describeProblem(new CallError(null));
    expect(text).toBe(`${messages.networkError} You won’t be charged twice.`);
    expect(step).toBeUndefined();
  });
});
