import { onRequest } from 'firebase-functions/https';
import { stripeProvider } from '../payments/stripe-provider.ts';
import { region, stripeSecrets } from '../platform/params.ts';
import { sized } from '../platform/sized.ts';
import { handlers } from './handlers.ts';
import { takeWebhook } from './take-webhook.ts';

/** Apart from whatever else is served: a rush for pictures must not keep the provider waiting, which gives up after ten seconds. */
export const payments = onRequest(
  { region, secrets: stripeSecrets },
  sized('takeWebhook', (request, response) => takeWebhook(request, response, handlers, stripeProvider)),
);
