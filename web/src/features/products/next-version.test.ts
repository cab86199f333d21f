import { expect, it } from 'vitest';
import { nextVersion } from './next-version.ts';

it.each([
  ['', '1.0.0'],
  ['1.1.3', '1.2.0'],
  ['0.9.0', '0.10.0'],
])('after %j comes %s', (version, next) => {
  expect(nextVersion(version)).toBe(next);
});
