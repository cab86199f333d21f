// @vitest-environment happy-dom
import { paths } from '@tempera/domain/site/paths';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showInPage } from '../../../../testing/in-page.tsx';
import { readRowsOf } from '../../../firebase/public/public-docs.ts';
import { PurchaseNotice } from './AuthPage.tsx';

vi.mock('../../../firebase/public/public-docs.ts', () => ({
  readRowsOf: vi.fn(async () => [{ slug: 'neogate', title: 'Neo Gate' }]),
}));

it('names the product that waits behind the login', async () => {
  showInPage(<PurchaseNotice search="?purchase-product-neogate" />);
  const title = await screen.findByText('Neo Gate');
  expect(title.parentElement?.textContent).toContain('You’ll continue to Neo Gate after logging in.');
  expect(screen.queryByText(/neogate/)).toBeNull();
});

it.each([
  ['that nobody knows', async () => []],
  ['whose list can’t be read', () => Promise.reject(new TypeError('offline'))],
])('shows the address of a product %s', async (_which, rows) => {
  vi.mocked(readRowsOf).mockImplementation(rows);
  showInPage(<PurchaseNotice search="?purchase-product-mystery" />);
  expect((await screen.findAllByText(/mystery/)).length).toBeGreaterThan(0);
});

it('says why whoever pressed a heart is asked to log in', () => {
  const login = paths.loginThen(`${paths.preview('auth', 'neogate')}#wishlist`);
  showInPage(<PurchaseNotice search={new URL(login, 'http://store.invalid').search} />);
  expect(screen.getByText('Log in to keep templates in your wishlist.')).toBeDefined();
});

it('is not there for whoever just logs in, and asks for no list', () => {
  vi.mocked(readRowsOf).mockClear();
  showInPage(<PurchaseNotice search="" />);
  expect(screen.queryByText(/You’ll continue to/)).toBeNull();
  expect(readRowsOf).not.toHaveBeenCalled();
});
