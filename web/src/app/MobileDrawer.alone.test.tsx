// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInPage } from '../../testing/in-page.tsx';
import MobileDrawer from './MobileDrawer.tsx';

const session = vi.hoisted(() => ({ member: null as { uid: string } | null }));
vi.mock('../firebase/auth/session.ts', () => ({ useKnownMember: () => session.member }));

afterEach(cleanup);

const labels = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('leads whoever is logged out to an account and to an order placed without one', () => {
  showInPage(<MobileDrawer open onClose={() => {}} />);
  expect(labels().slice(-2)).toEqual(['Sign up', 'Find my order']);
});

it('leads members, who have a menu of their own, to the store’s pages alone', () => {
  session.member = { uid: 'mira' };
  showInPage(<MobileDrawer open onClose={() => {}} />);
  expect(labels()).not.toContain('Sign up');
});
