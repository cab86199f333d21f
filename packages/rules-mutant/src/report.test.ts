import { describe, expect, it } from 'vitest';
import type { Mutant } from './mutants.ts';
import { reportOf } from './report.ts';
import { isIn } from './test-rules.ts';

const text = 'first\n  a && b;\nlast';
const mutant = (before: string, after: string) => {
  const start = text.indexOf(before);
  const place = { start, end: start + before.length };
  return { ...place, after, shows: place, block: '/things/{id}' };
};
const [a, b] = [mutant('a', 'true'), mutant('b', 'true')];
const tried = (...alive: Mutant[]) =>
  [a, b].map((mutant) => ({
    mutant,
    verdict: alive.includes(mutant)
      ? { outcome: 'survived' as const }
      : { outcome: 'caught' as const, by: 'it' },
  }));
const entry = { line: 'a && b;', before: 'a', after: 'true', because: 'it is' };

describe('reportOf', () => {
  it('is full when nothing survives', () => {
    expect(reportOf(text, tried(), [], true)).toEqual({ lines: ['caught 2 of 2'], passed: true });
  });

  it('names survivors, with the count last', () => {
    expect(reportOf(text, tried(b), [], true)).toEqual({
      lines: ['2  /things/{id}  not caught  b -> true', 'caught 1 of 2'],
      passed: false,
    });
  });

  it('takes no answer for as bad as a survivor', () => {
    const late = { mutant: a, verdict: { outcome: 'undecided' as const, why: 'no answer in 9 s' } };
    expect(reportOf(text, [late], [], true)).toEqual({
      lines: ['2  /things/{id}  no answer in 9 s  a -> true', 'caught 0 of 1'],
      passed: false,
    });
    expect(reportOf(text, [late], [entry], true).passed).toBe(false);
  });

  it('counts argued ones for themselves', () => {
    expect(reportOf(text, tried(a), [entry], true)).toEqual({
      lines: ['1 equivalent, as argued', 'caught 1 of 1'],
      passed: true,
    });
  });

  it('refuses to list what a test noticed', () => {
    expect(reportOf(text, tried(), [entry], true).passed).toBe(false);
  });

  it('refuses to list what is not in the rules, when it has seen all of them', () => {
    const gone = { ...entry, before: 'c' };
    expect(reportOf(text, tried(), [gone], true).passed).toBe(false);
    expect(reportOf(text, tried(), [gone], false).passed).toBe(true);
  });
});

it.each([
  [undefined, '/x', 1, true],
  ['things', '/things/{id}', 9, true],
  ['things', '/others/{id}', 9, false],
  ['4-9', '/x', 9, true],
  ['4-9', '/x', 10, false],
  ['7', '/x', 7, true],
  ['7,things', '/things/{id}', 9, true],
  ['7', '/x', 8, false],
])('%j takes a mutant of %s in line %i: %s', (only, block, line, taken) => {
  expect(isIn(only, block, line)).toBe(taken);
});
