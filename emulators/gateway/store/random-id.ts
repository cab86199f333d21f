import { randomBytes } from 'node:crypto';

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id as Stripe's look: `pi_` and 24 letters and digits. */
export function randomId(prefix: string): string {
  return `${prefix}_${Array.from(randomBytes(24), (byte) => signs[byte % signs.length]).join('')}`;
}
