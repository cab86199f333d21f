// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CallError } from '../../firebase/write/call.ts';
import { CheckingPayment } from './CheckingPayment.tsx';

afterEach(cleanup);

function show(ask: () => Promise<string>) {
  const onAnswer = vi.fn();
  render(
    <CheckingPayment
      ask={ask}
      onAnswer={onAnswer}
      missing={<p>Not here</p>}
      action={<p>Elsewhere</p>}
      text="No connection."
    />,
  );
  return onAnswer;
}

it('says that it asks, and passes the answer on', async () => {
  const onAnswer = show(async () => 'paid');
  expect(screen.getByRole('heading').textContent).toBe('Checking your payment');
  await waitFor(() => expect(onAnswer).toHaveBeenCalledWith('paid'));
});

it('asks again on request, and by itself once there is a connection', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new CallError(null));
  const onAnswer = show(ask);
  await screen.findByText('No connection.');
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  await screen.findByText('No connection.');
  ask.mockResolvedValue('paid');
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(onAnswer).toHaveBeenCalledWith('paid'));
});

it('shows nothing of what is somebody else’s', async () => {
  const onAnswer = show(() => Promise.reject(new CallError({ reason: 'order-not-found' }, 'No.')));
  await screen.findByText('Not here');
  expect(onAnswer).not.toHaveBeenCalled();
});
