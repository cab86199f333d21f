import { RefusalError } from '@tempera/domain/calls/reasons';
import type { StoredPayment } from '@tempera/domain/plans/subscription';
import { z } from 'zod';
import { logs } from '../platform/logs.ts';
import { isDemoProject } from '../platform/project.ts';
import type {
  Charge,
  ChargeRequest,
  PaymentProvider,
  RefundAnswer,
  RefundRequest,
} from './payment-provider.ts';

const timeoutMs = 10_000;
const tokenAnswer = z.object({ usable: z.boolean() });
const methodAnswer = z.union([
  z.object({ method: z.string(), last4: z.string() }),
  z.object({ method: z.null() }),
]);
const chargeAnswer = z.object({ outcome: z.enum(['paid', 'declined', 'pending']), reference: z.string() });
const refundAnswer = z.object({ outcome: z.enum(['refunded', 'refused']), reference: z.string() });

/** The gateway's address: the launcher's, else the fixed port of the local store. */
function gatewayUrl(): string {
  // A real project must never complete an order on a simulated payment.
  if (!isDemoProject()) throw new RefusalError('payment-unavailable');
  return process.env.TEMPERA_GATEWAY_URL || 'http://127.0.0.1:4242';
}

async function ask<S extends z.ZodType>(
  schema: S,
  step: string,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<z.output<S>> {
  const url = `${gatewayUrl()}${path}`;
  try {
    const response = await fetch(url, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    });
    if (!response.ok) throw new Error(`the gateway answered ${response.status}`);
    return schema.parse(await response.json());
  } catch (cause) {
    logs.providerFailed(step, cause);
    throw new RefusalError('payment-unavailable');
  }
}

/** The simulated gateway of `emulators/gateway` (docs/testing-payments.md), for `demo-` projects only. */
export const simulatedProvider: PaymentProvider = {
  name: 'simulated',
  async accepts(token: string): Promise<boolean> {
    const answer = await ask(tokenAnswer, 'accepts', 'GET', `/v1/tokens/${encodeURIComponent(token)}`);
    return answer.usable;
  },
  async storeMethod(token: string): Promise<StoredPayment | null> {
    const answer = await ask(methodAnswer, 'store', 'POST', '/v1/methods', { token });
    if (answer.method === null) return null;
    return { provider: 'simulated', reference: answer.method, last4: answer.last4 };
  },
  async acceptsMethod(reference: string): Promise<boolean> {
    const path = `/v1/methods/${encodeURIComponent(reference)}`;
    return (await ask(tokenAnswer, 'accepts', 'GET', path)).usable;
  },
  charge(order: ChargeRequest): Promise<Charge> {
    return ask(chargeAnswer, 'charge', 'POST', '/v1/charges', order);
  },
  closeCharge(orderId: string): Promise<Charge> {
    return ask(chargeAnswer, 'close', 'POST', `/v1/charges/${encodeURIComponent(orderId)}/close`);
  },
  refund(request: RefundRequest): Promise<RefundAnswer> {
    return ask(refundAnswer, 'refund', 'POST', '/v1/refunds', request);
  },
};
