import type { Plan } from '@tempera/domain/catalogue/product';
import type { PlanFields } from '@tempera/domain/plans/plan-form';
import { limit, orderBy } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { signedDelete, signedUpdate, signedWriteIf } from '../../../firebase/write/signed.ts';

const managed = 100;

/** All plans, live, in their order. */
export const useManagedPlans = (): Live<Plan[]> => useList('plans', orderBy('order'), limit(managed));

/**
 * Writes a new plan. @returns false when there is one by this id
 * @throws CallError without a connection, FirebaseError when the rules refuse
 */
export const createPlan = (id: string, fields: PlanFields): Promise<boolean> =>
  signedWriteIf(`plans/${id}`, (now) => (now ? null : { ...fields, period: 'month' }));

/** @throws CallError without a connection, FirebaseError when the rules refuse */
export const changePlanFields = (id: string, fields: PlanFields): Promise<void> =>
  signedUpdate(`plans/${id}`, fields);

/** @throws CallError without a connection, FirebaseError when the rules refuse */
export const deletePlan = (id: string): Promise<void> => signedDelete(`plans/${id}`);
