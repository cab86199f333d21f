import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../site/messages-of.ts';
import { nameTexts } from './person-name.ts';
import { profileLimits, profileSchema } from './profile.ts';

const good = { name: 'Nora Novice', bio: '', avatar: '' };

describe('the profile', () => {
  it.each([
    [{}, {}],
    [{ name: '   ' }, { name: 'Please enter your name.' }],
    [{ name: 'Nora at evil.example' }, { name: nameTexts.address }],
    [{ name: 'x'.repeat(80) }, {}],
    [{ name: 'x'.repeat(81) }, { name: 'Use at most 80 characters.' }],
    [{ bio: 'x'.repeat(10_240) }, { bio: 'Use at most 500 characters.' }],
    [{ name: '\u{1F3A8}'.repeat(40), bio: '\u05e9\u05dc\u05d5\u05dd' }, {}],
  ])('%j', (change, problems) => {
    expect(messagesOf(profileSchema, { ...good, ...change })).toEqual(problems);
  });

  it('keeps an uploaded picture, and drops what points elsewhere', () => {
    const avatarOf = (avatar: string) => profileSchema.parse({ ...good, avatar }).avatar;
    const uploaded = '/avatars/nora/0123456789abcdef.png';
    expect(avatarOf(uploaded)).toBe(uploaded);
    for (const foreign of ['https://pictures.example.com/nora.png', 'javascript:alert(1)', '//example.com/x'])
      expect(avatarOf(foreign)).toBe('');
  });

  it('lets through only what the rules take, of 200 generated inputs', () => {
    const anything = fc.oneof(
      fc.string({ maxLength: 120 }),
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.constantFrom('\ud83d', '\u202Etxt.exe', '\u{1F469}\u200D\u{1F4BB}', 'a'.repeat(10_240), '<b>', '%'),
    );
    const stored = fc
      .sample(fc.record({ name: anything, bio: anything, avatar: anything }), 200)
      .filter((values) => profileSchema.safeParse(values).success)
      .map((values) => profileSchema.parse(values));
    const wrong = stored.filter(
      ({ name, bio, avatar }) =>
        name === '' ||
        name.length > profileLimits.name ||
        bio.length > profileLimits.bio ||
        ![name, bio, avatar].every((text) => text.isWellFormed()) ||
        !/^$|^\/avatars\//.test(avatar),
    );
    expect(wrong).toEqual([]);
  });
});
