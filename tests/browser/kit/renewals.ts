import { rewindFields } from '../../../emulators/clock/rewind-value.ts';
import { loadSettings } from '../../../functions/src/checkout/checkout-facts.store.ts';
import { stripeProvider } from '../../../functions/src/payments/stripe-provider.ts';
import { renewSubscription } from '../../../functions/src/plans/renew-subscription.ts';
import { storeUrl } from './browser.ts';
import { db } from './store.ts';

/** Whatever hour it is: one person's plan becomes so many days older, as everything does when the clock moves, and the schedule comes by. */
export async function passDays(uid: string, days: number): Promise<void> {
  const plan = db().doc(`subscriptions/${uid}`);
  const charges = await plan.collection('charges').get();
  for (const found of [await plan.get(), ...charges.docs])
    await found.ref.update(rewindFields(found.data() ?? {}, days * 86_400_000));
  process.env.TEMPERA_STORE_ORIGIN ??= storeUrl;
  await renewSubscription(uid, stripeProvider, await loadSettings());
}
