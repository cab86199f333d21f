// @vitest-environment happy-dom
import { beforeFirst, type PlanCharge } from '@tempera/domain/plans/subscription';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showInPage } from '../../../testing/in-page.tsx';
import type { Person } from '../../firebase/auth/session.ts';
import { PlanPanel } from './PlanPanel.tsx';

const charges = vi.hoisted(() => ({ data: [] as PlanCharge[] }));

vi.mock('./api/plans.ts', () => ({
  usePlans: () => [],
  useSubscription: () => beforeFirst({ provider: 'stripe', reference: '', last4: '' }, 'USD', 0),
  usePlanCharge: () => null,
  usePlanCharges: () => ({ data: charges.data, loading: false, error: undefined }),
}));

const charge = (fields: Partial<PlanCharge>, n: number): PlanCharge =>
  ({
    id: `c${n}`,
    kind: 'renewal',
    planId: 'pro',
    amountCents: 100,
    currency: 'USD',
    at: 0,
    ...fields,
  }) as PlanCharge;
const dispute = { state: 'open' } as NonNullable<PlanCharge['dispute']>;

it('says of each charge how it stands', () => {
  charges.data = [
    { status: 'paid' } as const,
    { status: 'pending' } as const,
    { status: 'pending', awaiting: 'person' } as const,
    { status: 'failed', failure: 'card_declined' } as const,
    { status: 'failed', failure: 'expired' } as const,
    { status: 'paid', refundedCents: 40 } as const,
    { status: 'paid', refundedCents: 100 } as const,
    { status: 'paid', dispute } as const,
    { status: 'paid', dispute: { ...dispute, state: 'lost' as const } } as const,
    { status: 'paid', dispute: { ...dispute, state: 'inquiry' as const } } as const,
    { status: 'paid', openRefund: { id: 're', since: 1, pending: true as const } } as const,
  ].map(charge);
  showInPage(<PlanPanel person={{ uid: 'ada', role: 'staff' } as Person} />);
  const rows = screen.getAllByRole('listitem');
  for (const [n, label] of [
    'Paid',
    'Being processed',
    'Waiting for you',
    'Declined',
    'Not confirmed',
    'Partly refunded',
    'Refunded',
    'Disputed',
    'Payment returned',
    'Paid',
    'Refund under way',
  ].entries())
    within(rows[n] as HTMLElement).getByText(label);
  expect(rows).toHaveLength(11);
});

it('says why a plan is gone that was paid for', () => {
  const taken = (state: 'open' | 'lost' | 'won', periodEnd = Date.now() + 86_400_000) =>
    charge(
      {
        status: 'paid',
        payment: { provider: 'stripe', reference: 'pm_1', last4: '4242', type: 'card' },
        periodEnd,
        dispute: { ...dispute, state, amountCents: 878, endedPlan: true },
      },
      0,
    );
  const saidOf = (one: PlanCharge) => {
    charges.data = [one];
    const { unmount } = showInPage(<PlanPanel person={{ uid: 'ada', role: 'staff' } as Person} />);
    const said = screen.queryByRole('status')?.textContent ?? null;
    unmount();
    return said;
  };
  expect(saidOf(taken('open'))).toBe(
    'Your bank has withdrawn $8.78 that you paid for Pro, because the payment is disputed. The plan has ended until that is decided.',
  );
  expect(saidOf(taken('lost'))).toBe(
    'Your bank has returned $8.78 that you paid for Pro to its payer. The plan has ended.',
  );
  expect(saidOf(taken('won'))).toBeNull();
  expect(saidOf(taken('lost', Date.now() - 1))).toBeNull();
});
