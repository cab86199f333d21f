import { RefusalError } from '@tempera/domain/calls/reasons';
import { storedPayment } from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { findCustomer } from '../payments/customers.store.ts';
import type { PaymentProvider, Setup } from '../payments/payment-provider.ts';
import { payPlanWith } from '../plans/pay-plan-with.ts';
import { refs } from '../platform/refs.ts';
import { noField } from '../platform/timestamps.ts';

/**
 * What follows once a method is kept: where it was meant to, it pays for its member's plan from now on. Bears to be repeated.
 * @throws RefusalError `not-allowed` for a setup that is not theirs, and those of {@link payPlanWith}
 */
export async function finishSetup(
  uid: string,
  { reference, customer, state, forPlan, method }: Setup,
  settings: SiteSettings,
  provider: PaymentProvider,
): Promise<void> {
  const own = await findCustomer(uid, provider);
  if (own === null || customer !== own) throw new RefusalError('not-allowed');
  if (!forPlan || state !== 'done' || !method) return;
  const record = refs.paymentCustomer(uid);
  const { planSetup, planSetupCents = null } = (await record.get()).data() ?? {};
  if (planSetup !== reference) return;
  await payPlanWith(uid, storedPayment(provider.name, own, method), provider, settings, planSetupCents);
  await record.update({ planSetup: noField(), planSetupCents: noField() });
}
