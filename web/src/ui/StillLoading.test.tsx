// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { StillLoading } from './StillLoading.tsx';

afterEach(() => vi.useRealTimers());

it('says nothing for ten seconds, then that it takes long, with a way to try again', () => {
  vi.useFakeTimers();
  render(<StillLoading />);
  act(() => void vi.advanceTimersByTime(9_999));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toContain('This is taking longer than usual.');
  screen.getByRole('button', { name: 'Reload' });
});
