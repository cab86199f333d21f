import { isDeepStrictEqual } from 'node:util';
import { orderTerms } from '@tempera/domain/search/document-terms';
import type { DocumentData } from '../platform/admin.ts';
import { isMissing, isOvertaken } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';

/** Whether an order is found by what it says. */
export const hasOrderTerms = (id: string, order: DocumentData): boolean =>
  isDeepStrictEqual(order.terms, orderTerms(id, order));

/** An order that keeps changing has an event for each change. */
const attempts = 5;

/** Writes what an order is found by, as it stands now. @throws the Firestore error of the last attempt */
export async function writeOrderTerms(id: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const stored = await refs.order(id).get();
    const order = stored.data();
    if (!order || !stored.updateTime || hasOrderTerms(id, order)) return;
    try {
      await stored.ref.update({ terms: orderTerms(id, order) }, { lastUpdateTime: stored.updateTime });
      return;
    } catch (error) {
      if ((!isOvertaken(error) && !isMissing(error)) || attempt === attempts) throw error;
    }
  }
}
