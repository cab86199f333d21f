const key = 'tempera.attempt';

/** The key for this tab where sessionStorage is switched off. */
let fallback: { cart: string; id: string } | null = null;

/**
 * The idempotency key of buying this cart with this coupon. It stays the same over network retries and reloads, so that
 * one purchase is never two orders, and ends with {@link endAttempt}: after the order, or after a decline.
 */
export function attemptId(slugs: readonly string[], couponCode: string | null): string {
  const cart = JSON.stringify([slugs, couponCode]);
  const running = read();
  if (running?.cart === cart) return running.id;
  const id = crypto.randomUUID();
  write({ cart, id });
  return id;
}

export function endAttempt(): void {
  fallback = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // The fallback was all there was.
  }
}

function read(): { cart: string; id: string } | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as { cart: string; id: string } | null;
  } catch {
    return fallback;
  }
}

function write(attempt: { cart: string; id: string }): void {
  fallback = attempt;
  try {
    sessionStorage.setItem(key, JSON.stringify(attempt));
  } catch {
    // The fallback holds as long as the page.
  }
}
