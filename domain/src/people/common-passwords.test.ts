import { expect, it } from 'vitest';
import { isStrongPassword } from './account-forms.ts';
import { isCommonPassword } from './common-passwords.ts';

it.each(['Password1', 'PASSWORD1', 'Qwerty123', 'P@ssw0rd', 'Abcd1234'])(
  '%s is strong by the checklist and common',
  (text) => {
    expect(isCommonPassword(text)).toBe(true);
  },
);

it.each(['Tempera-test-1', 'Linseed-oil-7', '', 'constructor'])('%s is not common', (text) => {
  expect(isCommonPassword(text)).toBe(false);
});

it('the checklist alone lets common ones pass', () => {
  expect(isStrongPassword('Password1')).toBe(true);
});
