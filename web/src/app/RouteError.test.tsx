// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RouteError } from './RouteError.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const reload = vi.fn();
beforeEach(async () => {
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  const listen = vi.spyOn(window, 'addEventListener');
  const loader = () => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/pricing.js');
  };
  const routes = [{ path: '/', loader, element: null, errorElement: <RouteError /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await screen.findByRole('heading', { name: 'No connection' });
  // What is shown hears nothing before its effects have run.
  await vi.waitFor(() => expect(listen).toHaveBeenCalledWith('beforeunload', expect.anything()));
});

it('loads a page whose code did not come anew once there is a connection', () => {
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});

it('brings nobody back who is on their way to another page', () => {
  window.dispatchEvent(new Event('beforeunload'));
  window.dispatchEvent(new Event('online'));
  expect(reload).not.toHaveBeenCalled();
});
