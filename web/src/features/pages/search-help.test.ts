import type { Faq } from '@tempera/domain/catalogue/product';
import { expect, it } from 'vitest';
import { articlesFrom } from './articles.ts';
import { searchHelp } from './search-help.ts';

const faq = (id: string, question: string, answer: string): Faq => ({
  id,
  question,
  answer,
  group: 'General',
  order: 0,
});
const faqs = [
  faq('a', 'Can I get my money back?', 'Within 30 days.'),
  faq('b', 'Which license?', 'A commercial one.'),
];
const articles = articlesFrom([]);
const found = (text: string) => {
  const { faqs: questions, guides } = searchHelp(faqs, articles, text);
  return [...questions, ...guides].map(({ id }) => id);
};

it.each([
  ['MONEY', ['a', 'refunds']],
  ['comercial license', ['b', 'licenses']],
  ['refnd', ['refunds']],
  ['invoi', ['invoices']],
  ['license moonlight', []],
  ['(.*', []],
  ['<img src=x onerror=alert(1)>', []],
  ['constructor __proto__', []],
])('finds for %j', (text, expected) => {
  expect(found(text)).toEqual(expect.arrayContaining(expected));
  if (expected.length === 0) expect(found(text)).toEqual([]);
});

it('has the better match first', () => {
  expect(searchHelp(faqs, articles, 'license').faqs[0]?.id).toBe('b');
  expect(searchHelp(faqs, articles, 'plans').guides[0]?.id).toBe('plans');
});

it('searches the words that the owner has written', () => {
  const own = {
    id: 'refunds',
    title: 'Money back',
    description: 'Always.',
    body: '## Moonlight\n\nBy mail.',
  };
  const { guides } = searchHelp([], articlesFrom([own]), 'moonlight');
  expect(guides).toEqual([{ id: 'refunds', title: 'Money back', description: 'Always.' }]);
});
