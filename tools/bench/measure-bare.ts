/** What a quote and an order take beyond what they ask of the database. */
import { placeOrder } from '../../functions/src/checkout/place-order.ts';
import { quoteCheckout } from '../../functions/src/checkout/quote-checkout.ts';
import type { PaymentProvider } from '../../functions/src/payments/payment-provider.ts';
import { stripeProvider } from '../../functions/src/payments/stripe-provider.ts';
import type { Figures } from './budgets.ts';
import { couponCode } from './measure-latency.ts';
import { noteSent, sendBare } from './sent-requests.ts';
import { percentile, round } from './statistics.ts';

const warmUpRounds = 20;
const rounds = 150;
const slugs = ['astroaccess', 'portfolio'];
const ip = '203.0.113.9';

const newCustomer = () => {
  const uid = `bench-${crypto.randomUUID()}`;
  const email = `${uid}@example.com`;
  return { uid, email, auth: { uid, token: { email, email_verified: true, name: 'Ada Example' } } };
};

const quote = () =>
  quoteCheckout({ slugs, couponCode, buyer: null, leaveOutOwned: false }, newCustomer().auth, ip);

function order(provider: PaymentProvider) {
  const { email, auth } = newCustomer();
  const customer = { firstName: 'Ada', lastName: 'Example', email };
  const input = {
    idempotencyKey: crypto.randomUUID(),
    slugs,
    couponCode,
    customer,
    paymentToken: 'tok_paid',
  };
  return placeOrder(input as Parameters<typeof placeOrder>[0], auth, provider, 'US', '');
}

/** The provider, and for how long it was waited for, in milliseconds. */
function timedProvider(): { provider: PaymentProvider; waited: () => number } {
  let waited = 0;
  const provider = new Proxy(stripeProvider, {
    get(target, key: keyof PaymentProvider) {
      const own: unknown = target[key];
      if (typeof own !== 'function') return own;
      return async (...args: unknown[]) => {
        const began = performance.now();
        try {
          return await own.apply(target, args);
        } finally {
          waited += performance.now() - began;
        }
      };
    },
  });
  return { provider, waited: () => waited };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The median of a call, divided by that of what it sends, by turns. */
async function ratioOf(call: () => Promise<number>, sent: Parameters<typeof sendBare>[0]): Promise<number> {
  const samples = { own: [] as number[], bare: [] as number[] };
  for (let n = 0; n < warmUpRounds + rounds; n++) {
    const own = await call();
    const bare = await timed(() => sendBare(sent));
    if (n < warmUpRounds) continue;
    samples.own.push(own);
    samples.bare.push(bare);
  }
  return round(percentile(samples.own, 0.5) / percentile(samples.bare, 0.5), 2);
}

/**
 * `quote.bare.ratio`, `order.bare.ratio`: the calls in this process, divided by their own requests to the database, the reads all at once and
 * the commits one after the other. An order without the time that the payment provider takes. The coupon is there by `measureLatency`.
 */
export async function measureBare(): Promise<Figures> {
  const quoted = await noteSent(quote);
  const ordered = await noteSent(() => order(stripeProvider));
  return {
    'quote.bare.ratio': await ratioOf(() => timed(quote), quoted),
    'order.bare.ratio': await ratioOf(async () => {
      const { provider, waited } = timedProvider();
      return (await timed(() => order(provider))) - waited();
    }, ordered),
  };
}
