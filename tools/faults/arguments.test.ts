import { describe, expect, it } from 'vitest';
import { parseFaultArguments } from './arguments.ts';

describe('parseFaultArguments', () => {
  it('takes a seed and minutes', () =>
    expect(parseFaultArguments(['--seed', '7', '--minutes', '30'])).toEqual({ seed: 7, minutes: 30 }));

  it('makes up a seed and runs for two minutes', () => {
    const { seed, minutes } = parseFaultArguments([]);
    expect(Number.isInteger(seed)).toBe(true);
    expect(minutes).toBe(2);
  });

  it.each([
    ['--seed', 'x'],
    ['--seed', ''],
    ['--minutes', '0'],
    ['--minutes', '500'],
  ])('refuses %s %s', (name, text) =>
    expect(() => parseFaultArguments([name, text])).toThrow(`${name} takes a number`),
  );
});
