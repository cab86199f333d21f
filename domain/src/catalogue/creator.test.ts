import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creatorSchema } from '../settings/settings-schema.ts';
import { defaultCreator, maxAnswers, mergeCreator } from './creator.ts';

describe('the creator', () => {
  it('has defaults that meet the schema, and seven answers', () => {
    expect(creatorSchema.parse(defaultCreator)).toEqual(defaultCreator);
    expect(defaultCreator.answers).toHaveLength(maxAnswers);
  });

  it('takes what is stored and fills the rest', () => {
    const answers = [{ question: 'Why?', answer: 'Because.' }];
    expect(mergeCreator({ name: 'Other', answers, unknown: 1 })).toEqual({
      ...defaultCreator,
      name: 'Other',
      answers,
    });
  });

  it.each(['javascript:alert(1)', 'http://example.com', '//example.com', 'https://a b'])(
    'leads nowhere for %j',
    (url) => {
      const socials = [url];
      const game = { platform: '', username: 'x', url };
      expect(mergeCreator({ website: url, codeHosting: url, socials, game })).toEqual(defaultCreator);
    },
  );

  it('is always whole', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(creatorSchema.safeParse(mergeCreator(stored)).success).toBe(true);
      }),
    );
  });
});
