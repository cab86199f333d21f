import { expect, it } from 'vitest';
import type { OrderDispute } from '../orders/order.ts';
import { type ChargeStanding, chargeStanding } from './charge-standing.ts';
import type { PlanCharge } from './subscription.ts';

const dispute = (state: OrderDispute['state']) => ({ dispute: { state } }) as unknown as Partial<PlanCharge>;

it.each<[Partial<PlanCharge>, ChargeStanding]>([
  [{}, 'paid'],
  [{ refundedCents: 0 }, 'paid'],
  [{ refundedCents: 1 }, 'partlyRefunded'],
  [{ refundedCents: 99 }, 'partlyRefunded'],
  [{ refundedCents: 100 }, 'refunded'],
  [dispute('inquiry'), 'inquired'],
  [dispute('closed'), 'paid'],
  [dispute('open'), 'disputed'],
  [dispute('lost'), 'chargedBack'],
  [dispute('won'), 'paid'],
  [{ ...dispute('lost'), refundedCents: 100 }, 'chargedBack'],
  [{ ...dispute('inquiry'), refundedCents: 100 }, 'refunded'],
  [{ openRefund: { id: 're', since: 1, pending: true } }, 'refunding'],
  [{ openRefund: { id: 're', since: 1 }, refundedCents: 40 }, 'refunding'],
  [{ ...dispute('open'), openRefund: { id: 're', since: 1 } }, 'disputed'],
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
