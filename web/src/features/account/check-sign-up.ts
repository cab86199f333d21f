import { isStrongPassword } from '@tempera/domain/people/password';
import { authMessages, messages } from '@tempera/domain/site/messages';
import { z } from 'zod';

export interface SignUpValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirm: string;
  terms: boolean;
  marketing: boolean;
}

/** One problem with a sign-up: at its field, and as a toast. */
export interface SignUpProblem {
  field: keyof SignUpValues;
  title: string;
  text: string;
}

/** Both names in one, as the store keeps them (`users/{uid}.name`). */
const nameLimit = 80;

const required = ['firstName', 'lastName', 'email', 'password', 'confirm'] as const;
const { missing, mismatch, weak, terms } = messages.signUp;

/** Every problem, in the order in which a person is told; the first becomes the toast. */
export function checkSignUp(values: SignUpValues): SignUpProblem[] {
  const problems: SignUpProblem[] = required
    .filter((field) => values[field].trim() === '')
    .map((field) => ({ field, ...missing }));
  const { email, password, confirm } = values;
  const name = `${values.firstName.trim()} ${values.lastName.trim()}`;
  if (name.length > nameLimit) {
    const field = values.firstName.length > values.lastName.length ? 'firstName' : 'lastName';
    const text = `Your name may have ${nameLimit} characters at most.`;
    problems.push({ field, title: messages.signUp.failed.title, text });
  }
  if (email.trim() !== '' && !z.email().safeParse(email.trim()).success) {
    const text = authMessages['auth/invalid-email'] as string;
    problems.push({ field: 'email', title: messages.signUp.failed.title, text });
  }
  if (confirm !== '' && password !== confirm) problems.push({ field: 'confirm', ...mismatch });
  if (password !== '' && !isStrongPassword(password)) problems.push({ field: 'password', ...weak });
  if (!values.terms) problems.push({ field: 'terms', ...terms });
  return problems;
}
