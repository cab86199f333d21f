// @vitest-environment happy-dom
import { passwordRequirements } from '@tempera/domain/people/account-forms';
import { authFallback, authMessages, signUpMessages } from '@tempera/domain/people/auth-messages';
import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { asked, loseConnection, loseSdk, refuse } from '../../../../testing/auth-provider.ts';
import { seeFieldError, seeToast, showInPage } from '../../../../testing/in-page.tsx';
import { SignUpForm } from './SignUpForm.tsx';

vi.mock('../../../firebase/sdk.ts', () => import('../../../../testing/auth-provider.ts'));

const field = (label: string) => screen.getByLabelText(label);
const terms = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree/ });
const createButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create account' });
const words = (code: string) => authMessages[code] ?? `no words for ${code}`;
const { failed, exception, missing, mismatch, weak, terms: termsMissing } = signUpMessages;

let user: UserEvent;
beforeEach(() => {
  user = userEvent.setup();
  showInPage(<SignUpForm target={paths.home} />);
});

/** Each field by its label, at once: a person's typing is not what is tested. */
async function type(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(field(label));
    if (value === '') continue;
    await user.click(field(label));
    await user.paste(value);
  }
}

async function fillIn(changed: Record<string, string> = {}): Promise<void> {
  const password = 'Paint-by-hand-1';
  await type({
    'First name': 'Nora',
    'Last name': 'Novice',
    Email: 'nora@example.com',
    Password: password,
    'Confirm password': password,
    ...changed,
  });
  await user.click(terms());
}

async function send(changed: Record<string, string> = {}): Promise<void> {
  await fillIn(changed);
  await user.click(createButton());
}

it('says what is missing, field by field', async () => {
  await user.type(field('First name'), '{Enter}');
  await seeToast(missing);
  for (const label of ['First name', 'Last name', 'Email', 'Password', 'Confirm password']) {
    await seeFieldError(field(label), missing.text);
  }
  expect(asked).toEqual([]);
});

it('says that the passwords differ, and takes it back once they do not', async () => {
  await send({ 'Confirm password': 'Paint-by-hand-2' });
  await seeToast(mismatch);
  await seeFieldError(field('Confirm password'), mismatch.text);
  await type({ Password: 'Paint-by-hand-2' });
  await waitFor(() => expect(field('Confirm password').getAttribute('aria-invalid')).toBe('false'));
  expect(asked).toEqual([]);
});

it('ticks off what the password needs, and sends no weaker one', async () => {
  await fillIn();
  const list = within(screen.getByRole('list', { name: 'Password requirements' }));
  const met = () => {
    const lines = list.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    return lines.filter((line) => line.endsWith(': done')).map((line) => line.replace(': done', ''));
  };
  const labels = passwordRequirements.map(({ label }) => label);
  for (const [password, done] of [
    ['', []],
    ['a', ['One lowercase letter']],
    ['aB', ['One uppercase letter', 'One lowercase letter']],
    ['aB1', ['One uppercase letter', 'One lowercase letter', 'One number']],
    ['aB1-----', labels],
    ['12345678', ['At least 8 characters', 'One number']],
  ] as const) {
    await type({ Password: password });
    expect(met()).toEqual(done);
    expect(createButton().disabled).toBe(done.length < labels.length);
  }
  await type({ 'Confirm password': '12345678' });
  await user.keyboard('{Enter}');
  await seeToast(weak);
  await seeFieldError(field('Password'), weak.text);
  expect(asked).toEqual([]);
});

it('wants the terms agreed to', async () => {
  await fillIn();
  await user.click(terms());
  expect(createButton().disabled).toBe(true);
  await user.type(field('Confirm password'), '{Enter}');
  await seeToast(termsMissing);
  await waitFor(() => expect(terms().getAttribute('aria-invalid')).toBe('true'));
  expect(asked).toEqual([]);
});

it('refuses an address that is none at its field', async () => {
  refuse('INVALID_EMAIL');
  await send({ Email: 'nora@' });
  const text = words('auth/invalid-email');
  await seeToast({ title: failed.title, text });
  await seeFieldError(field('Email'), text);
});

it('says at its field that an address is taken', async () => {
  refuse('EMAIL_EXISTS');
  await send();
  const text = words('auth/email-already-in-use');
  await seeToast({ title: failed.title, text });
  await seeFieldError(field('Email'), text);
});

it.each([
  ['WEAK_PASSWORD : Password should be longer', words('auth/weak-password')],
  ['DOORS_CLOSED : The doors open at noon.', 'The doors open at noon.'],
  ['DOORS_CLOSED', authFallback],
])('passes on what else the provider says: %s', async (answer, text) => {
  refuse(answer);
  await send();
  await seeToast({ title: failed.title, text });
});

it('says that the network is gone', async () => {
  loseConnection();
  await send();
  await seeToast({ title: failed.title, text: messages.networkError });
});

it('says sorry for what is not the provider’s doing', async () => {
  loseSdk();
  await send();
  await seeToast(exception);
});

it.each(['Google', 'GitHub'])(
  'asks to agree to the terms before an account of %s is made',
  async (provider) => {
    await user.click(screen.getByRole('button', { name: provider }));
    await seeToast(termsMissing);
    await seeFieldError(terms(), termsMissing.text);
    expect(asked).toEqual([]);
  },
);

it('refuses a name that speaks for the store, in its field, and asks for no account', async () => {
  await send({ 'First name': 'Ѕupport', 'Last name': 'Team' });
  const reserved = 'That name is reserved. Choose another one.';
  await seeFieldError(field('First name'), reserved);
  await seeToast({ title: failed.title, text: reserved });
  expect(asked).toEqual([]);
});
