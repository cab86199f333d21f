// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { showInPage } from '../../../testing/in-page.tsx';
import { endSessions } from '../../firebase/auth/account.ts';
import { CallError } from '../../firebase/write/call.ts';
import { NotMePage } from './NotMePage.tsx';

vi.mock('../../firebase/auth/account.ts', () => ({ endSessions: vi.fn() }));
vi.mock('../../firebase/auth/auth-actions.ts', () => ({
  signOut: async () => {},
  sendResetByAuth: async () => {},
}));
beforeEach(() => vi.clearAllMocks());

async function confirm(title: string): Promise<void> {
  showInPage(<NotMePage link="signed.link" />);
  expect(endSessions).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Log out all devices' }));
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  expect(document.activeElement).toBe(heading);
  expect(endSessions).toHaveBeenCalledExactlyOnceWith({ notMe: 'signed.link' });
}

it('promises a link where the account has a password', async () => {
  const reset = { email: 'nora@example.com', by: 'store' } as const;
  vi.mocked(endSessions).mockResolvedValueOnce({ endedAt: 1, reset });
  await confirm('Logged out on all devices');
  screen.getByText('We have mailed a link to nora@example.com. Open it to choose a new password.');
});

it('leads to support where it has none', async () => {
  vi.mocked(endSessions).mockResolvedValueOnce({ endedAt: 1 });
  await confirm('Logged out on all devices');
  expect(screen.getByRole('link', { name: 'contact support' }).getAttribute('href')).toBe('/support');
});

it('says so of a link that is too old', async () => {
  vi.mocked(endSessions).mockRejectedValueOnce(new CallError({ reason: 'link-invalid' }, 'No.'));
  await confirm('This link no longer works');
});
