import type { PlanCharge } from '@tempera/domain/plans/subscription';
import { limit, orderBy } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';

/** What was charged for a person's plan, newest first, live: the last year's; inside SignedInFirebase. */
export function usePlanCharges(uid: string): Live<PlanCharge[]> {
  return useList<PlanCharge>(`subscriptions/${uid}/charges`, orderBy('at', 'desc'), limit(12));
}
