import { describe, expect, it } from 'vitest';
import { checkSignUp, type SignUpValues } from './check-sign-up.ts';

const good: SignUpValues = {
  firstName: 'Nora',
  lastName: 'Novice',
  email: 'nora@example.com',
  password: 'Correct-1',
  confirm: 'Correct-1',
  terms: true,
  marketing: false,
};
const titles = (changed: Partial<SignUpValues>) =>
  checkSignUp({ ...good, ...changed }).map(({ field, title }) => `${field}: ${title}`);

describe('checkSignUp (storefront.md §5)', () => {
  it('lets a complete form pass, marketing or not', () => {
    expect(titles({})).toEqual([]);
    expect(titles({ marketing: true })).toEqual([]);
  });

  it.each(['firstName', 'lastName', 'email', 'password'] as const)('requires %s', (field) => {
    expect(titles({ [field]: '  ' })[0]).toBe(`${field}: Missing Information`);
  });

  it('names what is missing first, then the mismatch, the password, the terms', () => {
    expect(titles({ firstName: '', password: 'weak', confirm: 'other', terms: false })).toEqual([
      'firstName: Missing Information',
      'confirm: Password Mismatch',
      'password: Invalid Password',
      'terms: Terms Required',
    ]);
  });

  it.each(['Short-1', 'no-upper-1', 'NO-LOWER-1', 'No-digits'])('refuses the password %s', (password) => {
    expect(titles({ password, confirm: password })).toEqual(['password: Invalid Password']);
  });

  it('refuses what is no e-mail address at its field', () => {
    expect(titles({ email: 'nora@' })).toEqual(['email: Sign Up Failed']);
  });
});
