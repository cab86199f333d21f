// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { showInPage } from '../../testing/in-page.tsx';
import { showToast } from './toast.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Leads to another page, which loads for as long as the clock says. */
function Leave() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/next')}>
      Leave
    </button>
  );
}

it('takes away what was said of the page that is left, and keeps what is about the next one for one page', async () => {
  showInPage(<Leave />);
  act(() => {
    showToast({ title: 'Of this page' });
    showToast({ title: 'Of the next page', forNextPage: true });
  });
  await screen.findByText('Of the next page');
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 3_000);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByText('Of this page')).toBeNull());
  expect(screen.getByText('Of the next page')).toBeTruthy();
});
