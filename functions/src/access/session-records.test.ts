import { memberName } from '@tempera/domain/people/member-name';
import { describe, expect, it } from 'vitest';
import type { Identity } from '../platform/caller.ts';
import { changedUser, displayName, isOwner, roleFor } from './session-records.ts';

const ada: Identity = {
  uid: 'u1',
  email: 'ada@example.com',
  emailVerified: true,
  name: '',
  provider: 'password',
  claimedRole: 'customer',
  authTime: null,
  secondFactor: false,
};

describe('displayName', () => {
  it.each([
    ['the token', { ...ada, name: 'Ada L' }, 'Record', 'Ada L'],
    ['the login record', ada, 'Record', 'Record'],
    ['the uid, never the address', ada, undefined, memberName('u1')],
    ['the uid where the record is blank', { ...ada, email: '' }, ' ', memberName('u1')],
    [
      'the uid where the name is an address',
      { ...ada, name: 'Win at evil.example' },
      'Record',
      memberName('u1'),
    ],
    ['the uid where the name hides something', { ...ada, name: 'A\u202eda' }, 'Record', memberName('u1')],
    ['a guest', { ...ada, provider: 'anonymous', name: 'x' }, 'Record', 'Guest'],
  ])('from %s', (_from, identity, record, expected) => {
    expect(displayName(identity, record)).toBe(expected);
  });

  it('stays within what a profile may hold', () => {
    expect(displayName({ ...ada, name: 'x'.repeat(500) }, undefined)).toHaveLength(80);
  });
});

describe('isOwner', () => {
  it('needs the very address, verified', () => {
    expect(isOwner(ada, ' Ada@Example.com ')).toBe(true);
    expect(isOwner({ ...ada, emailVerified: false }, 'ada@example.com')).toBe(false);
    expect(isOwner({ ...ada, email: 'bob@example.com' }, 'ada@example.com')).toBe(false);
  });

  it('is nobody while the parameter is empty', () => {
    expect(isOwner({ ...ada, email: '' }, '')).toBe(false);
  });
});

it('roleFor keeps the recorded role of everybody else', () => {
  const staff = { role: 'staff', status: 'active', reason: '', until: null, permanent: false } as const;
  expect(roleFor(ada, staff, 'owner@example.com')).toBe('staff');
  expect(roleFor(ada, staff, 'ada@example.com')).toBe('owner');
});

describe('changedUser', () => {
  it('leaves a person alone whose record is right', () => {
    const { email } = ada;
    expect(changedUser(ada, { name: 'Chosen', email, confirmedEmail: email }, 'Record')).toEqual({});
  });

  it('names a guest who signed up and notes their address', () => {
    expect(changedUser(ada, { name: 'Guest', email: '' }, 'Ada')).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
      confirmedEmail: 'ada@example.com',
    });
  });

  it('notes that the address on record is confirmed, and no other', () => {
    const { email } = ada;
    const stored = { name: 'Chosen', email, confirmedEmail: 'former@example.com' };
    expect(changedUser(ada, stored, 'Record')).toEqual({ confirmedEmail: email });
    expect(changedUser({ ...ada, emailVerified: false }, stored, 'Record')).toEqual({});
    expect(changedUser({ ...ada, email: 'other@example.com' }, stored, 'Record')).toEqual({});
  });

  it('never writes over an address', () => {
    for (const email of ['ada@example.com', '']) {
      expect(changedUser({ ...ada, email }, { name: 'Chosen', email: 'former@example.com' }, 'Ada')).toEqual(
        {},
      );
    }
  });
});
