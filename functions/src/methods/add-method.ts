import { RefusalError } from '@tempera/domain/calls/reasons';
import { methodsOf } from '@tempera/domain/money/payment-method';
import { returnOfSetupPath } from '@tempera/domain/plans/plan-paths';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { idempotencyId } from '../checkout/orders.store.ts';
import { linkTo } from '../mail/queued-mail.ts';
import { customerOf } from '../payments/customers.store.ts';
import type { PaymentProvider, Setup } from '../payments/payment-provider.ts';
import { dueRenewal } from '../plans/due-renewal.ts';
import { readPlanState } from '../plans/subscriptions.store.ts';
import { db } from '../platform/admin.ts';
import { countersOf, countTry, type Sender } from '../platform/limiter.ts';
import { refs } from '../platform/refs.ts';
import { keyTimes, noField, serverTime } from '../platform/timestamps.ts';

interface Wanted {
  paymentToken: string;
  idempotencyKey: string;
  forPlan: boolean;
  shownTotalCents?: number | null | undefined;
}

/** Begins a setup, and remembers it by its key before anything is confirmed. Whoever tries out stolen cards does so where nothing is charged: it counts before the provider is asked for anything. */
async function begin(
  uid: string,
  sender: Sender,
  { paymentToken, forPlan, shownTotalCents }: Wanted,
  keyId: string,
  settings: SiteSettings,
  provider: PaymentProvider,
): Promise<Setup> {
  await countTry(countersOf('newMethods', sender));
  const [method, { member, subscription }] = await Promise.all([
    provider.accepts(paymentToken),
    readPlanState(uid),
  ]);
  if (!member) throw new RefusalError('user-not-found');
  if (!method) throw new RefusalError('payment-token-invalid');
  const isOn = methodsOf(settings).includes(method.type === 'paypal' ? 'paypal' : 'card');
  if (!isOn) throw new RefusalError('payment-method-off');
  if (forPlan && (shownTotalCents ?? null) !== null) {
    const due = (await dueRenewal(subscription, settings))?.totalCents ?? 0;
    if (due !== shownTotalCents) throw new RefusalError('price-changed');
  }
  const customer = await customerOf({ uid, ...member }, provider);
  const setup = await provider.beginSetup({ id: keyId, customer, uid, methodType: method.type, forPlan });
  const batch = db().batch();
  batch.set(refs.idempotency(keyId), { setup: setup.reference, uid, ...keyTimes() });
  // Only the last one that was asked for becomes the plan's, however late an earlier one is heard of.
  if (forPlan)
    batch.set(
      refs.paymentCustomer(uid),
      { planSetup: setup.reference, planSetupCents: shownTotalCents ?? noField() },
      { merge: true },
    );
  await batch.commit();
  return setup;
}

/**
 * Has a method kept without a payment; the same key is the same setup.
 * @throws RefusalError `user-not-found`, `payment-token-invalid`, `payment-method-off`, `price-changed`, `too-many-attempts`, `payment-unavailable`
 */
export async function addMethod(
  uid: string,
  sender: Sender,
  wanted: Wanted,
  settings: SiteSettings,
  provider: PaymentProvider,
): Promise<Setup> {
  const keyId = idempotencyId(uid, `method:${wanted.idempotencyKey}`);
  const known = (await refs.idempotency(keyId).get()).data()?.setup;
  const setup =
    typeof known === 'string'
      ? await provider.lookupSetup(known)
      : await begin(uid, sender, wanted, keyId, settings, provider);
  if (setup.state !== 'new') return setup;
  const { reference } = setup;
  const back = linkTo(returnOfSetupPath(reference), settings);
  const confirmed = await provider.confirmSetup({ reference, id: keyId }, wanted.paymentToken, back);
  // The alerts count declined cards.
  if (confirmed.state === 'failed') await refs.idempotency(keyId).update({ declinedAt: serverTime() });
  return confirmed;
}
