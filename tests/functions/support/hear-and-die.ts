/** A process that carries out an event of the provider's and is killed once it has looked it up, before anything is written. */
import { stripeProvider } from '../../../functions/src/payments/stripe-provider.ts';
import { carryOut } from '../../../functions/src/webhooks/carry-out.ts';
import { handlers } from '../../../functions/src/webhooks/handlers.ts';

const { event, after } = JSON.parse(process.argv[2] ?? '');

async function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
}

const deadly = {
  ...stripeProvider,
  async refundsOf(reference: string) {
    await stripeProvider.refundsOf(reference);
    return die();
  },
};

// Either it dies before the commit, or after it and before the provider is answered.
await carryOut(event, handlers, after === 'lookup' ? deadly : stripeProvider);
await die();
