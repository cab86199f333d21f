import {
  cancelPlanInput,
  changePlanInput,
  resumePlanInput,
  subscribeInput,
} from '@tempera/domain/plans/plan-calls';
import { simulatedProvider } from '../checkout/simulated-provider.ts';
import { callable } from '../platform/callable.ts';
import { cancelPlan as cancel, resumePlan as resume } from './cancel-plan.ts';
import { changePlan as change } from './change-plan.ts';
import { subscribe as beginPlan } from './subscribe.ts';

export const subscribe = callable('subscribe', subscribeInput, (input, { auth }) =>
  beginPlan(input, auth, simulatedProvider),
);

export const changePlan = callable('changePlan', changePlanInput, (input, { auth }) =>
  change(input, auth, simulatedProvider),
);

export const cancelPlan = callable('cancelPlan', cancelPlanInput, (_input, { auth }) =>
  cancel(auth, simulatedProvider),
);

export const resumePlan = callable('resumePlan', resumePlanInput, (_input, { auth }) =>
  resume(auth, simulatedProvider),
);
