// @vitest-environment happy-dom
import type { PlanCharge } from '@tempera/domain/plans/subscription';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showInPage } from '../../../../testing/in-page.tsx';
import { ChargesCard } from './ChargesCard.tsx';

const charges = vi.hoisted(() => ({ data: [] as PlanCharge[] }));

vi.mock('../api/subscriptions.ts', () => ({
  useChargesOf: () => ({ data: charges.data, loading: false, error: undefined }),
}));

const charge = {
  id: 'c1',
  kind: 'renewal',
  planId: 'pro',
  status: 'paid',
  amountCents: 2_900,
  currency: 'USD',
  reference: 'pi_1',
  payment: { provider: 'stripe', reference: 'pm_1', last4: '4242', brand: 'visa', type: 'card' },
  at: Date.UTC(2026, 10, 1),
} as PlanCharge;
const dispute = {
  id: 'dp_1',
  state: 'open',
  amountCents: 2_900,
  reason: 'product_not_received',
  at: Date.UTC(2026, 10, 2),
  dueAt: Date.UTC(2099, 10, 9),
} as const;

/** The row of the one charge that was made. */
function show(fields: Partial<PlanCharge>): HTMLElement {
  charges.data = [{ ...charge, ...fields }];
  showInPage(<ChargesCard uid="ada" plan={(id) => id} />);
  const [row] = within(screen.getByRole('list', { name: 'Charges' })).getAllByRole('listitem');
  return row as HTMLElement;
}
const refund = (row: HTMLElement) => within(row).queryByRole('button', { name: 'Refund…' });

it('says why a bank has taken a charge back, until when that can be answered, and what the plan has of it', () => {
  const row = show({ dispute: { ...dispute, endedPlan: true } });
  within(row).getByText('Disputed');
  expect(row.textContent).toMatch(/Disputed on Nov 2, 2026.*: \$29\.00, product not received\. .*has ended/);
  expect(row.textContent).toContain('Answer by Nov 9, 2099');
  expect(refund(row)).toBeNull();
});

it.each([
  ['inquiry', 'Inquiry', /Asked about on .* The bank only asks.*Answer by/, true],
  ['closed', 'Paid', /Asked about on .* asks no more/, true],
  ['won', 'Paid', /decided for the store/, true],
  ['lost', 'Charged back', /decided for the customer/, false],
] as const)('says how it ended, or that the bank only asks: %s', (state, label, words, isRefundable) => {
  const row = show({ dispute: { ...dispute, state } });
  within(row).getAllByText(label);
  expect(row.textContent).toMatch(words);
  expect(refund(row) !== null).toBe(isRefundable);
});

it('shows a refund that a bank has under way, and offers no other', () => {
  const row = show({ openRefund: { id: 're_1', since: 1, pending: true } });
  within(row).getByText('Refund under way');
  expect(row.textContent).toContain('A refund is under way.');
  expect(refund(row)).toBeNull();
});
