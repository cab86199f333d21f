import { describe, expect, it } from 'vitest';
import { chooseSpecs, flattenCoverage, isReached, makeTraceable, trimRules } from './coverage.ts';

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

  it('believes any of several reports', () => {
    const both = [[5, 9, true] as const, [5, 9, false] as const];
    expect(isReached(both, { start: 5, end: 10 })).toBe(true);
    expect(isReached(both.toReversed(), { start: 5, end: 10 })).toBe(true);
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

  it('looks elsewhere when the mutant shows elsewhere', () => {
    expect(chooseSpecs([baseline('one', 1)], { ...at(18, 25), shows: { start: 10, end: 13 } })).toEqual([
      'one',
    ]);
  });
});

const text = [
  "rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {",
  'match /a/{b} { allow get: if true; match /c/{d} { allow get: if f(); } }',
  'match /e/{f} { allow get: if true; allow list: if g(); }',
  '} }',
].join('\n');

it('shows when an `if true` is reached, with everything at its offset', () => {
  const traceable = makeTraceable(text);
  expect(traceable).toContain('allow get: if 1>0 ;');
  expect(traceable).not.toContain('true');
  expect(traceable.indexOf('g()')).toBe(text.indexOf('g()'));
});

it('leaves out the blocks of which nothing was reached', () => {
  const at = (code: string, reached: boolean) =>
    [text.indexOf(code), text.indexOf(code) + code.length - 1, reached] as const;
  const inner = text.lastIndexOf('true');
  const nodes = [at('true', false), at('f()', true), [inner, inner + 3, false] as const, at('g()', false)];
  const trimmed = trimRules(text, nodes);
  expect(trimmed).toContain('match /c/{d} { allow get: if f(); }');
  expect(trimmed).not.toContain('/e/');
  expect(trimmed).toHaveLength(text.length);
});
