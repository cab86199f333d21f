import type { Plan } from '@tempera/domain/catalogue/product';
import type { PlanFields } from '@tempera/domain/plans/plan-form';
import { limit, orderBy } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { signed } from '../../../firebase/write/signed.ts';
import { deleteDocument, updateDocument } from '../../../firebase/write/write.ts';
import { writeIf } from '../../../firebase/write/write-if.ts';

const managed = 100;

/** All plans, live, in their order. */
export const useManagedPlans = (): Live<Plan[]> => useList('plans', orderBy('order'), limit(managed));

/**
 * Writes a new plan. @returns false when there is one by this id
 * @throws CallError without a connection, FirebaseError when the rules refuse
 */
export async function createPlan(id: string, fields: PlanFields): Promise<boolean> {
  const plan = await signed({ ...fields, period: 'month' });
  return writeIf(`plans/${id}`, (now) => (now ? null : plan));
}

/** @throws CallError without a connection, FirebaseError when the rules refuse */
export const changePlanFields = async (id: string, fields: PlanFields): Promise<void> =>
  updateDocument(`plans/${id}`, await signed(fields));

/** Deletes a plan. What is gone can't say who did that, so it is signed before. */
export async function deletePlan(id: string): Promise<void> {
  await updateDocument(`plans/${id}`, await signed({}));
  await deleteDocument(`plans/${id}`);
}
