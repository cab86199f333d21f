// @vitest-environment happy-dom
import type { KeptMethod } from '@tempera/domain/money/saved-methods';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { showInPage } from '../../../testing/in-page.tsx';
import type { Person } from '../../firebase/auth/session.ts';
import { CallError } from '../../firebase/write/call.ts';
import { savedMethods } from '../../ui/payment/saved-methods.ts';
import { MethodsPanel } from './MethodsPanel.tsx';

const kept = (id: string, last4: string): KeptMethod => ({
  id,
  type: 'card',
  brand: 'visa',
  last4,
  country: 'US',
  expires: '12/40',
});

vi.mock('../../ui/payment/saved-methods.ts', () => ({ savedMethods: vi.fn() }));
const ask = vi.mocked(savedMethods);
beforeEach(() => {
  ask.mockReset();
});

const person = { uid: 'ada', name: 'Ada', email: 'ada@example.com' } as Person;
const show = () => showInPage(<MethodsPanel person={person} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('says when there is nothing yet', async () => {
  ask.mockResolvedValue({ methods: [], planMethod: null });
  show();
  await screen.findByText(/^No payment methods yet/);
  screen.getByRole('button', { name: 'Add a payment method' });
});

it('removes one after asking, and never the one that pays for the plan', async () => {
  ask.mockResolvedValueOnce({ methods: [kept('pm_1', '4242'), kept('pm_2', '4444')], planMethod: 'pm_2' });
  show();
  await screen.findByText('Pays for your plan');
  expect(screen.queryByRole('button', { name: 'Remove Visa •••• 4444' })).toBeNull();
  await press('Remove Visa •••• 4242');
  expect(ask).toHaveBeenCalledOnce();
  ask.mockResolvedValueOnce({ methods: [kept('pm_2', '4444')], planMethod: 'pm_2' });
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(ask).toHaveBeenLastCalledWith({ action: 'forget', method: 'pm_1' }));
  await waitFor(() => expect(screen.queryByText('Visa •••• 4242')).toBeNull());
});

it('offers to try again where the list did not come', async () => {
  ask.mockImplementation(() => Promise.reject(new CallError(null)));
  show();
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('button', { name: 'Add a payment method' })).toBeNull();
});
