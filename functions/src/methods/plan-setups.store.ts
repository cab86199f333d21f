import { isClash } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { noField, type Timestamp } from '../platform/timestamps.ts';

/** The last setup whose method is to pay for somebody's plan, with what they were shown to be due then (cents). */
interface PlanSetup {
  reference: string;
  shownCents: number | null;
  updateTime: Timestamp | undefined;
}

export async function readPlanSetup(uid: string): Promise<PlanSetup | null> {
  const found = await refs.paymentCustomer(uid).get();
  const { planSetup, planSetupCents = null } = found.data() ?? {};
  if (typeof planSetup !== 'string') return null;
  return { reference: planSetup, shownCents: planSetupCents, updateTime: found.updateTime };
}

/** It is done with; one that was begun meanwhile stays. */
export async function forgetPlanSetup(uid: string, { updateTime }: PlanSetup): Promise<void> {
  const nothing = { planSetup: noField(), planSetupCents: noField() };
  try {
    await refs.paymentCustomer(uid).update(nothing, updateTime ? { lastUpdateTime: updateTime } : {});
  } catch (error) {
    if (!isClash(error)) throw error;
  }
}
