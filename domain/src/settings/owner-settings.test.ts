import { expect, it } from 'vitest';
import { defaultOwnerSettings, mergeOwnerSettings, refundLimitForm } from './owner-settings.ts';

it.each([
  [undefined, defaultOwnerSettings],
  [{}, defaultOwnerSettings],
  [{ ownerApprovesRefundsOverCents: -1 }, defaultOwnerSettings],
  [{ ownerApprovesRefundsOverCents: '100' }, defaultOwnerSettings],
  [{ requireSecondFactor: 'yes' }, defaultOwnerSettings],
  [{ requireSecondFactor: true }, { ...defaultOwnerSettings, requireSecondFactor: true }],
  [{ ownerApprovesRefundsOverCents: null }, { ...defaultOwnerSettings, ownerApprovesRefundsOverCents: null }],
  [
    { ownerApprovesRefundsOverCents: 0, changed: 'mark' },
    { ...defaultOwnerSettings, ownerApprovesRefundsOverCents: 0 },
  ],
])('%o is %o', (stored, expected) => {
  expect(mergeOwnerSettings(stored)).toEqual(expected);
});

it.each([
  ['500', 50_000],
  ['499.5', 49_950],
  [' 0.29 ', 29],
  ['', null],
])('takes %o for %o', (amount, expected) => {
  expect(refundLimitForm.parse({ amount })).toEqual({ amount: expected });
});

it.each(['-1', '1e3', '1.234', '$5', '1234567'])('does not take %o', (amount) => {
  expect(refundLimitForm.safeParse({ amount }).success).toBe(false);
});
