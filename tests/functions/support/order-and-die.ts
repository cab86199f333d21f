/** A process that places an order and is killed on the way, as a test tells it: `before-charge` or `after-charge`. */
import type { PlaceOrderInput } from '@tempera/domain/calls/calls';
import { placeOrderInput } from '@tempera/domain/calls/calls';
import type { PaymentProvider } from '../../../functions/src/checkout/payment-provider.ts';
import { placeOrder } from '../../../functions/src/checkout/place-order.ts';
import { simulatedProvider } from '../../../functions/src/checkout/simulated-provider.ts';
import type { TestAuth } from './callers.ts';

interface Instructions {
  when: 'before-charge' | 'after-charge';
  input: PlaceOrderInput;
  auth: TestAuth;
}

const { when, input, auth }: Instructions = JSON.parse(process.argv[2] ?? '');

const deadly: PaymentProvider = {
  ...simulatedProvider,
  async charge(request) {
    if (when === 'after-charge') await simulatedProvider.charge(request);
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => {});
  },
};

await placeOrder(placeOrderInput.parse(input), auth, deadly);
