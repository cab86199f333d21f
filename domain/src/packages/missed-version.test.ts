import { expect, it } from 'vitest';
import { missedVersion } from './missed-version.ts';

it.each([
  [null, null],
  ['1.0.1', null],
  ['1.0.0', 'package.json says 1.0.0, so 1.0.1 won’t be on npm. Set its version to 1.0.1.'],
  ['v1.0.1', 'package.json says v1.0.1, so 1.0.1 won’t be on npm. Set its version to 1.0.1.'],
])('of 1.0.1 with %j in its package.json it says %j', (said, told) => {
  expect(missedVersion(said, '1.0.1')).toBe(told);
});
