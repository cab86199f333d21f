import { defaultSettings } from '@tempera/domain/settings/settings';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { SettingsProvider } from '../src/ui/settings.tsx';
import { ToastHost } from '../src/ui/ToastHost.tsx';

// A busy machine may take its time over what loads when it is needed.
configure({ asyncUtilTimeout: 20_000 });

/** Shows a component as a page has it: with the site's settings, an address, and toasts. */
export const showInPage = (element: ReactElement, path = '/') =>
  render(
    <SettingsProvider value={defaultSettings}>
      <MemoryRouter initialEntries={[path]}>
        {element}
        <ToastHost />
      </MemoryRouter>
    </SettingsProvider>,
  );

/** Waits until a toast says both. */
export const seeToast = ({ title, text }: { title: string; text: string }) =>
  waitFor(() => {
    const said = screen.getAllByRole('alert').some((toast) => {
      const { queryByText } = within(toast);
      return queryByText(title) && queryByText(text);
    });
    expect(said).toBe(true);
  });

/** Waits for what a field says below itself. */
export const seeFieldError = (field: HTMLElement, text: string) =>
  waitFor(() => {
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const below = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(below?.textContent).toContain(text);
  });
