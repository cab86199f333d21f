import { RefusalError } from '@tempera/domain/calls/reasons';
import type { Stripe } from 'stripe';
import { logs } from '../platform/logs.ts';
import { stripeClient } from './stripe-client.ts';

/** What the SDK throws, as far as we look at it; by name, so that nothing of it is loaded for that. */
interface StripeFailure {
  type: string;
  code?: string;
  decline_code?: string;
  statusCode?: number;
}

const kindOf = (error: unknown): string => String((error as Partial<StripeFailure> | null)?.type ?? '');

/** The same request is under way under this key: how that ends is not known yet. */
const conflict = 409;

/** Stripe understood the request and won't do it, now or ever: what it is about stands otherwise than we think. */
export const isRejected = (error: unknown): error is StripeFailure =>
  ['StripeInvalidRequestError', 'StripeIdempotencyError', 'StripeCardError'].includes(kindOf(error)) &&
  (error as StripeFailure).statusCode !== conflict;

/** There is no such thing. */
export const isUnknown = (error: unknown): boolean =>
  isRejected(error) && (error.statusCode === 404 || error.code === 'resource_missing');

export const codeOf = ({ code, decline_code: declined, type }: StripeFailure): string =>
  declined ?? code ?? type;

/**
 * Asks Stripe. What it rejects is the caller's to understand; a line that is down, a limit or a failure of its own is the
 * refusal `payment-unavailable`, after the SDK has tried again.
 */
export async function askStripe<T>(
  step: string,
  ask: (stripe: Stripe, webhookSecret: string) => Promise<T>,
): Promise<T> {
  const { stripe, webhookSecret } = await stripeClient();
  try {
    return await ask(stripe, webhookSecret);
  } catch (cause) {
    if (isRejected(cause) || cause instanceof RefusalError) throw cause;
    logs.providerFailed(step, cause);
    throw new RefusalError('payment-unavailable');
  }
}
