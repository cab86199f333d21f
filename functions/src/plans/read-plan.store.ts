import { slugPattern } from '@tempera/domain/catalogue/slug-pattern';
import type { DocumentData } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';

/** A plan's document, undefined where there is none: its terms are the default ones then. */
export async function readPlan(planId: string): Promise<DocumentData | undefined> {
  return slugPattern.test(planId) ? (await refs.plan(planId).get()).data() : undefined;
}
