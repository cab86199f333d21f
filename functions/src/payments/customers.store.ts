import { refs } from '../platform/refs.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Whom the provider knows a person as, or null where it doesn't. */
export async function findCustomer(
  uid: string,
  provider: Pick<PaymentProvider, 'name'>,
): Promise<string | null> {
  const stored = (await refs.paymentCustomer(uid).get()).data();
  return stored?.provider === provider.name && typeof stored.customer === 'string' ? stored.customer : null;
}

/** Has the provider let go of a person and of all that they have kept. */
export async function forgetCustomer(
  uid: string,
  provider: Pick<PaymentProvider, 'name' | 'forgetCustomer'>,
): Promise<void> {
  const known = await findCustomer(uid, provider);
  if (known !== null) await provider.forgetCustomer(known);
  await refs.paymentCustomer(uid).delete();
}

/** The same, made with the first payment that keeps a method: the provider makes one for a person, however often it is asked. */
export async function customerOf(
  member: { uid: string; email: string; name: string },
  provider: Pick<PaymentProvider, 'name' | 'customerFor'>,
): Promise<string> {
  const known = await findCustomer(member.uid, provider);
  if (known !== null) return known;
  const customer = await provider.customerFor(member);
  await refs.paymentCustomer(member.uid).set({ provider: provider.name, customer });
  return customer;
}
