import type { placeOrderInput } from '@tempera/domain/calls/calls';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { methodsOf } from '@tempera/domain/money/payment-method';
import type { OrderPayment } from '@tempera/domain/orders/order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import type { z } from 'zod';
import { customerOf, findCustomer } from '../payments/customers.store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { type Caller, isGuest } from '../platform/caller.ts';
import { assertMethodOn } from './may-order.ts';

type Input = Pick<z.output<typeof placeOrderInput>, 'paymentToken' | 'savedMethod' | 'saveMethod'>;

/** What costs nothing is paid with nothing. */
export const noPayment: OrderPayment = { provider: 'none', reference: null, token: null };

/** A method that this member has kept. @throws RefusalError `payment-token-invalid` for one that is none of theirs */
async function keptMethod(
  caller: Caller,
  savedMethod: string,
  provider: PaymentProvider,
): Promise<Pick<OrderPayment, 'token' | 'customer' | 'method'>> {
  const customer = isGuest(caller) ? null : await findCustomer(caller.uid, provider);
  const method = customer && (await provider.acceptsMethod(savedMethod, customer));
  if (!customer || !method) throw new RefusalError('payment-token-invalid');
  return { token: savedMethod, customer, method };
}

/** What was entered in the browser, which a member may keep for the next order. */
async function enteredMethod(
  caller: Caller,
  { paymentToken, saveMethod }: Input,
  provider: PaymentProvider,
): Promise<Pick<OrderPayment, 'token' | 'customer' | 'method' | 'keeps'>> {
  if (!paymentToken) throw new RefusalError('payment-required');
  const method = await provider.accepts(paymentToken);
  if (!method) throw new RefusalError('payment-token-invalid');
  if (!saveMethod || isGuest(caller)) return { token: paymentToken, method };
  return { token: paymentToken, method, customer: await customerOf(caller, provider), keeps: true };
}

/** With what it is paid, the provider's own page asks; nothing at all where every way is switched off. */
function payOnItsPage(settings: SiteSettings, { name }: PaymentProvider): OrderPayment {
  if (methodsOf(settings).length === 0) throw new RefusalError('payment-method-off');
  return { provider: name, reference: null, token: null };
}

/**
 * What an order is to be paid with, as far as the provider says that it can be.
 * @throws RefusalError `payment-required`, `payment-method-off`, `payment-token-invalid`, `payment-unavailable`
 */
export async function choosePayment(
  caller: Caller,
  input: Input,
  settings: SiteSettings,
  provider: PaymentProvider,
): Promise<OrderPayment> {
  if (provider.hosted) return payOnItsPage(settings, provider);
  const chosen = input.savedMethod
    ? await keptMethod(caller, input.savedMethod, provider)
    : await enteredMethod(caller, input, provider);
  if (chosen.method) assertMethodOn(chosen.method, settings);
  return { provider: provider.name, reference: null, ...chosen };
}
