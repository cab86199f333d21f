// @vitest-environment happy-dom
import { ThemeProvider } from '@mui/material/styles';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStoreTheme } from '../theme/create-theme.ts';
import { SettingsProvider } from '../ui/settings.tsx';
import { Splash } from './Splash.tsx';

const durationMs = 600;
const page = document.documentElement;
const theme = createStoreTheme('a');
const marked = () => page.getAttribute('data-splash');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  // As before-paint.js does.
  page.setAttribute('data-splash', '');
  render(
    <ThemeProvider theme={theme}>
      <SettingsProvider value={defaultSettings}>
        <Splash durationMs={durationMs} />
      </SettingsProvider>
    </ThemeProvider>,
  );
});

afterEach(() => {
  cleanup();
  page.removeAttribute('data-splash');
  localStorage.clear();
  vi.useRealTimers();
});

describe('the opening screen', () => {
  it.each(['pointerDown', 'keyDown'] as const)('leaves at once on %s', (sign) => {
    fireEvent[sign](document.body);
    expect(marked()).toBe('leaving');
    pass(200);
    expect(marked()).toBeNull();
  });

  it('leaves by itself, and a later touch has nothing to do with it', () => {
    pass(durationMs);
    expect(marked()).toBe('leaving');
    pass(200);
    expect(marked()).toBeNull();
    fireEvent.pointerDown(document.body);
    fireEvent.keyDown(document.body);
    expect(marked()).toBeNull();
  });
});
