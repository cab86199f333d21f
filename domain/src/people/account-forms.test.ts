import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../site/messages-of.ts';
import {
  codeForm,
  isStrongPassword,
  newPasswordForm,
  passwordRequirements,
  signUpForm,
  signUpTitle,
} from './account-forms.ts';
import { signUpMessages } from './auth-messages.ts';
import { nameTexts } from './person-name.ts';

const newcomer = {
  firstName: 'Nora',
  lastName: 'Novice',
  email: 'nora@example.com',
  password: 'Correct-1',
  confirm: 'Correct-1',
  terms: true,
  marketing: false,
};
const titles = (changed: Partial<typeof newcomer>) =>
  Object.entries(messagesOf(signUpForm, { ...newcomer, ...changed })).map(
    ([field, text]) => `${field}: ${signUpTitle(text)}`,
  );

describe('signing up', () => {
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

  it('refuses what is no email address at its field', () => {
    expect(titles({ email: 'nora@' })).toEqual(['email: Sign Up Failed']);
  });

  it('refuses a name that the store could not keep whole', () => {
    expect(titles({ firstName: 'N'.repeat(60), lastName: 'O'.repeat(20) })).toEqual([
      'firstName: Sign Up Failed',
    ]);
    expect(titles({ firstName: 'N'.repeat(59), lastName: 'O'.repeat(20) })).toEqual([]);
  });

  it('takes no address and no hidden sign for a name', () => {
    const bad = { firstName: 'Win at', lastName: 'evil.example' };
    expect(messagesOf(signUpForm, { ...newcomer, ...bad })).toEqual({ lastName: nameTexts.address });
    expect(messagesOf(signUpForm, { ...newcomer, firstName: 'No\u202era' })).toEqual({
      firstName: nameTexts.hidden,
    });
  });

  it('lets nothing pass that the store would refuse, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        '',
        ' ',
        'x'.repeat(10_000),
        'שלום',
        '👩‍👩‍👧‍👦',
        '<b>x</b>',
        'a@b',
        'nora@example.com',
        'Aa345678',
      ),
    );
    const form = fc.record({
      firstName: typed,
      lastName: typed,
      email: typed,
      password: typed,
      confirm: typed,
      terms: fc.boolean(),
      marketing: fc.boolean(),
    });
    const check = (values: typeof newcomer) => {
      const problems = Object.entries(messagesOf(signUpForm, values));
      for (const [field, text] of problems) {
        expect(Object.keys(values)).toContain(field);
        expect(signUpTitle(text) && text).not.toBe('');
      }
      if (problems.length > 0) return;
      expect(`${values.firstName} ${values.lastName}`.trim().length).toBeGreaterThan(2);
      expect(values.email.trim()).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
      expect([values.password, values.terms]).toEqual([values.confirm, true]);
      expect(values.password).toMatch(/(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}/s);
    };
    fc.assert(fc.property(form, check), { numRuns: 200 });
  });
});

const passwords = { current: 'Old-paint-1', password: 'New-paint-2', confirm: 'New-paint-2' };
const { missing, weak, mismatch } = signUpMessages;

it.each([
  [{}, {}],
  [{ current: '' }, { current: missing.text }],
  [
    { password: '', confirm: '' },
    { password: missing.text, confirm: missing.text },
  ],
  [{ password: 'short', confirm: 'short' }, { password: weak.text }],
  [{ confirm: 'New-paint-3' }, { confirm: mismatch.text }],
  [{ current: 'New-paint-2' }, { password: 'Choose a password that is different from the current one.' }],
])('a new password: %j', (change, problems) => {
  expect(messagesOf(newPasswordForm, { ...passwords, ...change })).toEqual(problems);
});

it('never lets a weak or mistyped password through, of 200 generated ones', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('Abcdefg1', 'x'.repeat(10_240)),
  );
  fc.assert(
    fc.property(typed, typed, typed, (current, password, confirm) => {
      if (!newPasswordForm.safeParse({ current, password, confirm }).success) return;
      expect(isStrongPassword(password) && password === confirm && password !== current).toBe(true);
    }),
    { numRuns: 200 },
  );
});

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['12345', null],
  ['12345a', null],
])('the code %j is %j', (typed, code) => {
  expect(codeForm.safeParse({ code: typed }).data?.code ?? null).toBe(code);
});

it.each([
  ['Abcdefg1', []],
  ['Abcdef1', ['length']],
  ['abcdefg1', ['upper']],
  ['ABCDEFG1', ['lower']],
  ['Abcdefgh', ['digit']],
  ['', ['length', 'upper', 'lower', 'digit']],
  ['Äbcdefg1', ['upper']],
])('%j lacks %j', (text, missing) => {
  const unmet = passwordRequirements.filter((requirement) => !requirement.met(text));
  expect(unmet.map(({ id }) => id)).toEqual(missing);
  expect(isStrongPassword(text)).toBe(missing.length === 0);
});
