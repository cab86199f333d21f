import { RefusalError } from '@tempera/domain/calls/reasons';
import type { Request } from 'firebase-functions/https';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { answerHeaders } from '../platform/answer-headers.ts';
import { logs } from '../platform/logs.ts';
import { noteForged } from '../platform/note-refusal.ts';
import { toRefusal } from '../platform/refusals.ts';
import type { HttpResponse } from '../platform/respond.ts';
import { carryOut, type Handlers } from './carry-out.ts';

async function take(request: Request, handlers: Handlers, provider: PaymentProvider): Promise<number> {
  const { rawBody, headers } = request;
  const signature = headers[provider.signatureHeader];
  if (!rawBody || typeof signature !== 'string') return 400;
  try {
    const event = await provider.onEvent(rawBody, signature);
    if (event) await carryOut(event, handlers, provider);
    return 200;
  } catch (cause) {
    if (cause instanceof RefusalError && cause.refusal.reason === 'not-allowed') {
      logs.webhookUnsigned();
      await noteForged('takeWebhook', request);
      return 400;
    }
    // Whatever it was, the provider sends the event again.
    toRefusal('takeWebhook', cause, headers);
    return 503;
  }
}

/**
 * `POST /webhooks/{provider}`: 200 once what an event tells is carried out, or where nothing follows from it; 400 for what the provider has
 * not signed, or signed long ago; 503 for what it is to send again. The body is of no use to anybody.
 */
export async function takeWebhook(
  request: Request,
  response: HttpResponse,
  handlers: Handlers,
  provider: PaymentProvider,
): Promise<void> {
  response.set({ ...answerHeaders, 'Cache-Control': 'no-store' });
  if (request.path !== `/webhooks/${provider.name}`) {
    response.status(404).end();
    return;
  }
  if (request.method !== 'POST') {
    response.status(405).set('Allow', 'POST').end();
    return;
  }
  response.status(await take(request, handlers, provider)).end();
}
