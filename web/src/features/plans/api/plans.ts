import type { Plan } from '@tempera/domain/catalogue/product';
import type {
  ChangePlanInput,
  FinishPlanPaymentInput,
  PlanChangeOutput,
  PlanStandingOutput,
  SubscribeInput,
} from '@tempera/domain/plans/plan-calls';
import type { PlanCharge, Subscription } from '@tempera/domain/plans/subscription';
import { limit, orderBy } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useList } from '../../../firebase/live/hooks.tsx';
import { type Live, useOwnDoc } from '../../../firebase/live/use-doc.ts';
import { readPublicItems } from '../../../firebase/public/public-store.ts';
import { call } from '../../../firebase/write/call.ts';

/** The store's plans: undefined until they are there, null when they can't be read. */
export function usePlans(): Plan[] | null | undefined {
  const [plans, setPlans] = useState<Plan[] | null>();
  useEffect(() => {
    let current = true;
    readPublicItems<Plan>('plans').then(
      (found) => current && setPlans(found),
      () => current && setPlans(null),
    );
    return () => {
      current = false;
    };
  }, []);
  return plans;
}

/** A person's subscription, live: null without one, undefined until it is known. */
export function useSubscription(uid: string): Subscription | null | undefined {
  const { loading, data, error } = useOwnDoc<Subscription>(`subscriptions/${uid}`);
  return loading || error ? undefined : data;
}

/** What was charged for a person's plan, newest first, live: the last year's; inside SignedInFirebase. */
export function usePlanCharges(uid: string): Live<PlanCharge[]> {
  return useList<PlanCharge>(`subscriptions/${uid}/charges`, orderBy('at', 'desc'), limit(12));
}

/** A charge of a person's, live: null where none is asked for or until it is known. */
export function usePlanCharge(uid: string, chargeId: string | null): PlanCharge | null {
  const { data } = useOwnDoc<Omit<PlanCharge, 'id'>>(
    chargeId === null ? null : `subscriptions/${uid}/charges/${chargeId}`,
  );
  return data && chargeId !== null ? { ...data, id: chargeId } : null;
}

/** Each throws CallError. */
export const subscribe = (input: SubscribeInput) =>
  call<SubscribeInput, PlanChangeOutput>('subscribe', input);
export const changePlan = (input: ChangePlanInput) =>
  call<ChangePlanInput, PlanChangeOutput>('changePlan', input);
export const cancelPlan = () => call<object, PlanStandingOutput>('cancelPlan', {});
export const resumePlan = () => call<object, PlanStandingOutput>('resumePlan', {});
export const finishPlanPayment = (input: FinishPlanPaymentInput) =>
  call<FinishPlanPaymentInput, PlanChangeOutput>('finishPlanPayment', input);
