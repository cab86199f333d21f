import { RefusalError } from '@tempera/domain/calls/reasons';
import type { PaidWith } from '@tempera/domain/money/payment-method';
import type { subscribeInput } from '@tempera/domain/plans/plan-calls';
import { type StoredPayment, storedPayment } from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import type { z } from 'zod';
import { assertMethodOn } from '../checkout/may-order.ts';
import { customerOf, findCustomer } from '../payments/customers.store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

type Member = Parameters<typeof customerOf>[0];
type Input = Pick<z.output<typeof subscribeInput>, 'paymentToken' | 'savedMethod'>;

/** What a first payment is made with: `token` where it was entered now, and is kept by that payment. */
interface Chosen {
  payment: StoredPayment;
  token?: string;
}

async function keptBy(
  { uid }: Member,
  savedMethod: string,
  provider: PaymentProvider,
): Promise<{ customer: string; method: PaidWith }> {
  const customer = await findCustomer(uid, provider);
  const method = customer && (await provider.acceptsMethod(savedMethod, customer));
  if (!customer || !method) throw new RefusalError('payment-token-invalid');
  return { customer, method };
}

/**
 * What a plan is to be paid with from its first payment on: what was entered, or what its member has kept. That payment sets either up for
 * those that follow, which come without them; what was kept for orders alone was not.
 * @throws RefusalError `payment-required`, `payment-token-invalid` also for a method that is none of theirs, `payment-method-off`,
 *   `payment-unavailable`
 */
export async function choosePlanPayment(
  member: Member,
  { paymentToken, savedMethod }: Input,
  settings: SiteSettings,
  provider: PaymentProvider,
): Promise<Chosen> {
  if (provider.hosted) throw new RefusalError('payment-unavailable');
  if (savedMethod) {
    const { customer, method } = await keptBy(member, savedMethod, provider);
    assertMethodOn(method, settings);
    return { payment: storedPayment(provider.name, customer, { ...method, id: savedMethod }) };
  }
  if (!paymentToken) throw new RefusalError('payment-required');
  const method = await provider.accepts(paymentToken);
  if (!method) throw new RefusalError('payment-token-invalid');
  assertMethodOn(method, settings);
  const customer = await customerOf(member, provider);
  return { payment: storedPayment(provider.name, customer, { ...method, id: null }), token: paymentToken };
}
