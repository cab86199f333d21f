import { expect, it } from 'vitest';
import { type Access, isRestricted, standingAt } from './access.ts';

const now = 1_800_000_000_000;
const access = (fields: Partial<Access>): Access => ({
  role: 'customer',
  status: 'active',
  reason: '',
  until: null,
  permanent: false,
  ...fields,
});

it.each([
  ['nobody did anything', {}, 'active'],
  ['banned for good', { status: 'banned', permanent: true }, 'banned'],
  ['banned for good, with a date left over', { status: 'banned', permanent: true, until: now - 1 }, 'banned'],
  ['banned until later', { status: 'banned', until: now + 1 }, 'banned'],
  ['banned until now', { status: 'banned', until: now }, 'active'],
  ['suspended until later', { status: 'suspended', until: now + 1 }, 'suspended'],
  ['suspended until before', { status: 'suspended', until: now - 1 }, 'active'],
  ['suspended without an end', { status: 'suspended' }, 'active'],
  ['suspended without an end, called permanent', { status: 'suspended', permanent: true }, 'active'],
  ['active with a date left over', { until: now + 1, permanent: true }, 'active'],
] as const)('%s: %3$s', (_what, fields, expected) => {
  expect(standingAt(access(fields), now)).toBe(expected);
  expect(isRestricted(access(fields), now)).toBe(expected !== 'active');
});
