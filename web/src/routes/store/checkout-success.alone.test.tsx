// @vitest-environment happy-dom
import { defaultSettings } from '@tempera/domain/settings/settings';
import { messages } from '@tempera/domain/site/messages';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { SettingsProvider } from '../../ui/settings.tsx';
import { Component } from './checkout-success.tsx';

const order = vi.hoisted(() => ({ status: 'loading' }));
vi.mock('../../features/checkout/components/OrderStatus.tsx', () => ({ useOrder: () => order }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const id = 'ORD-1700000000000000';
const onLine = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
function show(status: string, state: object | null = { orderId: id }): void {
  order.status = status;
  render(
    <SettingsProvider value={defaultSettings}>
      <MemoryRouter initialEntries={[{ pathname: '/checkout/success', search: `?order=${id}`, state }]}>
        <Component />
      </MemoryRouter>
    </SettingsProvider>,
  );
}

it('says that the order was placed where the line was lost right after the store had answered', () => {
  onLine(false);
  show('loading');
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('Your order was placed');
  expect(alert).toContain(id);
  expect(alert).toContain('you won’t be charged twice, and your receipt comes by email.');
  expect(screen.queryByRole('button')).toBeNull();
  onLine(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says no more than it knows of an order whose number only the address has', () => {
  onLine(true);
  show('failed', null);
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain(messages.networkError);
  expect(alert).toContain(`If you’ve just paid for ${id}, it may have been placed`);
  expect(alert).not.toContain('Your order was placed');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
