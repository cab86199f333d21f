import type {
  ChangePlanInput,
  PlanChangeOutput,
  PlanStandingOutput,
  SubscribeInput,
} from '@tempera/domain/plans/plan-calls';
import { call } from '../../../firebase/write/call.ts';

/** Each throws CallError. */
export const subscribe = (input: SubscribeInput) =>
  call<SubscribeInput, PlanChangeOutput>('subscribe', input);
export const changePlan = (input: ChangePlanInput) =>
  call<ChangePlanInput, PlanChangeOutput>('changePlan', input);
export const cancelPlan = () => call<object, PlanStandingOutput>('cancelPlan', {});
export const resumePlan = () => call<object, PlanStandingOutput>('resumePlan', {});
