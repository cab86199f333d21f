/** A process that refunds an order and is killed on the way, as a test tells it: `before-refund` or `after-refund`. */
import { type RefundOrderInput, refundOrderInput } from '@tempera/domain/orders/order-calls';
import { refundOrder } from '../../../functions/src/orders/refund-order.ts';
import type { PaymentProvider } from '../../../functions/src/payments/payment-provider.ts';
import { stripeProvider } from '../../../functions/src/payments/stripe-provider.ts';
import type { TestAuth } from './callers.ts';

interface Instructions {
  when: 'before-refund' | 'after-refund';
  input: RefundOrderInput;
  auth: TestAuth;
}

const { when, input, auth }: Instructions = JSON.parse(process.argv[2] ?? '');

const deadly: PaymentProvider = {
  ...stripeProvider,
  async refund(request) {
    if (when === 'after-refund') await stripeProvider.refund(request);
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => {});
  },
};

await refundOrder(refundOrderInput.parse(input), auth, deadly);
