/** A process that begins a plan and is killed on the way, as a test tells it: `before-charge` or `after-charge`. */
import { type SubscribeInput, subscribeInput } from '@tempera/domain/plans/plan-calls';
import type { PaymentProvider } from '../../../functions/src/checkout/payment-provider.ts';
import { simulatedProvider } from '../../../functions/src/checkout/simulated-provider.ts';
import { subscribe } from '../../../functions/src/plans/subscribe.ts';
import type { TestAuth } from './callers.ts';

interface Instructions {
  when: 'before-charge' | 'after-charge';
  input: SubscribeInput;
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

await subscribe(subscribeInput.parse(input), auth, deadly);
