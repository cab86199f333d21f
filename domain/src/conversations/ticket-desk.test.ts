import { describe, expect, it } from 'vitest';
import {
  longestSnooze,
  mentionsIn,
  mostMentions,
  presenceText,
  snoozeChoices,
  stepTo,
  tagLimits,
  toTag,
  withTag,
} from './ticket-desk.ts';

describe('a tag', () => {
  it.each([
    ['  Refund ', 'refund'],
    ['Two\nlines  and   gaps', 'two lines and gaps'],
    ['x'.repeat(40), 'x'.repeat(tagLimits.length)],
    ['  ', ''],
  ])('%j is kept as %j', (typed, tag) => {
    expect(toTag(typed)).toBe(tag);
  });

  it('stands once, and not beyond the limit', () => {
    expect(withTag(['refund'], 'VAT')).toEqual(['refund', 'vat']);
    expect(withTag(['refund'], ' REFUND ')).toEqual(['refund']);
    expect(withTag(['refund'], ' ')).toEqual(['refund']);
    const full = Array.from({ length: tagLimits.count }, (_, number) => `tag ${number}`);
    expect(withTag(full, 'more')).toEqual(full);
  });
});

describe('the next ticket', () => {
  const ids = ['a', 'b', 'c'];
  it.each([
    ['from none', ids, null, 0, 1, 'a'],
    ['from none of an empty list', [], null, 0, 1, null],
    ['down', ids, 'a', 0, 1, 'b'],
    ['up', ids, 'c', 2, -1, 'b'],
    ['beyond the end', ids, 'c', 2, 1, null],
    ['before the beginning', ids, 'a', 0, -1, null],
    ['down from one that was closed in the middle', ['a', 'c'], 'b', 1, 1, 'c'],
    ['up from one that was closed in the middle', ['a', 'c'], 'b', 1, -1, 'a'],
    ['down from the last one, closed', ['a', 'b'], 'c', 2, 1, null],
  ] as const)('%s', (_what, list, open, place, by, expected) => {
    expect(stepTo(list, open, place, by)).toBe(expected);
  });
});

describe('a note names', () => {
  const team = [
    { id: 'ann', name: 'Ann' },
    { id: 'annlee', name: 'Ann Lee' },
    { id: 'bo', name: 'Bo' },
  ];
  it.each([
    ['one of the team', 'Ask @Bo, please.', ['bo']],
    ['in any letters', '@BO?', ['bo']],
    ['each once', '@bo and @Bo', ['bo']],
    ['whose name holds another’s', '@Ann Lee', ['annlee']],
    ['both of them', '@Ann Lee and @Ann', ['annlee', 'ann']],
    ['nobody by a longer word', '@Bobby', []],
    ['nobody without the sign', 'Bo', []],
    ['nobody else', '@Somebody', []],
  ])('%s', (_what, text, expected) => {
    expect(mentionsIn(text, team)).toEqual(expected);
  });

  it('so many at most', () => {
    const crowd = Array.from({ length: 9 }, (_, number) => ({ id: `u${number}`, name: `P${number}` }));
    expect(mentionsIn(crowd.map(({ name }) => `@${name}`).join(' '), crowd)).toHaveLength(mostMentions);
  });
});

describe('who else is there', () => {
  const now = 1_000_000;
  const one = (name: string, typing = false, ago = 0) => ({ name, typing, at: now - ago });
  it.each([
    ['nobody', [], ''],
    ['one', [one('Ann')], 'Ann is looking at this ticket'],
    ['two', [one('Ann'), one('Bo')], 'Ann and 1 more are looking at this ticket'],
    ['one who writes', [one('Ann'), one('Bo', true)], 'Bo is writing a reply'],
    ['two who write', [one('Ann', true), one('Bo', true)], 'Ann and 1 more are writing a reply'],
    ['somebody who has gone without a word', [one('Ann', true, 80_000)], ''],
  ])('%s', (_what, others, text) => {
    expect(presenceText(others, now)).toBe(text);
  });
});

describe('a ticket is put off', () => {
  it.each([
    ['a Sunday', 22, [23, 23]],
    ['a Monday', 23, [24, 30]],
    ['a Friday', 27, [28, 30]],
  ])('on %s until the next morning, and until Monday', (_day, date, [tomorrow, monday]) => {
    const now = new Date(2026, 10, date, 15, 30).getTime();
    const at = (day: number | undefined) => new Date(2026, 10, day ?? 0, 9).getTime();
    const choices = snoozeChoices(now).map(({ until }) => until);
    expect(choices).toEqual([now + 3_600_000, now + 4 * 3_600_000, at(tomorrow), at(monday)]);
    for (const until of choices) expect(until - now).toBeLessThan(longestSnooze);
  });
});
