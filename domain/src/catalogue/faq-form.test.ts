import { expect, it } from 'vitest';
import { faqForm } from './faq-form.ts';
import { faqSchema } from './product.ts';

const good = { question: ' May I sell it? ', answer: 'Yes.', group: 'General', order: '3' } as const;

it('stores what the schema of a question takes', () => {
  const stored = faqForm.parse(good);
  expect(stored).toEqual({ question: 'May I sell it?', answer: 'Yes.', group: 'General', order: 3 });
  expect(faqSchema.parse(stored)).toEqual(stored);
});

it.each([
  ['question', ' ', 'Enter a question.'],
  ['question', 'x'.repeat(201), 'Shorten it to 200 characters.'],
  ['answer', '', 'Enter an answer.'],
  ['answer', 'x'.repeat(2_001), 'Shorten it to 2000 characters.'],
  ['order', '-1', 'Enter a whole number, 0 or higher.'],
  ['order', '1e3', 'Enter a whole number, 0 or higher.'],
  ['order', '1000001', 'Enter a whole number, 0 or higher.'],
])('refuses %s %#', (field, typed, message) => {
  const issues = faqForm.safeParse({ ...good, [field]: typed }).error?.issues;
  expect(issues?.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]]);
});
