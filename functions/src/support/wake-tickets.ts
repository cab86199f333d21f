import { clock } from '../platform/clock.ts';
import { sweepEach } from '../platform/sweep-each.ts';
import { dueSnoozes, wakeTicket } from './snoozes.store.ts';

/**
 * Opens the tickets that were put off until now; an answer is due from then on.
 * @returns how many were opened, and how many are left for the next run
 */
export function wakeTickets(): Promise<{ opened: number; left: number }> {
  const now = clock.now();
  return sweepEach('wakeTickets', ['opened'], dueSnoozes(now), async (id) =>
    (await wakeTicket(id, now)) ? 'opened' : null,
  );
}
