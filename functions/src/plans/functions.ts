import { manageSubscriptionInput } from '@tempera/domain/plans/manage-subscription';
import {
  cancelPlanInput,
  changePlanInput,
  finishPlanPaymentInput,
  resumePlanInput,
  subscribeInput,
} from '@tempera/domain/plans/plan-calls';
import { refundChargeInput } from '@tempera/domain/plans/refund-charge';
import { stripeProvider } from '../payments/stripe-provider.ts';
import { callable } from '../platform/callable.ts';
import { stripeSecrets } from '../platform/params.ts';

const asking = { secrets: stripeSecrets };

export const subscribe = callable(
  'subscribe',
  subscribeInput,
  async (input, { auth, country }) =>
    (await import('./subscribe.ts')).subscribe(input, auth, stripeProvider, country),
  asking,
);

export const changePlan = callable(
  'changePlan',
  changePlanInput,
  async (input, { auth, country }) =>
    (await import('./change-plan.ts')).changePlan(input, auth, stripeProvider, country),
  asking,
);

export const cancelPlan = callable(
  'cancelPlan',
  cancelPlanInput,
  async (_input, { auth }) => (await import('./cancel-plan.ts')).cancelPlan(auth, stripeProvider),
  asking,
);

export const resumePlan = callable(
  'resumePlan',
  resumePlanInput,
  async (_input, { auth }) => (await import('./cancel-plan.ts')).resumePlan(auth, stripeProvider),
  asking,
);

export const finishPlanPayment = callable(
  'finishPlanPayment',
  finishPlanPaymentInput,
  async (input, { auth }) =>
    (await import('./finish-own-payment.ts')).finishOwnPayment(input, auth, stripeProvider),
  asking,
);

export const refundCharge = callable(
  'refundCharge',
  refundChargeInput,
  async (input, { auth }) => (await import('./refund-charge.ts')).refundCharge(input, auth, stripeProvider),
  asking,
);

export const manageSubscription = callable(
  'manageSubscription',
  manageSubscriptionInput,
  async (input, { auth }) =>
    (await import('./manage-subscription.ts')).manageSubscription(input, auth, stripeProvider),
  asking,
);
