import { expect, it } from 'vitest';
import { withRefunds } from './with-refunds.ts';

const sections = [
  { heading: 'Refunds', text: 'Write within {refundDays} days.' },
  { heading: 'Prices', text: 'Before tax.' },
];

it('says the days of the setting, and nothing of refunds where there are none', () => {
  expect(withRefunds(sections, 14)).toEqual([
    { heading: 'Refunds', text: 'Write within 14 days.' },
    sections[1],
  ]);
  expect(withRefunds(sections, 0)).toEqual([sections[1]]);
});
