import { expect, it } from 'vitest';
import { offeredRoles, roleDeed } from './offered-roles.ts';

it.each([
  ['owner', 'customer', ['admin', 'staff']],
  ['owner', 'admin', ['staff', 'customer']],
  ['admin', 'staff', ['admin', 'customer']],
  ['admin', 'owner', []],
  ['staff', 'customer', []],
] as const)('%s offers to a person who is %s: %j', (viewer, role, expected) => {
  expect(offeredRoles({ uid: 'viewer', role: viewer }, { id: 'other', role })).toEqual(expected);
});

it('offers nobody another role for themselves', () => {
  expect(offeredRoles({ uid: 'me', role: 'admin' }, { id: 'me', role: 'admin' })).toEqual([]);
});

it.each([
  ['customer', 'admin', 'Make Admin'],
  ['staff', 'customer', 'Remove Staff'],
] as const)('%s to %s is %s', (from, to, said) => {
  expect(roleDeed(from, to)).toBe(said);
});
