import { expect, it } from 'vitest';
import { thinWords } from './thin-words.ts';

it.each([
  [undefined, 'Paid orders could not be counted.'],
  [0, 'No paid order of these days has it.'],
  [1, '1 paid order of these days has it.'],
  [1_200, '1,200 paid orders of these days have it.'],
])('%s', (count, words) => expect(thinWords(count, 'paid order', 'paid orders')).toBe(words));
