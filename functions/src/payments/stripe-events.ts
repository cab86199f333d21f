import { RefusalError } from '@tempera/domain/calls/reasons';
import type { Stripe } from 'stripe';
import type { PaymentEvent } from './payment-provider.ts';
import { idOf } from './stripe-payment.ts';

/** How old a signature may be, in seconds: longer is somebody who repeats what they have seen. */
const tolerance = 300;

/** An object of an event, by what it is; only numbers of its own and of its payment are read. */
interface Told {
  object: string;
  id: string;
  payment_intent?: string | { id: string } | null;
}

function aboutOf({ object, id, payment_intent: of }: Told, type: string): PaymentEvent['about'] | null {
  const reference = object === 'payment_intent' ? id : idOf(of);
  if (object === 'payout') return { kind: 'payout', payout: id };
  if (object === 'setup_intent') return { kind: 'setup', reference: id };
  if (reference === null) return null;
  if (object === 'payment_intent') return { kind: 'payment', reference };
  if (object === 'dispute') return { kind: 'dispute', reference, dispute: id };
  if (object === 'refund' || type === 'charge.refunded') return { kind: 'refund', reference };
  return object === 'charge' ? { kind: 'payment', reference } : null;
}

/** What a store wants to hear of (docs/payments.md); the simulator sends it no more than that. */
export const toldTypes = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.updated',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'setup_intent.succeeded',
  'payout.paid',
  'payout.failed',
];

/** More than a store has in the time that is looked through; of more than that the newest are read. */
const mostEvents = 10_000;

function toEvent(event: Pick<Stripe.Event, 'id' | 'type' | 'created' | 'data'>): PaymentEvent | null {
  const about = aboutOf(event.data.object as Told, event.type);
  return about && { id: event.id, at: event.created * 1_000, about };
}

/** What was told between two times (milliseconds, both included), the oldest first. */
export async function listEvents(
  { events }: Pick<Stripe, 'events'>,
  since: number,
  until: number,
): Promise<PaymentEvent[]> {
  const created = { gte: Math.floor(since / 1_000), lte: Math.floor(until / 1_000) };
  const list = events.list({ created, types: toldTypes, limit: 100 });
  const found = await list.autoPagingToArray({ limit: mostEvents });
  return found.reverse().flatMap((event) => toEvent(event) ?? []);
}

/** The event in a webhook's body; null for kinds that nothing follows from. @throws RefusalError `not-allowed` */
export async function readEvent(
  { webhooks }: Pick<Stripe, 'webhooks'>,
  rawBody: Buffer,
  signature: string,
  secret: string,
): Promise<PaymentEvent | null> {
  const event = await webhooks.constructEventAsync(rawBody, signature, secret, tolerance).catch(() => {
    throw new RefusalError('not-allowed');
  });
  return toEvent(event);
}
