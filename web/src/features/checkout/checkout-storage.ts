import { type CustomerValues, customerFields } from './order-form.ts';

/** What is kept in this tab under a key; null where nothing is, or where storage is broken or switched off. */
function inTab<T>(key: string) {
  return {
    read(): T | null {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null;
      } catch {
        return null;
      }
    },
    write(value: T | null): void {
      try {
        if (value === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Storage is full or switched off: a reload then forgets it.
      }
    },
  };
}

const draft = inTab<{ uid?: unknown; values?: Record<string, unknown> }>('tempera.checkout-draft');

/**
 * What was typed into the checkout, kept for this tab so that a reload or a detour by the login page loses nothing.
 * Never the card. A visitor's draft goes with them when they sign in; a customer's is shown to nobody else.
 */
export function readDraft(uid: string | null): Partial<CustomerValues> {
  const { uid: owner, values } = draft.read() ?? {};
  if (owner !== null && owner !== uid) return {};
  return Object.fromEntries(
    customerFields.flatMap((field) => {
      const text = values?.[field];
      return typeof text === 'string' && text !== '' ? [[field, text]] : [];
    }),
  );
}

export const writeDraft = (uid: string | null, values: Partial<CustomerValues>): void =>
  draft.write({
    uid,
    values: Object.fromEntries(customerFields.map((field) => [field, values[field] ?? ''])),
  });

export const forgetDraft = (): void => draft.write(null);

interface Attempt {
  cart: string;
  id: string;
}
const attempt = inTab<Attempt>('tempera.attempt');

/** The attempt of this page, where sessionStorage is switched off. */
let fallback: Attempt | null = null;

/**
 * The idempotency key of buying this cart with this coupon. It stays the same over network retries and reloads, so that
 * one purchase is never two orders, and ends with {@link endAttempt}: after the order, or after a decline.
 */
export function attemptId(slugs: readonly string[], couponCode: string | null): string {
  const cart = JSON.stringify([slugs, couponCode]);
  const running = fallback ?? attempt.read();
  if (running?.cart === cart) return running.id;
  fallback = { cart, id: crypto.randomUUID() };
  attempt.write(fallback);
  return fallback.id;
}

export function endAttempt(): void {
  fallback = null;
  attempt.write(null);
}
