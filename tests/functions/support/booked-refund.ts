import { creditMark } from '@tempera/domain/money/credit-note';
import type { Refund } from '@tempera/domain/orders/refund';
import { db } from '../../../functions/src/platform/admin.ts';
import { fromMillis } from '../../../functions/src/platform/timestamps.ts';
import { unique } from './store.ts';

/**
 * Puts refunds of these amounts below an order or a charge as their bookings leave them, with their credit notes still due; what
 * was paid does not hear of it, so that no queue numbers them while a test looks.
 * @returns their ids
 */
export async function putRefunds(
  path: string,
  amounts: readonly number[],
  fields: Partial<Refund<number>> = {},
): Promise<string[]> {
  const ids: string[] = [];
  let before = 0;
  for (const amountCents of amounts) {
    const id = unique('r-');
    const refund = {
      amountCents,
      slugs: [],
      reason: 'A reason among admins',
      status: 'done',
      reference: 're_1',
      byId: 'admin',
      byName: 'Admin',
      byRole: 'admin',
      ...creditMark(before),
      ...fields,
    };
    await db()
      .doc(`${path}/refunds/${id}`)
      .set({ ...refund, at: fromMillis(fields.at ?? Date.now()) });
    before += amountCents;
    ids.push(id);
  }
  return ids;
}
