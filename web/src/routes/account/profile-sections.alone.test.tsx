// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { showInPage } from '../../../testing/in-page.tsx';
import type { Person } from '../../firebase/auth/session.ts';
import { sections } from './profile-sections.tsx';

vi.mock('../../firebase/auth/account.ts', () => ({ refreshVerification: async () => {} }));
vi.mock('../../features/account/components/Overview.tsx', () => ({ Overview: () => 'What is theirs' }));
vi.mock('../../features/library/api/library.ts', () => ({
  useLibrary: () => ({ data: [], loading: false, error: undefined }),
}));
vi.mock('../../features/checkout/api/orders.ts', () => ({
  useOrders: () => ({ data: [], loading: false, error: undefined }),
}));

const gina = { uid: 'gina', email: 'gina@example.com', emailVerified: false, role: 'customer' } as Person;

function show(id: string, person: Person) {
  const { Body } = sections.find((section) => section.id === id) ?? sections[0];
  showInPage(
    <Suspense>
      <Body person={person} />
    </Suspense>,
  );
}

it.each([
  ['overview', 'What is theirs'],
  ['library', 'Your library is empty'],
  ['orders', 'No orders yet'],
])('says in %s where a guest’s orders are, until the address is confirmed', async (id, text) => {
  show(id, gina);
  await screen.findByText(text);
  screen.getByText(
    /^Confirm your address: .* gina@example\.com\. Orders you placed as a guest with it that aren’t here yet move/,
  );
  screen.getByRole('button', { name: 'Send the link again' });
});

it.each([
  ['has confirmed the address', { emailVerified: true }],
  ['has none', { email: '' }],
])('says nothing of that to whoever %s', async (_, fields) => {
  show('library', { ...gina, ...fields });
  await screen.findByText('Your library is empty');
  expect(screen.queryByText(/Confirm your address/)).toBeNull();
});
