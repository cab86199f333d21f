import { expect, it } from 'vitest';
import { eachOf, noCounts, readsOfAnswer, readsOfResult, sumOf, timesOf, writesOf } from './counts.ts';

it('counts what a commit is billed for', () => {
  const writes = [{ update: {} }, { transform: {} }, { delete: 'a' }, { verify: 'b' }];
  expect(writesOf(writes)).toEqual({ writes: 2, deletes: 1 });
});

it('counts documents of an answer, missing ones too, and a read for each thousand that is counted', () => {
  const count = (integerValue: string) => ({ result: { aggregateFields: { n: { integerValue } } } });
  const read = [
    { found: {} },
    { missing: 'a' },
    { document: {} },
    {},
    count('0'),
    count('1000'),
    count('1001'),
  ];
  expect(read.map(readsOfResult)).toEqual([1, 1, 1, 0, 0, 1, 2]);
});

it('counts an answer over REST as one read at least', () => {
  const answers = ['{"name":"a"}', '{"documents":[{},{}]}', '{}', '[{"document":{}},{"readTime":""}]', 'no'];
  expect(answers.map(readsOfAnswer)).toEqual([1, 2, 1, 1, 1]);
});

it('adds workers up, and shares what came out among those it was for', () => {
  const one = { ...noCounts, reads: 3, cpuMs: 10 };
  const sum = sumOf([one, one]);
  expect(sum).toEqual({ ...noCounts, reads: 6, cpuMs: 20 });
  expect(timesOf(one, 2)).toEqual(sum);
  expect(eachOf(sum, one, 2)).toEqual({ ...noCounts, reads: 1.5, cpuMs: 5 });
});
