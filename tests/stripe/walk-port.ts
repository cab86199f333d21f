import type { Stripe } from 'stripe';
import type { Gateway } from '../../emulators/gateway/start-gateway.ts';
import { signEvent } from '../../emulators/gateway/webhooks/sign-event.ts';
import type { PaymentProvider, PaymentRequest } from '../../functions/src/payments/payment-provider.ts';
import { calculateTax, fileRefund, fileSale } from '../../functions/src/payments/stripe-tax.ts';

const back = 'https://store.example.com/checkout/return?order=1';
const ada = { uid: 'ada', email: 'ada@example.com', name: 'Ada Example' };

export interface Walk {
  port: PaymentProvider;
  /** The SDK, for what the store does not ask for. */
  stripe: Stripe;
  gateway: Gateway;
  /** What was told, as it was sent. */
  told: string[];
}

let counted = 0;

/** A payment that was begun and confirmed with a token. */
async function pay({ port }: Walk, token: string, more: Partial<PaymentRequest> = {}) {
  const id = `ORD-${++counted}`;
  const about = { kind: 'order', orderId: id, uid: ada.uid } as const;
  const { reference } = await port.begin({
    id,
    about,
    amountCents: 2_500,
    currency: 'USD',
    methodType: 'card',
    ...more,
  });
  return port.confirm({ id, reference }, { token }, back);
}

async function walkOrders(walk: Walk): Promise<void> {
  const { port, stripe, gateway } = walk;
  await port.accepts('tok_paid');
  const { reference } = await pay(walk, 'tok_paid');
  await port.lookup(reference);
  await port.refund({ refundId: 'REF-1', reference, amountCents: 500 });
  await port.refundsOf(reference);
  for (const token of ['tok_declined', 'tok_insufficient', 'tok_authenticate', 'tok_slow_declined']) {
    await port.cancel((await pay(walk, token)).reference, 'expired');
  }
  for (const token of ['tok_refund_pending', 'tok_refund_fails']) {
    const paid = await pay(walk, token);
    await port.refund({ refundId: token, reference: paid.reference, amountCents: 500 });
  }
  await pay(walk, 'tok_paypal_paid', { methodType: 'paypal' });
  const slow = await pay(walk, 'tok_slow_paid');
  const act = (id: string, action: string) =>
    fetch(`${gateway.url}/_simulator/payments/${id}/${action}`, { method: 'POST' });
  await act(slow.reference, 'pay');
  await act(slow.reference, 'inquiry');
  for (const outcome of ['win', 'lose']) {
    const disputed = await pay(walk, 'tok_disputed');
    await act(disputed.reference, outcome);
    const [found] = (await stripe.disputes.list({ payment_intent: disputed.reference })).data;
    await port.dispute(found?.id ?? '');
  }
}

async function walkMembers(walk: Walk): Promise<void> {
  const { port } = walk;
  const customer = await port.customerFor(ada);
  await pay(walk, 'tok_paid', { customer, keeps: 'on-session' });
  for (const [index, token] of ['tok_paid', 'tok_authenticate', 'tok_declined'].entries()) {
    const id = `setup-${index}`;
    const whose = { customer, uid: ada.uid };
    const { reference } = await port.beginSetup({ id, ...whose, methodType: 'card', forPlan: index === 0 });
    await port.confirmSetup({ id, reference }, token, back);
    await port.lookupSetup(reference);
  }
  const [kept] = await port.methodsOf(customer);
  const method = kept?.id ?? '';
  await port.acceptsMethod(method, customer);
  const about = { kind: 'plan', chargeId: 'CHG-1', uid: ada.uid } as const;
  const renewal = { id: 'CHG-1', about, amountCents: 900, currency: 'USD', methodType: 'card' } as const;
  const { reference } = await port.begin({ ...renewal, customer, keeps: 'off-session' });
  await port.confirm({ id: 'CHG-1', reference }, { method, offSession: true }, back);
  await port.forget(method);
  await port.forgetCustomer(customer);
}

/** What the store does not ask for (yet), and the simulator has all the same. */
async function walkTheRest({ port, stripe, gateway }: Walk): Promise<void> {
  const days = JSON.stringify({ ms: 4 * 86_400_000 });
  await fetch(`${gateway.url}/_simulator/advance`, { method: 'POST', body: days });
  const press = (path: string) => fetch(gateway.url + path, { method: 'POST', redirect: 'manual' });
  await press('/payouts');
  const [payout] = (await stripe.payouts.list()).data;
  await press(`/payouts/${payout?.id}/fail`);
  const first = async <T>(list: PromiseLike<{ data: T[] }>) => (await list).data[0] as T;
  const newest = { limit: 1 };
  await stripe.charges.retrieve((await first(stripe.charges.list(newest))).id);
  await stripe.refunds.retrieve((await first(stripe.refunds.list(newest))).id);
  await stripe.events.retrieve((await first(stripe.events.list(newest))).id);
  await port.madeBetween(Date.now() - 10 * 86_400_000, Date.now());
  await port.eventsBetween(Date.now() - 10 * 86_400_000, Date.now());
  await port.payout((await first(stripe.payouts.list(newest))).id);
  const { id } = await first(stripe.balanceTransactions.list({ type: 'charge', limit: 1 }));
  await stripe.balanceTransactions.retrieve(id);
  await stripe.paymentIntents.list(newest);
  const customer = await stripe.customers.create({ name: 'Ada' });
  await stripe.customers.retrieve(customer.id);
  const setup = await stripe.setupIntents.create({ customer: customer.id });
  await stripe.setupIntents.cancel(setup.id);
  const again = await stripe.setupIntents.create({
    customer: customer.id,
    confirm: true,
    confirmation_token: 'tok_paid',
    return_url: back,
  });
  const method = String(again.payment_method);
  await stripe.paymentMethods.retrieve(method);
  await stripe.paymentMethods.attach(method, { customer: customer.id });
}

async function walkTaxes({ stripe }: Walk): Promise<void> {
  const question = { lines: [{ slug: 'blog', amountCents: 1_000 }], currency: 'USD' as const };
  const place = { country: 'US', state: 'NY', vatId: null };
  const inNewYork = { ...question, included: false, place, address: { zip: '10001' } };
  const business = { country: 'AT', state: null, vatId: 'ATU13585627' };
  await calculateTax({ ...question, included: true, place: business, address: {} });
  const { calculation } = await calculateTax(inNewYork);
  const sale = (await fileSale('ORD-tax', calculation)) ?? '';
  await fileRefund('REF-tax', sale, 500);
  await stripe.tax.transactions.retrieve(sale);
}

/** Asks for everything that the port and the simulator have. */
export async function walkPort(walk: Walk): Promise<void> {
  await walkOrders(walk);
  await walkMembers(walk);
  await walkTheRest(walk);
  await walkTaxes(walk);
  await walk.gateway.deliver();
  const [body = ''] = walk.told;
  await walk.port.onEvent(Buffer.from(body), signEvent(body, Math.floor(Date.now() / 1_000)));
}
