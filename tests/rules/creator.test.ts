import { creatorFields, defaultCreator } from '@tempera/domain/catalogue/creator';
import { creatorSchema } from '@tempera/domain/settings/settings-schema';
import { collection, limit, query } from 'firebase/firestore';
import { describeLimits, exactKeys, fieldLimits, type Limit } from './kit/limits.ts';
import { describeMatrix } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('creator');

describeMatrix(rules, 'settings/creator', {
  path: () => 'settings/creator',
  stored: () => defaultCreator,
  created: () => defaultCreator,
  updated: () => ({ headline: 'Made slowly' }),
  listed: (db) => query(collection(db, 'settings'), limit(10)),
});

const bad = ['javascript:alert(1)', 'http://example.com', '//example.com', '/here', 'https://a b', 7, null];
const good = ['https://example.com/a?b=c', `https://example.com/${'x'.repeat(280)}`];

function linkLimits(field: string, wrap: (url: unknown) => Record<string, unknown>): Limit[] {
  return [
    ...good.map((url) => [`${field} ${url.slice(0, 30)}`, wrap(url), true] as const),
    ...bad.map((url) => [`${field} ${JSON.stringify(url)}`, wrap(url), false] as const),
    [`${field} at 301 characters`, wrap(`https://example.com/${'x'.repeat(281)}`), false],
  ];
}

const social = 'https://example.com/posts';
const card = { question: 'Why?', answer: 'Because.' };
const game = { platform: 'Hall', username: 'x', url: '' };

/** A list of maps, looked at place by place. */
function placeLimits(field: string, item: Record<string, unknown>, max: number): Limit[] {
  const full = Array(max).fill(item);
  return [
    [`${field} empty`, { [field]: [] }, true],
    [`${field} full`, { [field]: full }, true],
    [`${field} with one too many`, { [field]: [...full, item] }, false],
    [`${field} as a map`, { [field]: { 0: item } }, false],
    [`${field} as an empty map`, { [field]: {} }, false],
    ...full.flatMap((_, place): Limit[] => [
      [`${field} up to ${place}`, { [field]: full.slice(0, place + 1) }, true],
      [`${field} with a text as the last, at ${place}`, { [field]: [...full.slice(0, place), 'x'] }, false],
      [`${field} with a text at ${place}`, { [field]: full.with(place, 'x') }, false],
      [
        `${field} with more than it needs at ${place}`,
        { [field]: full.with(place, { ...item, x: 1 }) },
        false,
      ],
    ]),
  ];
}

describeLimits(
  {
    name: 'settings/creator',
    rules,
    as: 'admin',
    path: () => 'settings/creator',
    good: () => ({ ...defaultCreator }),
    schema: creatorSchema,
  },
  [
    ...exactKeys({ ...defaultCreator }),
    ...fieldLimits(creatorFields),
    ...linkLimits('website', (website) => ({ website })),
    ...linkLimits('codeHosting', (codeHosting) => ({ codeHosting })),
    ...linkLimits('game', (url) => ({ game: { ...game, url } })),
    ...linkLimits('first social page', (url) => ({ socials: [url, social] })),
    ...linkLimits('last social page', (url) => ({ socials: [social, url] })),
    ['a social page without address', { socials: [''] }, false],
    ['social pages, full', { socials: Array(6).fill(social) }, true],
    ['social pages, one too many', { socials: Array(7).fill(social) }, false],
    ...placeLimits('answers', card, 7),
    [
      'the longest question and answer',
      { answers: [{ question: 'x'.repeat(200), answer: 'x'.repeat(1_000) }] },
      true,
    ],
    ['a long question', { answers: [{ ...card, question: 'x'.repeat(201) }] }, false],
    ['a long answer', { answers: [{ ...card, answer: 'x'.repeat(1_001) }] }, false],
    ['no answer', { answers: [{ ...card, answer: ' ' }] }, false],
    ['the longest game', { game: { ...game, platform: 'x'.repeat(40), username: 'x'.repeat(60) } }, true],
    ['a game with something more', { game: { ...game, x: 1 } }, false],
    ['a long game name', { game: { ...game, username: 'x'.repeat(61) } }, false],
    ['a long platform', { game: { ...game, platform: 'x'.repeat(41) } }, false],
    ['a game without platform', { game: { username: 'x', url: '' } }, false],
    ['a game as a text', { game: 'x' }, false],
  ],
);
