import { RefusalError } from '@tempera/domain/calls/reasons';
import { durations } from '@tempera/domain/site/durations';
import { readSweptUntil, withoutMark, writeSweptUntil } from '../payments/event-marks.store.ts';
import type { PaymentEvent, PaymentProvider } from '../payments/payment-provider.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { sweepEach } from '../platform/sweep-each.ts';
import { carryOut, type Handlers } from './carry-out.ts';

const day = 86_400_000;

/** What can't be carried out for so long is left, as the provider leaves it: somebody has to look. */
const given = 3 * day;

/** What the provider has told; null where it can't be asked, or the store takes no payments. */
async function told(since: number, until: number, provider: PaymentProvider): Promise<PaymentEvent[] | null> {
  try {
    return await provider.eventsBetween(since, until);
  } catch (error) {
    if (error instanceof RefusalError) return null;
    throw error;
  }
}

/**
 * Carries out what the provider has told since the last time and no webhook has brought. What fails is tried again the next time, and keeps
 * nothing else waiting.
 * @returns how many events were carried out, and how many are left
 */
export async function sweepEvents(
  handlers: Handlers,
  provider: PaymentProvider,
): Promise<{ carried: number; left: number }> {
  const now = clock.now();
  const until = now - durations.eventSweepAfter;
  const since = Math.max((await readSweptUntil()) ?? now - day, now - given);
  const events = since < until ? await told(since, until, provider) : null;
  if (events === null) return { carried: 0, left: 0 };
  let firstLeft = until;
  const open = await withoutMark(events);
  const { carried, left } = await sweepEach('sweepEvents', ['carried'], open, async (event) => {
    try {
      await carryOut(event, handlers, provider);
      return 'carried';
    } catch (error) {
      firstLeft = Math.min(firstLeft, event.at);
      throw error;
    }
  });
  await writeSweptUntil(firstLeft);
  if (carried + left > 0) logs.eventsSwept(carried, left);
  return { carried, left };
}
