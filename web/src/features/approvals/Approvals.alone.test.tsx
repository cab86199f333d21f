// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { showInPage } from '../../../testing/in-page.tsx';
import type { Person } from '../../firebase/auth/session.ts';
import { Approvals } from './Approvals.tsx';
import { decideApproval } from './api/approvals.ts';

const there = <T,>(data: T) => ({ loading: false, data, error: undefined });

vi.mock('./components/RefundLimit.tsx', () => ({ RefundLimit: () => null }));
vi.mock('./components/TeamSecondFactor.tsx', () => ({ TeamSecondFactor: () => null }));
vi.mock('./api/approvals.ts', () => ({
  useApprovals: () =>
    there([
      {
        id: 'a'.repeat(32),
        act: { kind: 'refund', input: {} },
        what: 'Refund $900.00 of ORD-1',
        byName: 'Adam Admin',
        at: Date.now(),
        status: 'open',
        decidedAt: null,
      },
    ]),
  decideApproval: vi.fn(async () => ({ status: 'approved' })),
}));

const owner = { role: 'owner' } as Person;
const button = (deed: string) =>
  screen.getByRole('button', { name: new RegExp(`^${deed} Refund .900.00 of ORD-1`) });
beforeEach(() => vi.clearAllMocks());

it('asks before it confirms, and names what', async () => {
  showInPage(<Approvals viewer={owner} />);
  await userEvent.click(button('Confirm'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund $900.00 of ORD-1?' }));
  expect(decideApproval).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await screen.findByText('The refund is on its way.');
  expect(decideApproval).toHaveBeenCalledExactlyOnceWith('a'.repeat(32), true);
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Refund $900.00 of ORD-1'));
});

it('does nothing where the owner thinks better of it', async () => {
  showInPage(<Approvals viewer={owner} />);
  await userEvent.click(button('Confirm'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(decideApproval).not.toHaveBeenCalled();
});

it('declines, and says that nothing was changed', async () => {
  showInPage(<Approvals viewer={owner} />);
  await userEvent.click(button('Decline'));
  await screen.findByText('Declined. Nothing was changed.');
  expect(decideApproval).toHaveBeenCalledExactlyOnceWith('a'.repeat(32), false);
});

it('offers nothing to admins', () => {
  showInPage(<Approvals viewer={{ role: 'admin' } as Person} />);
  expect(screen.queryByRole('button', { name: /Confirm|Decline/ })).toBeNull();
});
