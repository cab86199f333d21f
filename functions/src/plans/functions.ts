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
import { cancelPlan as cancel, resumePlan as resume } from './cancel-plan.ts';
import { changePlan as change } from './change-plan.ts';
import { finishOwnPayment } from './finish-own-payment.ts';
import { manageSubscription as manage } from './manage-subscription.ts';
import { refundCharge as refundOne } from './refund-charge.ts';
import { subscribe as beginPlan } from './subscribe.ts';

const asking = { secrets: stripeSecrets };

export const subscribe = callable(
  'subscribe',
  subscribeInput,
  (input, { auth, country }) => beginPlan(input, auth, stripeProvider, country),
  asking,
);

export const changePlan = callable(
  'changePlan',
  changePlanInput,
  (input, { auth, country }) => change(input, auth, stripeProvider, country),
  asking,
);

export const cancelPlan = callable(
  'cancelPlan',
  cancelPlanInput,
  (_input, { auth }) => cancel(auth, stripeProvider),
  asking,
);

export const resumePlan = callable(
  'resumePlan',
  resumePlanInput,
  (_input, { auth }) => resume(auth, stripeProvider),
  asking,
);

export const finishPlanPayment = callable(
  'finishPlanPayment',
  finishPlanPaymentInput,
  (input, { auth }) => finishOwnPayment(input, auth, stripeProvider),
  asking,
);

export const refundCharge = callable(
  'refundCharge',
  refundChargeInput,
  (input, { auth }) => refundOne(input, auth, stripeProvider),
  asking,
);

export const manageSubscription = callable(
  'manageSubscription',
  manageSubscriptionInput,
  (input, { auth }) => manage(input, auth, stripeProvider),
  asking,
);
