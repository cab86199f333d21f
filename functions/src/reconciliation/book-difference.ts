import { RefusalError } from '@tempera/domain/calls/reasons';
import type { ReconcileOutput, reconcileInput } from '@tempera/domain/reconciliation/reconcile-calls';
import type { z } from 'zod';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { CallAuth } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { loadManager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';
import { serverTime } from '../platform/timestamps.ts';
import { handlers } from '../webhooks/handlers.ts';
import { reconcileDay } from './reconcile-day.ts';
import { readReconciliation } from './reconciliations.store.ts';

/** Nobody has told of it: there is no event to note. */
const noMark = () => {};

/**
 * Compares a day again. With an entry that is missing, what it is about is first brought in line with the provider as a webhook would
 * have done, which stands in the audit log.
 * @throws RefusalError those of `loadManager`; `invalid-input` for a day to come, or an entry that can't be booked by this;
 *   `payment-unavailable`
 */
export async function reconcile(
  { day, entry }: z.output<typeof reconcileInput>,
  auth: CallAuth | null,
  provider: PaymentProvider,
): Promise<ReconcileOutput> {
  const by = await loadManager(auth);
  if (Date.parse(day) > clock.now()) throw new RefusalError('invalid-input', { field: 'day' });
  if (entry !== undefined) {
    const found = (await readReconciliation(day))?.differences.find(({ id }) => id === entry);
    if (!found?.about) throw new RefusalError('invalid-input', { field: 'entry' });
    const { about } = found;
    if (about.kind === 'dispute') await handlers.dispute?.(about, provider, noMark);
    else if (about.kind === 'refund') await handlers.refund?.(about, provider, noMark);
    else await handlers.payment?.(about, provider, noMark);
    await refs.audit().add({
      action: 'books.booked',
      ...by,
      targetId: entry,
      targetName: found.reference ?? '',
      details: { day },
      at: serverTime(),
    });
  }
  const { open } = await reconcileDay(day, provider);
  return { open };
}
