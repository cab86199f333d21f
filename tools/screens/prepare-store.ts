import { Timestamp } from 'firebase-admin/firestore';
import { demoAccount } from '../../emulators/seed/accounts.ts';
import { withStore } from '../../emulators/seed/open-store.ts';
/** Makes the seeded store worth a picture: nothing waits, and the demo customer has bought something. */
import { callFunction, signInByRest } from '../bench/call-function.ts';

export const customer = demoAccount('customer');

/** @returns the id of the customer's order */
export async function prepareStore(): Promise<string> {
  await withStore(async ({ db }) => {
    await db.doc('settings/site').update({ pacing: { splashMs: 0, notFoundMs: 0, forbiddenMs: 0 } });
  });
  const idToken = await signInByRest(customer.email, customer.password);
  const [firstName, lastName] = customer.name.split(' ');
  const { result } = await callFunction(
    'placeOrder',
    {
      idempotencyKey: 'screens-order',
      slugs: ['astroaccess', 'neogate'],
      couponCode: 'TEST50',
      customer: { firstName, lastName, email: customer.email },
      paymentToken: 'tok_paid',
    },
    idToken,
  );
  return (result as { orderId: string }).orderId;
}

/** Closes the store for maintenance, or opens it again. */
export async function setClosed(enabled: boolean): Promise<void> {
  const since = enabled ? Timestamp.now() : null;
  await withStore(async ({ db }) => {
    await db.doc('settings/maintenance').set({ enabled, message: '', since });
  });
}
