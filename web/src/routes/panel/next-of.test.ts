import { expect, it } from 'vitest';
import { nextOf } from './next-of.ts';

it.each([
  ['?next=%2Fadmin%2Faudit', '/admin/audit'],
  ['?next=%2Fstaff%2Fsettings', null],
  ['?next=https%3A%2F%2Fevil.example.com', null],
  ['?next=%2F%2Fevil.example.com', null],
  ['?next=%2Fadmin%2F%5Cevil', null],
  ['', null],
])('%s leads to %s', (search, expected) => {
  expect(nextOf(search, '/admin/')).toBe(expected);
});
