import type { PlanCharge } from '@tempera/domain/plans/subscription';
import type { Query, QuerySnapshot } from 'firebase-admin/firestore';
import { refs } from '../platform/refs.ts';
import { fromMillis } from '../platform/timestamps.ts';
import { type StoredCharge, toCharge } from './plan-records.store.ts';

/** Everything that was charged for the period of a charge, itself among it: the plan, and what it was upgraded to. */
export const chargesBeside = (uid: string, { periodEnd }: Pick<PlanCharge, 'periodEnd'>): Query =>
  refs.chargesOf(uid).where('periodEnd', '==', fromMillis(periodEnd));

/** The others of them. */
export const toOthers = ({ docs }: QuerySnapshot, { id }: Pick<PlanCharge, 'id'>): StoredCharge[] =>
  docs.flatMap((one) => toCharge(one) ?? []).filter((one) => one.id !== id);
