// @vitest-environment happy-dom
import { defaultSettings } from '@tempera/domain/settings/settings';
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { SettingsProvider } from '../../ui/settings.tsx';
import { Component } from './checkout.tsx';

const fetched = vi.hoisted(() => vi.fn());
vi.mock('./checkout-success.tsx', () => {
  fetched();
  return { Component: () => null };
});
vi.mock('../../features/account/VerifyFirst.tsx', () => ({ VerifyFirst: () => null }));
vi.mock('../../features/cart/use-cart-lines.ts', () => ({ useCartLines: () => ({ lines: null }) }));
vi.mock('../../features/checkout/use-quote.ts', () => ({ useQuote: () => ({ quote: null, failure: null }) }));

it('has the page of the order before anything is paid, which a lost line could not bring any more', async () => {
  render(
    <SettingsProvider value={defaultSettings}>
      <MemoryRouter initialEntries={['/checkout/product=blog']}>
        <Routes>
          <Route path="checkout/*" element={<Component />} />
        </Routes>
      </MemoryRouter>
    </SettingsProvider>,
  );
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled(), 20_000);
});
