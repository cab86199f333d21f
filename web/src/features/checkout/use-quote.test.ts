import type { QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import { laterMessages } from '@tempera/domain/site/later-messages';
import { messages } from '@tempera/domain/site/messages';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../firebase/write/call.ts';
import { refused } from '../../firebase/write/refused.ts';
import { loadQuote } from './use-quote.ts';

const quoteOf = (code: string | null): QuoteCheckoutOutput => ({
  lines: [],
  subtotalCents: 280,
  discountCents: 0,
  taxCents: 24,
  totalCents: 304,
  tax: { country: null, region: null, rate: 850, included: false, reverseCharge: false },
  currency: 'USD',
  coupon: code === null ? null : { code, description: '' },
});

describe('loadQuote', () => {
  it('quotes with a good coupon in one call', async () => {
    const asked: (string | null)[] = [];
    const { quote, couponProblem } = await loadQuote(
      async (_, code) => {
        asked.push(code);
        return quoteOf(code);
      },
      ['blog'],
      'GOOD',
    );
    expect([quote.coupon?.code, couponProblem, asked]).toEqual(['GOOD', null, ['GOOD']]);
  });

  it.each([
    [{ reason: 'coupon-invalid' } as const, laterMessages.coupon.invalid],
    [{ reason: 'coupon-minimum', minAmountCents: 500 } as const, 'Minimum order amount is $5.00'],
    [
      { reason: 'too-many-attempts', waitSeconds: 720 } as const,
      'Too many attempts. Try again in 12 minutes.',
    ],
    [{ reason: 'coupon-used' } as const, 'You have used this code already.'],
    [{ reason: 'coupon-first-order' } as const, 'This code is for a first order.'],
    [{ reason: 'coupon-not-for-cart' } as const, 'This code doesn’t apply to anything in your cart.'],
    [
      { reason: 'coupon-minimum', minAmountCents: 500, currency: 'EUR' } as const,
      'Minimum order amount is €5.00',
    ],
  ])('keeps the price in sight and says what is wrong: %o', async (refusal, words) => {
    const refuse = async (_: readonly string[], code: string | null) => {
      if (code) throw refused(refusal);
      return quoteOf(null);
    };
    expect(await loadQuote(refuse, ['blog'], 'BAD')).toEqual({ quote: quoteOf(null), couponProblem: words });
  });

  it('lets other errors through', async () => {
    const fail = () => Promise.reject(new CallError(null));
    await expect(loadQuote(fail, ['blog'], 'GOOD')).rejects.toThrow(messages.networkError);
    await expect(loadQuote(fail, ['blog'], null)).rejects.toThrow(messages.networkError);
  });
});
