import { createHmac } from 'node:crypto';

/** What the local store knows a webhook by (functions/src/payments/stripe-client.ts). */
export const webhookSecret = 'whsec_simulator';

/** The header `Stripe-Signature`. `at` in seconds. */
export function signEvent(body: string, at: number, secret: string = webhookSecret): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${signature}`;
}
