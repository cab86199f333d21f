import { expect, it } from 'vitest';
import { initialsOf } from './Avatar.tsx';

it.each([
  ['Nora Novice', 'NN'],
  ['  Ada  ', 'A'],
  ['Ada Maria von Beispiel', 'AB'],
  ['\u{1F469}\u200D\u{1F4BB} coder', '\u{1F469}\u200D\u{1F4BB}c'],
  ['e\u0301lan', 'e\u0301'],
  ['\u05d3\u05e0\u05d4 \u05dc\u05d5\u05d9', '\u05d3\u05dc'],
  ['', ''],
])('%j is shown as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
