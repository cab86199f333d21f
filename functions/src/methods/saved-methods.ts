import { RefusalError } from '@tempera/domain/calls/reasons';
import type { SavedMethodsOutput, savedMethodsInput } from '@tempera/domain/money/saved-methods';
import { isPaying } from '@tempera/domain/plans/standing';
import type { Subscription } from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import type { z } from 'zod';
import { findCustomer } from '../payments/customers.store.ts';
import type { PaymentProvider, Setup } from '../payments/payment-provider.ts';
import { dueRenewal } from '../plans/due-renewal.ts';
import { loadPlanFacts } from '../plans/plan-facts.store.ts';
import { readPlanState } from '../plans/subscriptions.store.ts';
import type { CallContext } from '../platform/callable.ts';
import { assertOpen, assertVerified, isGuest, loadCaller, requireIdentity } from '../platform/caller.ts';
import { senderIn } from '../platform/limiter.ts';
import { addMethod } from './add-method.ts';
import { finishPlanSetup, finishSetup } from './finish-setup.ts';

type Input = z.output<typeof savedMethodsInput>;

/** What pays for somebody's plan, which stays as long as it does; null where nothing does. */
const methodIn = (subscription: Subscription | null): string | null =>
  subscription && isPaying(subscription) ? subscription.payment.reference || null : null;

async function listMethods(
  uid: string,
  settings: SiteSettings,
  provider: PaymentProvider,
): Promise<SavedMethodsOutput> {
  const [customer, { subscription }] = await Promise.all([findCustomer(uid, provider), readPlanState(uid)]);
  const planDue = await dueRenewal(subscription, settings);
  const methods = customer === null ? [] : await provider.methodsOf(customer);
  return { methods, planMethod: methodIn(subscription), ...(planDue && { planDue }) };
}

/** What is not theirs, or gone already, is not theirs afterwards either. @throws RefusalError `method-in-use` */
async function forget(uid: string, method: string, provider: PaymentProvider): Promise<void> {
  const [customer, { subscription }] = await Promise.all([findCustomer(uid, provider), readPlanState(uid)]);
  if (method === methodIn(subscription)) throw new RefusalError('method-in-use');
  if (customer !== null && (await provider.acceptsMethod(method, customer))) await provider.forget(method);
}

function toSetup({ reference, state, clientSecret }: Setup): SavedMethodsOutput['setup'] {
  const asks = state === 'requires-action' && clientSecret !== null;
  return { id: reference, state: state === 'new' ? 'processing' : state, ...(asks && { clientSecret }) };
}

/**
 * What a member has kept to pay with: the list, one that they let go of, another that they keep, and how far that is.
 * @throws RefusalError `sign-in-required`, `restricted`, `maintenance`, `email-unverified`, `method-in-use`, `payment-token-invalid`, `payment-method-off`, `price-changed`,
 *   `too-many-attempts`, `user-not-found` before the first session, `not-allowed` for a setup that is not theirs,
 *   `payment-pending` where a bank still decides about the plan that it is for, `payment-unavailable`
 */
export async function savedMethods(
  input: Input,
  { auth, ip }: Pick<CallContext, 'auth' | 'ip'>,
  provider: PaymentProvider,
): Promise<SavedMethodsOutput> {
  const [caller, { settings, maintenance }] = await Promise.all([
    loadCaller(requireIdentity(auth)),
    loadPlanFacts(null),
  ]);
  if (isGuest(caller)) throw new RefusalError('sign-in-required');
  const { uid } = caller;
  if (input.action === 'list') {
    await finishPlanSetup(uid, settings, provider);
    return listMethods(uid, settings, provider);
  }
  assertOpen({ enabled: maintenance }, caller);
  if (input.action === 'forget') {
    await forget(uid, input.method, provider);
    return listMethods(uid, settings, provider);
  }
  if (input.action === 'add') assertVerified(caller, settings);
  const setup =
    input.action === 'add'
      ? await addMethod(uid, senderIn({ auth, ip }), input, settings, provider)
      : await provider.lookupSetup(input.setup);
  await finishSetup(uid, setup, settings, provider);
  return { ...(await listMethods(uid, settings, provider)), setup: toSetup(setup) };
}
