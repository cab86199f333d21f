// @vitest-environment happy-dom
import { authFallback, authMessages, loginMessages } from '@tempera/domain/people/auth-messages';
import { paths } from '@tempera/domain/site/paths';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { asked, loseConnection, loseSdk, refuse } from '../../../../testing/auth-provider.ts';
import { seeFieldError, seeToast, showInPage } from '../../../../testing/in-page.tsx';
import { LoginForm } from './LoginForm.tsx';

vi.mock('../../../firebase/sdk.ts', () => import('../../../../testing/auth-provider.ts'));

const emailField = () => screen.getByLabelText('Email');
const passwordField = () => screen.getByLabelText('Password');
const words = (code: string) => authMessages[code] ?? `no words for ${code}`;
const { failed, exception } = loginMessages;

async function sendLogin({ email = 'nora@example.com', wrongText = '' } = {}): Promise<void> {
  showInPage(<LoginForm target={paths.home} wrongText={wrongText} />);
  const user = userEvent.setup();
  await user.type(emailField(), email);
  await user.type(passwordField(), 'Not-the-one-1');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

it('asks for both fields before it asks anybody else', async () => {
  showInPage(<LoginForm target={paths.home} />);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await seeFieldError(emailField(), words('auth/invalid-email'));
  await seeFieldError(passwordField(), 'Please enter your password.');
  expect(emailField().getAttribute('type')).toBe('email');
  expect(asked).toEqual([]);
});

it.each([
  ['EMAIL_NOT_FOUND', words('auth/user-not-found'), emailField],
  ['INVALID_PASSWORD', words('auth/wrong-password'), passwordField],
  // With email enumeration protection there is one code for both.
  ['INVALID_LOGIN_CREDENTIALS', words('auth/invalid-credential'), passwordField],
])('says of %s what is wrong, at its field too', async (answer, text, field) => {
  refuse(answer);
  await sendLogin();
  await seeToast({ title: failed.title, text });
  await seeFieldError(field(), text);
});

it.each([
  ['USER_DISABLED', words('auth/user-disabled')],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', words('auth/too-many-requests')],
  ['DOORS_CLOSED : The doors open at noon.', 'The doors open at noon.'],
  ['DOORS_CLOSED', authFallback],
])('passes on what else the provider says: %s', async (answer, text) => {
  refuse(answer);
  await sendLogin();
  await seeToast({ title: failed.title, text });
});

it.each([loginMessages.wrongAdmin, loginMessages.wrongStaff])(
  'a panel says in its own words: %s',
  async (text) => {
    refuse('INVALID_PASSWORD');
    await sendLogin({ wrongText: text });
    await seeToast({ title: failed.title, text });
  },
);

it('says that the network is gone', async () => {
  loseConnection();
  await sendLogin();
  await seeToast({ title: failed.title, text: words('auth/network-request-failed') });
});

it('says sorry for what is not the provider’s doing', async () => {
  loseSdk();
  await sendLogin();
  await seeToast(exception);
});

it('says what is wrong with an address that is none, in the dialog too', async () => {
  refuse('INVALID_EMAIL');
  await sendLogin({ email: 'nora@' });
  await seeToast({ title: failed.title, text: words('auth/invalid-email') });
  await seeFieldError(emailField(), words('auth/invalid-email'));
  await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send the link' }));
  await dialog.findByText(words('auth/invalid-email'));
  expect(asked).not.toContain('sendOobCode');
});
