/** A process that begins a plan and is killed on the way, as a test tells it. */
import { type SubscribeInput, subscribeInput } from '@tempera/domain/plans/plan-calls';
import type { PaymentProvider } from '../../../functions/src/payments/payment-provider.ts';
import { stripeProvider } from '../../../functions/src/payments/stripe-provider.ts';
import { subscribe } from '../../../functions/src/plans/subscribe.ts';
import type { TestAuth } from './callers.ts';

interface Instructions {
  when: 'before-begin' | 'after-begin' | 'before-confirm' | 'after-confirm';
  input: SubscribeInput;
  auth: TestAuth;
}

const { when, input, auth }: Instructions = JSON.parse(process.argv[2] ?? '');

function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
}

const deadly: PaymentProvider = {
  ...stripeProvider,
  async begin(request) {
    if (when === 'before-begin') return die();
    const payment = await stripeProvider.begin(request);
    return when === 'after-begin' ? die() : payment;
  },
  async confirm(...wanted) {
    if (when === 'after-confirm') await stripeProvider.confirm(...wanted);
    return die();
  },
};

await subscribe(subscribeInput.parse(input), auth, deadly);
