import { expect, it } from 'vitest';
import { parseJavaVersion } from './firestore-probes.ts';

it.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['openjdk version "25" 2025-09-16', 25],
  ['java version "1.8.0_392"', 8],
  ['command not found', undefined],
])('reads %s', (output, major) => {
  expect(parseJavaVersion(output)).toBe(major);
});
