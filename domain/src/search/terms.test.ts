import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderTerms, productTerms, ticketTerms, userTerms } from './document-terms.ts';
import { isFound, searchTerms, searchWords, termLimits } from './terms.ts';

const finds = (text: string, terms: readonly string[]) => isFound({ terms }, searchWords(text));

describe('a person', () => {
  const terms = userTerms('Ab3dEf', { name: 'Zoë Ødegård-Łuka', email: 'zoe.ode+shop@mail.example.com' });

  it.each([
    'zoe',
    'Zoë',
    'odegard',
    'ØDEG',
    'luka zoe',
    'zoe.ode',
    'ode+sh',
    'shop@mail',
    '@mail.example',
    'example.com',
    '<zoe.ode+shop@mail.example.com>,',
    'ab3d',
  ])('is found by %s', (text) => expect(finds(text, terms)).toBe(true));

  it.each(['oe', 'degard', 'zoe nobody', 'zoe.ode+shop@elsewhere.example.org'])(
    'is not found by %s',
    (text) => expect(finds(text, terms)).toBe(false),
  );

  it('without an address is nobody to look for', () => {
    expect(userTerms('guest', { name: 'Guest' })).toEqual([]);
  });
});

it('finds an order by its buyer, what was bought, and any part of its number', () => {
  const terms = orderTerms('ORD-1758600000123456', {
    customer: { name: 'Ada Lovewell', email: 'ada@example.com' },
    lines: [{ slug: 'blogstarter', name: 'Blog Starter' }],
    couponCode: 'SPRING',
  });
  for (const text of [
    'lovewell',
    'Blog',
    'blogst',
    'ORD-17586',
    '1758600000123456',
    '3456',
    'spring',
    'ada blog',
  ]) {
    expect(finds(text, terms), text).toBe(true);
  }
  expect(finds('456', terms)).toBe(false);
  expect(orderTerms('ORD-1', { lines: 'none', customer: null })).toEqual(expect.arrayContaining(['ord-1']));
});

it('finds both landing pages by landing', () => {
  for (const [slug, title] of [
    ['saaslanding', 'SaaS Landing'],
    ['mobileapplanding', 'Mobile App Landing'],
  ] as const) {
    expect(finds('landing', productTerms(slug, { title, tags: ['marketing'] }))).toBe(true);
  }
});

it('finds a ticket by its customer’s address, which it does not have itself, and by words of its last message', () => {
  const ticket = {
    username: 'Ada',
    subject: 'Broken link',
    tags: ['refund'],
    lastMessage: `${'word '.repeat(500)}`,
  };
  const terms = ticketTerms('Uid9_3', { ...ticket, lastMessage: 'Where is my key?' }, 'ada@example.com');
  for (const text of ['ada@', 'example.com', 'link broken', 'refund', 'key', 'uid9_3']) {
    expect(finds(text, terms), text).toBe(true);
  }
  expect(ticketTerms('a_0', ticket, null).length).toBeLessThan(60);
});

describe('whatever stands in a document', () => {
  const text = fc.string({ unit: 'binary', maxLength: 400 });
  const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 16 });

  const lower = (written: string) => written.normalize('NFKD').toLowerCase();

  it('has few terms, each once, short and fit to be stored', () => {
    fc.assert(
      fc.property(fc.array(text), text, (texts, id) => {
        const terms = searchTerms(texts, id);
        expect(terms.length).toBeLessThanOrEqual(termLimits.count);
        expect(new Set(terms).size).toBe(terms.length);
        for (const term of terms) {
          expect([...term].length).toBeLessThanOrEqual(termLimits.length);
          expect(term.isWellFormed() && term !== '' && !/\s/.test(term)).toBe(true);
        }
      }),
    );
  });

  it('is found by every beginning of each of its words, however they are written', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 2 }), fc.nat(16), fc.boolean(), (words, length, upper) => {
        const terms = searchTerms([words.join(' ')]);
        for (const one of words) {
          const typed = one.slice(0, length + 1).toWellFormed();
          // A letter that is cut in half, or changes with what follows, is another one.
          fc.pre(lower(one).startsWith(lower(typed)));
          expect(finds(upper ? typed.normalize('NFD') : typed, terms)).toBe(true);
        }
      }),
    );
  });

  it('is found by nothing when nothing is looked for', () => {
    for (const nothing of ['', '  ', '@', '-- .']) expect(searchWords(nothing)).toEqual([]);
  });
});
