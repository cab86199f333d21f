import { isStrongPassword } from '@tempera/domain/people/account-forms';
import { roles } from '@tempera/domain/people/roles';
import { expect, it } from 'vitest';
import { demoAccounts, providerAccounts } from './accounts.ts';

it('has one account for each role, which could have signed up by itself', () => {
  expect(demoAccounts.map(({ role }) => role)).toEqual([...roles]);
  expect(demoAccounts.filter(({ password }) => !isStrongPassword(password))).toEqual([]);
  expect(demoAccounts.filter(({ email }) => !email.endsWith('@example.com'))).toEqual([]);
});

it('offers accounts at Google and GitHub of people who are nobody yet, each another one', () => {
  const emails = [...demoAccounts, ...providerAccounts.google, ...providerAccounts.github].map(
    ({ email }) => email,
  );
  expect(new Set(emails).size).toBe(emails.length);
  expect(emails.filter((email) => !email.endsWith('@example.com'))).toEqual([]);
});
