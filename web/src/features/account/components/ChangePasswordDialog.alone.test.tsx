// @vitest-environment happy-dom
import { authMessages } from '@tempera/domain/people/auth-messages';
import { messages } from '@tempera/domain/site/messages';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { seeFieldError, showInPage } from '../../../../testing/in-page.tsx';
import { changePassword, endOtherSessions, reauthenticate } from '../../../firebase/auth/account.ts';
import { secondStepOf } from '../../../firebase/auth/second-factor.ts';
import { assertUncommon } from '../assert-uncommon.ts';
import ChangePasswordDialog from './ChangePasswordDialog.tsx';

vi.mock('../../../firebase/auth/account.ts', () => ({
  changePassword: vi.fn(async () => {}),
  endOtherSessions: vi.fn(async () => {}),
  reauthenticate: vi.fn(async () => {}),
}));
vi.mock('../../../firebase/auth/second-factor.ts', () => ({ secondStepOf: vi.fn(async () => null) }));
vi.mock('../assert-uncommon.ts', () => ({ assertUncommon: vi.fn(async () => {}) }));

const onClose = vi.fn();
const code = new Error('a code is asked for');
const step = async () => {};
beforeEach(() => vi.clearAllMocks());

async function send(): Promise<void> {
  showInPage(<ChangePasswordDialog onClose={onClose} />);
  await userEvent.type(screen.getByLabelText('Current password'), 'Paint-by-hand-1');
  await userEvent.type(screen.getByLabelText('New password'), 'Paint-by-hand-2');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'Paint-by-hand-2');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

async function enterCode(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Code from your authenticator app'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

it('says that the connection was lost where the list of common passwords does not come', async () => {
  vi.mocked(assertUncommon).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain(messages.networkError);
  expect(changePassword).not.toHaveBeenCalled();
});

it('is not closed without a word once the password has changed and the other devices wait for a code', async () => {
  vi.mocked(endOtherSessions).mockRejectedValueOnce(code);
  vi.mocked(secondStepOf).mockResolvedValueOnce(step);
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await screen.findByText(
    'Your other devices could not be logged out. Choose “Log out everywhere” to do so.',
  );
  expect(onClose).toHaveBeenCalledOnce();
});

it('says at its field, in sight again, what Auth refuses after the code', async () => {
  vi.mocked(reauthenticate).mockRejectedValueOnce(code);
  vi.mocked(secondStepOf).mockResolvedValueOnce(step);
  const weak = Object.assign(new Error('Firebase: Error.'), { code: 'auth/weak-password' });
  vi.mocked(changePassword).mockRejectedValueOnce(weak);
  await send();
  await enterCode();
  const field = await screen.findByLabelText('New password');
  await seeFieldError(field, authMessages['auth/weak-password'] as string);
  expect(document.activeElement).toBe(field);
});
