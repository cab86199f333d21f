import { createHash } from 'node:crypto';
import type { Answer } from '../store/items.ts';
import type { Work } from '../store/work.ts';
import { StripeError } from './stripe-error.ts';

/** How long a key is remembered, in seconds: a day, as Stripe says. */
const lifetime = 86_400;

export const digestOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** What this key was answered with before, if it was. @throws StripeError where it was used for something else */
export function storedAnswer(work: Work, key: string, asked: string): Answer | null {
  const stored = work.find('answer', key);
  if (!stored || stored.created + lifetime <= work.now) return null;
  if (stored.asked === asked) return stored;
  throw new StripeError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

/** Somebody asks under the same key at this moment. */
export const keyInUse = (key: string) =>
  new StripeError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotency Key (${key}). Please try again later.`,
  });
