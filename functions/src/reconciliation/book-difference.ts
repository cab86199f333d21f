import { RefusalError } from '@tempera/domain/calls/reasons';
import type { FoundAbout } from '@tempera/domain/reconciliation/compare-books';
import type { ReconcileOutput, reconcileInput } from '@tempera/domain/reconciliation/reconcile-calls';
import type { z } from 'zod';
import { isRejected } from '../payments/ask-stripe.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { CallAuth } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { loadManager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';
import { serverTime } from '../platform/timestamps.ts';
import { handlers } from '../webhooks/handlers.ts';
import { reconcileDay } from './reconcile-day.ts';
import { readReconciliation } from './reconciliations.store.ts';

/** Nobody has told of it: there is no event to note. */
const noMark = () => {};

/** What the provider no longer knows is as little to be booked as what nothing here belongs to. */
function unlessUnknown(cause: unknown): void {
  if (!isRejected(cause)) throw cause;
  logs.providerFailed('reconcile', cause);
}

/** Brings what a difference is about in line with the provider, as its webhook would have done. */
async function bring(about: FoundAbout, provider: PaymentProvider): Promise<void> {
  if (about.kind === 'dispute') await handlers.dispute(about, provider, noMark);
  else if (about.kind === 'refund') await handlers.refund(about, provider, noMark);
  else if (about.kind === 'payout') await handlers.payout(about, provider, noMark);
  else await handlers.payment(about, provider, noMark);
}

/**
 * Compares a day again. With an entry that is missing, what it is about is first brought in line with the provider as a webhook would
 * have done, which stands in the audit log.
 * @throws RefusalError those of `loadManager`; `invalid-input` for a day to come, or an entry that can't be booked by this;
 *   `nothing-to-book` where it still differs then, as nothing here belongs to it; `payment-unavailable`
 */
export async function reconcile(
  { day, entry }: z.output<typeof reconcileInput>,
  auth: CallAuth | null,
  provider: PaymentProvider,
): Promise<ReconcileOutput> {
  const by = await loadManager(auth);
  if (Date.parse(day) > clock.now()) throw new RefusalError('invalid-input', { field: 'day' });
  if (entry === undefined) return { open: (await reconcileDay(day, provider)).open };
  const found = (await readReconciliation(day))?.differences.find(({ id }) => id === entry);
  if (!found?.about) throw new RefusalError('invalid-input', { field: 'entry' });
  await bring(found.about, provider).catch(unlessUnknown);
  const { open, differences } = await reconcileDay(day, provider);
  if (differences.some(({ id }) => id === entry)) throw new RefusalError('nothing-to-book');
  await refs.audit().add({
    action: 'books.booked',
    ...by,
    targetId: entry,
    targetName: found.reference ?? '',
    details: { day },
    at: serverTime(),
  });
  return { open };
}
