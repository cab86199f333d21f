import { expect, it } from 'vitest';
import { refundChargeForm } from './refund-charge-form.ts';
import type { PlanCharge } from './subscription.ts';

const charge = { status: 'paid', amountCents: 3_132, refundedCents: 132, currency: 'USD' } as PlanCharge;
const sent = (fields: object) =>
  refundChargeForm(charge).safeParse({ kind: 'partial', amount: '', reason: 'Sorry', ...fields });

it('is what is left, or what is typed up to that', () => {
  expect(sent({ kind: 'full' }).data).toEqual({ amountCents: 3_000, reason: 'Sorry' });
  expect(sent({ amount: '2.80' }).data).toEqual({ amountCents: 280, reason: 'Sorry' });
  for (const odd of [{ amount: '30.01' }, { amount: '0' }, { amount: 'x' }, { kind: 'full', reason: ' ' }])
    expect(sent(odd).success).toBe(false);
});
