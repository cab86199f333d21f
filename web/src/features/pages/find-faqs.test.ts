import type { Faq } from '@tempera/domain/product';
import { expect, it } from 'vitest';
import { findFaqs } from './find-faqs.ts';

const faq = (id: string, question: string, answer: string): Faq => ({
  id,
  question,
  answer,
  group: 'General',
  order: 0,
});
const faqs = [
  faq('a', 'Can I have my money back?', 'Within 30 days.'),
  faq('b', 'Which licence?', 'A commercial one.'),
];
const ids = (text: string) => findFaqs(faqs, text).map(({ id }) => id);

it.each([
  ['', ['a', 'b']],
  ['  ', ['a', 'b']],
  ['MONEY', ['a']],
  ['commercial licence', ['b']],
  ['licence money', []],
  ['(.*', []],
])('finds for %j', (text, expected) => {
  expect(ids(text)).toEqual(expected);
});
