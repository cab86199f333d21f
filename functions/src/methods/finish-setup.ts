import { RefusalError } from '@tempera/domain/calls/reasons';
import { storedPayment } from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { findCustomer } from '../payments/customers.store.ts';
import type { PaymentProvider, Setup } from '../payments/payment-provider.ts';
import { payPlanWith } from '../plans/pay-plan-with.ts';
import { forgetPlanSetup, readPlanSetup } from './plan-setups.store.ts';

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
  const wanted = await readPlanSetup(uid);
  if (wanted?.reference !== reference) return;
  await payPlanWith(uid, storedPayment(provider.name, own, method), provider, settings, wanted.shownCents);
  await forgetPlanSetup(uid, wanted);
}

/**
 * The same for the method that somebody last meant to pay for their plan with, whoever learns of it: a webhook, a schedule, their list.
 * While a bank decides about their plan it waits for the next time.
 * @param told how a setup stands, for whoever knows already: another than the last one changes nothing
 * @throws RefusalError `payment-unavailable`, `busy`
 */
export async function finishPlanSetup(
  uid: string,
  settings: SiteSettings,
  provider: PaymentProvider,
  told: Setup | null = null,
): Promise<void> {
  const wanted = await readPlanSetup(uid);
  if (!wanted || (told && told.reference !== wanted.reference)) return;
  const setup = told ?? (await provider.lookupSetup(wanted.reference));
  if (setup.state === 'failed') return forgetPlanSetup(uid, wanted);
  try {
    await finishSetup(uid, setup, settings, provider);
  } catch (error) {
    const isLater = error instanceof RefusalError && error.refusal.reason === 'payment-pending';
    if (!isLater) throw error;
  }
}
