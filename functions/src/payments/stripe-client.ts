import { RefusalError } from '@tempera/domain/calls/reasons';
import type { Stripe } from 'stripe';
import { isDemoProject } from '../platform/project.ts';

/** How long one request may take, and how often the SDK tries it again, under the same idempotency key. */
const patience = { timeout: 15_000, maxNetworkRetries: 2 } as const;

interface Account {
  key: string;
  webhookSecret: string;
  /** Where it is asked; null for Stripe itself. */
  url: URL | null;
}

const secretOf = (name: 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET'): string =>
  (process.env[name] ?? '').trim();

/**
 * Whose money it is. A demo project has that of the simulator (docs/testing-payments.md) or, with a test key, of Stripe's
 * test mode; a live key there is somebody's mistake.
 * @throws RefusalError `payment-unavailable`
 */
function account(): Account {
  const key = secretOf('STRIPE_SECRET_KEY');
  const isStripe = /^[rs]k_/.test(key) && process.env.TEMPERA_PAYMENTS !== 'simulated';
  if (isStripe && (!isDemoProject() || /^[rs]k_test_/.test(key))) {
    return { key, webhookSecret: secretOf('STRIPE_WEBHOOK_SECRET'), url: null };
  }
  // A real project must never complete an order on a simulated payment.
  if (isStripe || !isDemoProject()) throw new RefusalError('payment-unavailable');
  const url = new URL(process.env.TEMPERA_GATEWAY_URL || 'http://127.0.0.1:4242');
  return { key: 'simulator', webhookSecret: 'whsec_simulator', url };
}

const clients = new Map<string, Promise<Stripe>>();

async function open({ key, url }: Account): Promise<Stripe> {
  // Loaded with the first payment: most instances never see one.
  const { Stripe } = await import('stripe');
  return new Stripe(key, {
    ...patience,
    telemetry: false,
    ...(url && { protocol: 'http' as const, host: url.hostname, port: url.port }),
  });
}

/**
 * The SDK, and the secret that webhooks are signed with.
 * @throws RefusalError `payment-unavailable` where the store has no key
 */
export async function stripeClient(): Promise<{ stripe: Stripe; webhookSecret: string }> {
  const chosen = account();
  const id = `${chosen.key} ${chosen.url?.href}`;
  const client = clients.get(id) ?? open(chosen);
  clients.set(id, client);
  return { stripe: await client, webhookSecret: chosen.webhookSecret };
}
