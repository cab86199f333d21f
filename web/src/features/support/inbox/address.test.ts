import { expect, it } from 'vitest';
import { inboxHref, readAddress } from './address.ts';

const read = (search: string) => readAddress(new URLSearchParams(search));

it.each(['?', '?view=mine', '?view=overdue&q=zebra&ticket=u-1_0', '?ticket=u-1_12&show=customer'])(
  'an address says all that the inbox shows: %s',
  (search) => {
    expect(inboxHref(read(search))).toBe(search);
  },
);

it.each([
  ['?view=lost', '?'],
  ['?show=customer', '?'],
  ['?ticket=a/b_0', '?'],
  ['?ticket=u', '?'],
  ['?ticket=..&q=%20', '?'],
])('what it can’t mean is left out: %s', (search, left) => {
  expect(inboxHref(read(search))).toBe(left);
});
