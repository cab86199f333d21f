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
  if (reference === null) return null;
  if (object === 'payment_intent') return { kind: 'payment', reference };
  if (object === 'dispute') return { kind: 'dispute', reference, dispute: id };
  if (object === 'refund' || type === 'charge.refunded') return { kind: 'refund', reference };
  return object === 'charge' ? { kind: 'payment', reference } : null;
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
  const about = aboutOf(event.data.object as Told, event.type);
  return about && { id: event.id, at: event.created * 1_000, about };
}
