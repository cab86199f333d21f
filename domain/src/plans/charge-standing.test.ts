import { expect, it } from 'vitest';
import { type ChargeStanding, chargeStanding } from './charge-standing.ts';
import type { PlanCharge } from './subscription.ts';

const dispute = (state: 'inquiry' | 'open' | 'won' | 'lost') =>
  ({ dispute: { state } }) as unknown as Partial<PlanCharge>;

it.each<[Partial<PlanCharge>, ChargeStanding]>([
  [{}, 'paid'],
  [{ refundedCents: 0 }, 'paid'],
  [{ refundedCents: 1 }, 'partlyRefunded'],
  [{ refundedCents: 99 }, 'partlyRefunded'],
  [{ refundedCents: 100 }, 'refunded'],
  [dispute('inquiry'), 'disputed'],
  [dispute('open'), 'disputed'],
  [dispute('lost'), 'disputed'],
  [dispute('won'), 'paid'],
  [{ ...dispute('lost'), refundedCents: 100 }, 'disputed'],
  [{ ...dispute('won'), refundedCents: 100 }, 'refunded'],
  [{ status: 'pending' }, 'pending'],
  [{ status: 'pending', awaiting: 'bank' }, 'pending'],
  [{ status: 'pending', awaiting: 'person' }, 'waiting'],
  [{ status: 'failed' }, 'failed'],
  [{ status: 'failed', awaiting: 'person' }, 'failed'],
  [{ status: 'failed', failure: 'card_declined' }, 'failed'],
  [{ status: 'failed', failure: 'authentication_required' }, 'unconfirmed'],
  [{ status: 'failed', failure: 'payment_intent_authentication_failure' }, 'unconfirmed'],
  [{ status: 'failed', failure: 'expired' }, 'unconfirmed'],
  [{ failure: 'expired' }, 'paid'],
])('a charge with %j is %s', (fields, standing) => {
  expect(chargeStanding({ status: 'paid', amountCents: 100, ...fields })).toBe(standing);
});
