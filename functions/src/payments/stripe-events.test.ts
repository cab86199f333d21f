import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { readEvent } from './stripe-events.ts';

const stripe = new Stripe('simulator');
const secret = 'whsec_simulator';
const now = Math.floor(Date.now() / 1_000);

const body = (type: string, object: object) =>
  JSON.stringify({ id: 'evt_1', object: 'event', created: 1_763_900_000, type, data: { object } });

const sign = (payload: string, fields: { secret?: string; timestamp?: number } = {}) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: now, ...fields });

const read = (payload: string, header = sign(payload)) =>
  readEvent(stripe, Buffer.from(payload), header, secret);

describe('an event', () => {
  it.each([
    [
      'payment_intent.succeeded',
      { object: 'payment_intent', id: 'pi_1' },
      { kind: 'payment', reference: 'pi_1' },
    ],
    [
      'charge.updated',
      { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' },
      { kind: 'payment', reference: 'pi_1' },
    ],
    [
      'charge.refunded',
      { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' },
      { kind: 'refund', reference: 'pi_1' },
    ],
    [
      'refund.failed',
      { object: 'refund', id: 're_1', payment_intent: { id: 'pi_1' } },
      { kind: 'refund', reference: 'pi_1' },
    ],
    [
      'charge.dispute.closed',
      { object: 'dispute', id: 'dp_1', payment_intent: 'pi_1' },
      { kind: 'dispute', reference: 'pi_1', dispute: 'dp_1' },
    ],
    [
      'setup_intent.succeeded',
      { object: 'setup_intent', id: 'seti_1' },
      { kind: 'setup', reference: 'seti_1' },
    ],
    ['payout.paid', { object: 'payout', id: 'po_1' }, { kind: 'payout', payout: 'po_1' }],
  ])('%s names what to look up', async (type, object, about) => {
    expect(await read(body(type, object))).toEqual({ id: 'evt_1', at: 1_763_900_000_000, about });
  });

  it.each([
    ['customer.updated', { object: 'customer', id: 'cus_1' }],
    ['charge.succeeded', { object: 'charge', id: 'ch_1', payment_intent: null }],
  ])('%s without a payment is none of ours', async (type, object) => {
    expect(await read(body(type, object))).toBeNull();
  });
});

describe('a body is refused', () => {
  const payload = body('payment_intent.succeeded', { object: 'payment_intent', id: 'pi_1' });

  it.each([
    ['without a signature', ''],
    ['signed by somebody else', sign(payload, { secret: 'whsec_other' })],
    ['signed for another body', sign(payload.replace('pi_1', 'pi_2'))],
    ['signed six minutes ago', sign(payload, { timestamp: now - 360 })],
  ])('%s', async (_what, header) => {
    await expect(read(payload, header)).rejects.toThrow('not-allowed');
  });

  it('but not four minutes after it was signed', async () => {
    expect(await read(payload, sign(payload, { timestamp: now - 240 }))).not.toBeNull();
  });
});
