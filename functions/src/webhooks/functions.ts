import { onRequest } from 'firebase-functions/https';
import { stripeProvider } from '../payments/stripe-provider.ts';
import { region, stripeSecrets } from '../platform/params.ts';
import { sized } from '../platform/sized.ts';

/** Apart from whatever else is served: a rush for pictures must not keep the provider waiting, which gives up after ten seconds. */
export const payments = onRequest(
  { region, secrets: stripeSecrets },
  sized('takeWebhook', async (request, response) => {
    const [{ takeWebhook }, { handlers }] = await Promise.all([
      import('./take-webhook.ts'),
      import('./handlers.ts'),
    ]);
    await takeWebhook(request, response, handlers, stripeProvider);
  }),
);
