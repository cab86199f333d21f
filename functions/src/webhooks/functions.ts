import { onRequest } from 'firebase-functions/https';
import { stripeProvider } from '../payments/stripe-provider.ts';
import { region, stripeSecrets } from '../platform/params.ts';
import { handlers } from './handlers.ts';
import { takeWebhook } from './take-webhook.ts';

/** Apart from whatever else is served: a rush for pictures must not keep the provider waiting, which gives up after ten seconds. */
export const payments = onRequest({ region, secrets: stripeSecrets }, (request, response) =>
  takeWebhook(request, response, handlers, stripeProvider),
);
