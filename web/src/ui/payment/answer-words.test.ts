import { expect, it } from 'vitest';
import { answerWords } from './answer-words.ts';

const day = 86_400_000;
const date = Date.UTC(2026, 9, 1, 12);

it.each([
  ['open', 1, /^Answer by Oct 2, 2026/],
  ['inquiry', 1, /^Answer by Oct 2, 2026/],
  ['open', -1, /^The time to answer ended Sep 30, 2026/],
  ['closed', 1, null],
  ['won', 1, null],
  ['lost', 1, null],
] as const)('%# says until when a dispute can be answered', (state, days, words) => {
  const said = answerWords({ state, dueAt: date + days * day }, date);
  if (words) expect(said).toMatch(words);
  else expect(said).toBeNull();
  expect(answerWords({ state }, date)).toBeNull();
});
