import { expect, it } from 'vitest';
import { toLocal } from '../site/local-time.ts';
import { snoozeForm } from './snooze-form.ts';

const now = new Date(2026, 10, 23, 15, 30).getTime();
const day = 86_400_000;
const check = (until: string) => snoozeForm(() => now).safeParse({ until });

it.each([60_000, day, 364 * day])('takes a time %i ms ahead', (ahead) => {
  expect(check(toLocal(now + ahead)).data).toEqual({ until: now + ahead });
});

it.each([
  ['nothing', '', 'Choose a date and a time.'],
  ['no time', 'soon', 'Choose a date and a time.'],
  ['this minute', toLocal(now), 'Choose a time in the future.'],
  ['yesterday', toLocal(now - day), 'Choose a time in the future.'],
  ['more than a year', toLocal(now + 366 * day), 'Choose a time within a year.'],
])('does not take %s', (_what, typed, text) => {
  expect(check(typed).error?.issues.map(({ message }) => message)).toEqual([text]);
});
