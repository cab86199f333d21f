import { createHmac } from 'node:crypto';
import type { PaymentProvider } from '../../../functions/src/payments/payment-provider.ts';
import { stripeProvider } from '../../../functions/src/payments/stripe-provider.ts';
import { handlers } from '../../../functions/src/webhooks/handlers.ts';
import { takeWebhook } from '../../../functions/src/webhooks/take-webhook.ts';

/** An event of the simulator's, as far as tests look at it. */
export interface SimulatorEvent {
  id: string;
  type: string;
  created: number;
  data: { object: { id: string; payment_intent?: string | null } };
}

const simulator = () => process.env.TEMPERA_GATEWAY_URL ?? '';
const key = { authorization: 'Bearer simulator', 'x-only-looking': '1' };

/** A list of the simulator's, the newest first: `refunds?payment_intent=pi_…`. */
export async function listOf<Item>(path: string): Promise<Item[]> {
  const response = await fetch(`${simulator()}/v1/${path}`, { headers: key });
  if (!response.ok) throw new Error(`the simulator answered ${response.status} for ${path}`);
  return ((await response.json()) as { data: Item[] }).data;
}

/** What the simulator has told of a payment, the oldest first. */
export async function eventsOf(reference: string): Promise<SimulatorEvent[]> {
  const events = await listOf<SimulatorEvent>('events?limit=100');
  return events
    .filter(({ data: { object } }) => object.id === reference || object.payment_intent === reference)
    .reverse();
}

/** What a bank, or somebody in the provider's dashboard, does about a payment. */
export async function act(reference: string, action: string, fields: Record<string, string> = {}) {
  const response = await fetch(`${simulator()}/_simulator/payments/${reference}/${action}`, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
  });
  if (!response.ok) throw new Error(`the simulator answered ${response.status}: ${await response.text()}`);
}

/** As if so much time had gone by for the simulator, in milliseconds: banks decide what was due. */
export async function advance(ms: number): Promise<void> {
  await fetch(`${simulator()}/_simulator/advance`, { method: 'POST', body: JSON.stringify({ ms }) });
}

const seconds = () => Math.floor(Date.now() / 1_000);

/** The header by which Stripe shows that a webhook is its own. `at` in seconds. */
export function signatureOf(body: string, at = seconds(), secret = 'whsec_simulator'): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

/** Brings a body to the function. @returns the status that it answers */
export async function post(
  body: string,
  signature: string,
  more: { path?: string; method?: string; headers?: Record<string, string> } = {},
  provider: PaymentProvider = stripeProvider,
) {
  let status = 0;
  const response = {
    set: () => response,
    status: (code: number) => {
      status = code;
      return response;
    },
    end: () => response,
  };
  const request = {
    path: '/webhooks/stripe',
    method: 'POST',
    headers: { 'stripe-signature': signature },
    rawBody: Buffer.from(body),
    ...more,
  };
  await takeWebhook(request as never, response as never, handlers, provider);
  return status;
}

/** Delivers an event as Stripe does. @returns the status of the answer */
export function deliver(event: object): Promise<number> {
  const body = JSON.stringify(event);
  return post(body, signatureOf(body));
}

/** Delivers all that was told of a payment so far. */
export async function deliverAll(reference: string, order = (events: SimulatorEvent[]) => events) {
  for (const event of order(await eventsOf(reference))) {
    const status = await deliver(event);
    if (status !== 200) throw new Error(`${event.type} was answered ${status}`);
  }
}
