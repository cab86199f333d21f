// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { showInPage } from '../../../../testing/in-page.tsx';
import type { Person } from '../../../firebase/auth/session.ts';
import { ForbiddenDetails } from './ForbiddenDetails.tsx';

const sendVerification = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('../../../firebase/auth/account.ts', () => ({
  refreshVerification: async () => {},
  sendVerification,
}));

const person: Person = {
  uid: 'nora',
  name: 'Nora Example',
  email: 'owner@example.com',
  emailVerified: false,
  anonymous: false,
  role: 'customer',
  restriction: null,
};
const asked = () =>
  screen.queryByText(/^Confirm your address: open the link that we emailed to owner@example\.com\./);

it('says what a new owner has to do first, and sends the link again', async () => {
  showInPage(<ForbiddenDetails person={person} />);
  expect(asked()?.textContent).toContain('the panel opens as soon as it is confirmed');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(sendVerification).toHaveBeenCalledTimes(1);
});

it.each([
  ['has confirmed the address', { emailVerified: true }],
  ['is a guest, who has none', { anonymous: true }],
])('asks nothing of whoever %s', (_, fields) => {
  showInPage(<ForbiddenDetails person={{ ...person, ...fields }} />);
  expect(asked()).toBeNull();
});
