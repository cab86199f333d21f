import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laterMessages } from '../site/later-messages.ts';
import { messagesOf } from '../site/messages-of.ts';
import { reviewDraftSchema, reviewForm } from './review-schema.ts';

const text = fc.oneof(
  fc.constantFrom('', ' ', '\n\t', '\u0000', '\u202e', 'شكرا جزيلا', '👩‍👩‍👧‍👦'.repeat(300), '<script>'),
  fc.constantFrom('x'.repeat(2_000), 'x'.repeat(2_001), `  ${'x'.repeat(2_000)}  `, 'x'.repeat(10_000)),
  fc.string({ unit: 'binary', maxLength: 2_100 }),
);
const rating = fc.oneof(
  fc.constantFrom('', '0', '1', '2', '3', '4', '5', '6', '-1', '4.5', '5e0', ' 5', 'NaN', 'five'),
  fc.string(),
);

describe('the review form', () => {
  it('says what is wrong at its field', () => {
    expect(messagesOf(reviewForm, { rating: '5', text: 'Good.' })).toEqual({});
    expect(messagesOf(reviewForm, { rating: '', text: '  ' })).toEqual({
      rating: laterMessages.review.noRating,
      text: laterMessages.review.noText,
    });
    expect(messagesOf(reviewForm, { rating: '3', text: 'x'.repeat(2_001) })).toEqual({
      text: laterMessages.review.tooLong(2_000),
    });
  });

  it('lets pass exactly what the schema takes, of 200 generated inputs', () => {
    const passed: boolean[] = [];
    fc.assert(
      fc.property(rating, text, (stars, words) => {
        const values = { rating: stars, text: words };
        const draft = reviewForm.safeParse(values);
        const passes = draft.success;
        passed.push(passes);
        if (passes) expect(reviewDraftSchema.safeParse(draft.data).success).toBe(true);
        else expect(reviewDraftSchema.safeParse({ rating: starsOf(stars), text: words }).success).toBe(false);
      }),
      { numRuns: 200, seed: 4 },
    );
    expect(new Set(passed)).toEqual(new Set([true, false]));
  });
});

/** A radio button's own value; whatever it can't be is no rating. */
const starsOf = (stars: string) => (/^[1-5]$/.test(stars) ? Number(stars) : 0);
