import { describe, expect, it } from 'vitest';
import { chooseSpecs } from './choose-specs.ts';
import { flattenCoverage, isReached } from './coverage.ts';

// `f(a) && g(b, 80)` at 10: the report tells ends without closing brackets, and the root's offset 0 not at all.
const report = [
  {
    sourcePosition: { currentOffset: 10, endOffset: 24 },
    values: [{ value: { boolValue: false } }],
    children: [
      { sourcePosition: { currentOffset: 10, endOffset: 12 }, values: [{ value: { boolValue: false } }] },
      { sourcePosition: { currentOffset: 18, endOffset: 24 }, values: [{ value: {} }] },
    ],
  },
  { sourcePosition: { endOffset: 3 }, values: [{}] },
];
const nodes = flattenCoverage(report);

describe('isReached', () => {
  it('goes by the narrowest expression around a place', () => {
    expect(isReached(nodes, { start: 10, end: 13 })).toBe(true);
    expect(isReached(nodes, { start: 18, end: 25 })).toBe(false);
    expect(isReached(nodes, { start: 23, end: 25 })).toBe(false);
    expect(isReached(nodes, { start: 10, end: 25 })).toBe(true);
    expect(isReached(nodes, { start: 0, end: 4 })).toBe(false);
  });

  it('does not know what the report leaves out', () => {
    expect(isReached(nodes, { start: 40, end: 44 })).toBeUndefined();
  });
});

describe('chooseSpecs', () => {
  const baseline = (spec: string, ms: number, reached = nodes, tests = 1) => ({
    spec,
    ms,
    tests,
    reached,
    rules: '*'.repeat(50),
  });
  const at = (start: number, end: number) => ({ start, end, after: '', block: '', shows: { start, end } });

  it('takes those that reach the place, quick ones first', () => {
    const all = [
      baseline('slow', 9, [[18, 24, true]]),
      baseline('blind', 1),
      baseline('quick', 3, [[18, 24, true]]),
    ];
    expect(chooseSpecs(all, at(18, 25))).toEqual(['quick', 'slow']);
  });

  it('takes all that have tests where the report knows nothing', () => {
    const all = [baseline('one', 1), baseline('no tests', 1, nodes, 0)];
    expect(chooseSpecs(all, at(40, 44))).toEqual(['one']);
  });

  it('looks elsewhere when the fault shows elsewhere', () => {
    expect(chooseSpecs([baseline('one', 1)], { ...at(18, 25), shows: { start: 10, end: 13 } })).toEqual([
      'one',
    ]);
  });
});
