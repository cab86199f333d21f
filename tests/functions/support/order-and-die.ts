/** A process that places an order and is killed on the way, as a test tells it. */
import type { PlaceOrderInput } from '@tempera/domain/calls/calls';
import { placeOrderInput } from '@tempera/domain/calls/calls';
import { placeOrder } from '../../../functions/src/checkout/place-order.ts';
import type { PaymentProvider } from '../../../functions/src/payments/payment-provider.ts';
import { stripeProvider } from '../../../functions/src/payments/stripe-provider.ts';
import type { TestAuth } from './callers.ts';

/** Around the two calls that a payment needs. */
export type When = 'before-begin' | 'after-begin' | 'before-confirm' | 'after-confirm';

interface Instructions {
  when: When;
  input: PlaceOrderInput;
  auth: TestAuth;
}

const { when, input, auth }: Instructions = JSON.parse(process.argv[2] ?? '');

const die = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
};

const deadly: PaymentProvider = {
  ...stripeProvider,
  async begin(request) {
    if (when === 'before-begin') return die();
    const begun = await stripeProvider.begin(request);
    return when === 'after-begin' ? die() : begun;
  },
  async confirm(...asked) {
    if (when === 'after-confirm') await stripeProvider.confirm(...asked);
    return die();
  },
};

await placeOrder(placeOrderInput.parse(input), auth, deadly);
