import { describe, expect, it } from 'vitest';
import { isIn, parseMutateArguments } from './arguments.ts';
import { scoreOf } from './score.ts';

const text = 'first\n  a && b;\nlast';
const mutant = (before: string, after: string) => {
  const start = text.indexOf(before);
  const place = { start, end: start + before.length };
  return { ...place, after, shows: place, block: '/things/{id}' };
};
const [a, b] = [mutant('a', 'true'), mutant('b', 'true')];
const entry = { line: 'a && b;', before: 'a', after: 'true', because: 'it is' };

describe('scoreOf', () => {
  it('is full when nothing survives', () => {
    expect(scoreOf(text, [a, b], [], true, [])).toEqual({ lines: ['caught 2 of 2'], passed: true });
  });

  it('names survivors, with the count last', () => {
    expect(scoreOf(text, [a, b], [b], true, [])).toEqual({
      lines: ['not caught: line 2: b -> true', 'caught 1 of 2'],
      passed: false,
    });
  });

  it('counts argued ones for themselves', () => {
    expect(scoreOf(text, [a, b], [a], true, [entry])).toEqual({
      lines: ['1 equivalent, argued in tools/mutate/equivalent.ts', 'caught 1 of 1'],
      passed: true,
    });
  });

  it('refuses to list what a test noticed', () => {
    expect(scoreOf(text, [a, b], [], true, [entry]).passed).toBe(false);
  });

  it('refuses to list what is not in the rules, when it has seen all of them', () => {
    const gone = { ...entry, before: 'c' };
    expect(scoreOf(text, [a, b], [], true, [gone]).passed).toBe(false);
    expect(scoreOf(text, [a, b], [], false, [gone]).passed).toBe(true);
  });
});

describe('--only', () => {
  it.each([
    [[], '/x', 1, true],
    [['--only', 'things'], '/things/{id}', 9, true],
    [['--only', 'things'], '/others/{id}', 9, false],
    [['--only', '4-9'], '/x', 9, true],
    [['--only', '4-9'], '/x', 10, false],
    [['--only=7'], '/x', 7, true],
    [['--only=7,things'], '/things/{id}', 9, true],
    [['--only=7'], '/x', 8, false],
  ])('%j takes a mutant of %s in line %i: %s', (argv, block, line, taken) => {
    expect(isIn(parseMutateArguments(argv), block, line)).toBe(taken);
  });

  it('refuses other flags in one line', () => {
    expect(() => parseMutateArguments(['--olny', '4'])).toThrow(/Unknown option '--olny'/);
  });
});
