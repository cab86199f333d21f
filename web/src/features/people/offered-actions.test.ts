import type { Role } from '@tempera/domain/people/roles';
import { expect, it } from 'vitest';
import { offeredActions, offeredRoles, roleActionLabel, whyProtected } from './offered-actions.ts';

const now = 1_000_000;
const person = (role: Role, fields: object = {}) => ({
  id: 'them',
  role,
  status: 'active' as const,
  until: null,
  permanent: false,
  ...fields,
});
const offered = (viewer: Role, target: ReturnType<typeof person>) =>
  offeredActions({ uid: 'me', role: viewer }, target, now);

it.each([
  ['staff', person('customer'), ['suspend', 'ban']],
  ['staff', person('customer', { status: 'banned', permanent: true }), ['lift']],
  ['staff', person('customer', { status: 'suspended', until: now + 1 }), ['lift']],
  ['staff', person('customer', { status: 'suspended', until: now }), ['suspend', 'ban']],
  ['staff', person('staff'), []],
  ['staff', person('admin'), []],
  ['admin', person('staff'), ['suspend', 'ban']],
  ['admin', person('admin'), []],
  ['owner', person('admin'), ['suspend', 'ban']],
  ['admin', person('owner'), []],
  ['customer', person('customer'), []],
] as const)('%s is offered for %j: %j', (viewer, target, expected) => {
  expect(offered(viewer, target)).toEqual(expected);
});

it('offers nobody anything for themselves', () => {
  expect(offeredActions({ uid: 'them', role: 'owner' }, person('admin'), now)).toEqual([]);
});

it.each([
  ['owner', 'customer', ['admin', 'staff']],
  ['owner', 'admin', ['staff', 'customer']],
  ['admin', 'staff', ['admin', 'customer']],
  ['admin', 'owner', []],
  ['staff', 'customer', []],
] as const)('%s offers to a person who is %s: %j', (viewer, role, expected) => {
  expect(offeredRoles({ uid: 'viewer', role: viewer }, { id: 'other', role })).toEqual(expected);
});

it.each([
  ['admin', 'other', 'owner', 'The owner can’t be moderated.'],
  ['admin', 'other', 'admin', 'Only the owner can moderate admins.'],
  ['staff', 'other', 'staff', 'Only admins can moderate staff.'],
  ['admin', 'viewer', 'admin', 'You can’t moderate your own account.'],
  ['staff', 'other', 'customer', null],
] as const)('says to %s why nothing may be done to %s, %s', (viewer, id, role, expected) => {
  expect(whyProtected({ uid: 'viewer', role: viewer }, { id, role })).toBe(expected);
});

it('offers nobody another role for themselves', () => {
  expect(offeredRoles({ uid: 'me', role: 'admin' }, { id: 'me', role: 'admin' })).toEqual([]);
});

it.each([
  ['customer', 'admin', 'Make Admin'],
  ['staff', 'customer', 'Remove Staff'],
] as const)('%s to %s is %s', (from, to, said) => {
  expect(roleActionLabel(from, to)).toBe(said);
});
