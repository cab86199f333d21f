import { z } from 'zod';
import { invalidEmail, typedEmail } from '../site/typed.ts';
import { signUpMessages } from './auth-messages.ts';
import { nameLimit, nameProblem } from './person-name.ts';

/** The checklist under the sign-up password. */
export const passwordRequirements = [
  { id: 'length', label: 'At least 8 characters', met: (text: string) => text.length >= 8 },
  { id: 'upper', label: 'One uppercase letter', met: (text: string) => /[A-Z]/.test(text) },
  { id: 'lower', label: 'One lowercase letter', met: (text: string) => /[a-z]/.test(text) },
  { id: 'digit', label: 'One number', met: (text: string) => /[0-9]/.test(text) },
] as const;

export function isStrongPassword(text: string): boolean {
  return passwordRequirements.every((requirement) => requirement.met(text));
}

/** The forms around signing in. Firebase Auth stands behind them, so only the browser parses these. */

const { missing, mismatch, weak, terms } = signUpMessages;
const enterPassword = 'Please enter your password.';

export const loginForm = z.object({
  email: z.string().trim().min(1, invalidEmail),
  password: z.string().min(1, enterPassword),
});

export const passwordForm = loginForm.pick({ password: true });

/** Where a link to choose a password goes. */
export const emailForm = z.object({ email: typedEmail });

/** Another address than `current`. */
export const newEmailForm = (current: string) =>
  z.object({
    email: typedEmail.refine(
      (email) => email.toLowerCase() !== current.toLowerCase(),
      'This is already your address.',
    ),
  });

/** Six digits of an authenticator app, however they are spaced. */
export const codeForm = z.object({
  code: z
    .string()
    .overwrite((typed) => typed.replaceAll(/\s/g, ''))
    .regex(/^\d{6}$/, 'Enter the six-digit code from your app.'),
});

export const deleteAccountForm = z.object({
  word: z.string().trim().pipe(z.literal('DELETE', 'Type DELETE to confirm.')),
});

export const newPasswordForm = z
  .object({
    current: z.string().min(1, missing.text),
    password: z.string().min(1, missing.text).refine(isStrongPassword, weak.text),
    confirm: z.string().min(1, missing.text),
  })
  .refine(({ current, password }) => password !== current, {
    path: ['password'],
    message: 'Choose a password that is different from the current one.',
  })
  .refine(({ password, confirm }) => password === confirm, { path: ['confirm'], message: mismatch.text });

/** A password that a mailed link resets. */
export const resetPasswordForm = z
  .object({
    password: z.string().min(1, missing.text).refine(isStrongPassword, weak.text),
    confirm: z.string().min(1, missing.text),
  })
  .refine(({ password, confirm }) => password === confirm, { path: ['confirm'], message: mismatch.text });

const required = ['firstName', 'lastName', 'email', 'password', 'confirm'] as const;

/** Its issues are in the order in which a person is told; the first becomes a toast, too: {@link signUpTitle}. */
export const signUpForm = z
  .object({
    firstName: z.string().trim(),
    lastName: z.string().trim(),
    email: z.string().trim(),
    password: z.string(),
    confirm: z.string(),
    terms: z.boolean(),
    marketing: z.boolean(),
  })
  .superRefine((values, context) => {
    const wrong = (field: keyof typeof values, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const { firstName, lastName, email, password, confirm } = values;
    for (const field of required) if (values[field].trim() === '') wrong(field, missing.text);
    for (const field of ['firstName', 'lastName'] as const) {
      const problem = nameProblem(values[field]);
      if (problem) wrong(field, problem);
    }
    // Both in one, as the store keeps them (`users/{uid}.name`).
    if (`${firstName} ${lastName}`.length > nameLimit) {
      const longer = firstName.length > lastName.length ? 'firstName' : 'lastName';
      wrong(longer, `Use at most ${nameLimit} characters.`);
    }
    if (email !== '' && !z.email().safeParse(email).success) wrong('email', invalidEmail);
    if (confirm !== '' && password !== confirm) wrong('confirm', mismatch.text);
    if (password !== '' && !isStrongPassword(password)) wrong('password', weak.text);
    if (!values.terms) wrong('terms', terms.text);
  });

/** What stands above a message of {@link signUpForm} where it is a toast. */
export const signUpTitle = (text: string): string =>
  [missing, mismatch, weak, terms].find((known) => known.text === text)?.title ?? signUpMessages.failed.title;
