import type { Role } from '@tempera/domain/people/roles';
import { expect, it } from 'vitest';
import type { Caller } from '../platform/caller.ts';
import { assertMayDownload, type Wanted } from './may-download.ts';

const caller = (role: Role, provider = 'password') => ({ role, provider }) as Caller;
const wanted = (status: Wanted['status'], priceCents: number, owned: boolean) => ({
  status,
  priceCents,
  owned,
});
const guest = caller('customer', 'anonymous');

it.each([
  ['customer, free', caller('customer'), wanted('active', 0, false)],
  ['customer, bought', caller('customer'), wanted('active', 280, true)],
  ['customer, bought and archived', caller('customer'), wanted('archived', 280, true)],
  ['guest, bought', guest, wanted('active', 280, true)],
  ['customer, disputed and free now', caller('customer'), { ...wanted('active', 0, true), suspended: true }],
  ['guest, free and ordered', guest, wanted('active', 0, true)],
  ['admin, paid', caller('admin'), wanted('active', 280, false)],
  ['owner, draft', caller('owner'), wanted('draft', 280, false)],
])('%s: yes', (_who, person, what) => {
  expect(() => assertMayDownload(person, what)).not.toThrow();
});

it.each([
  ['customer, paid', caller('customer'), wanted('active', 280, false), 'not-entitled'],
  ['staff, paid', caller('staff'), wanted('active', 280, false), 'not-entitled'],
  ['customer, draft that they bought', caller('customer'), wanted('draft', 280, true), 'product-not-found'],
  ['customer, archived', caller('customer'), wanted('archived', 0, false), 'product-not-found'],
  ['guest, free', guest, wanted('active', 0, false), 'sign-in-required'],
  ['guest, paid', guest, wanted('active', 280, false), 'not-entitled'],
  ['admin, unknown', caller('admin'), null, 'product-not-found'],
  [
    'customer, disputed',
    caller('customer'),
    { ...wanted('active', 280, true), suspended: true },
    'entitlement-suspended',
  ],
])('%s: %4$s', (_who, person, what, reason) => {
  expect(() => assertMayDownload(person, what)).toThrow(reason);
});
