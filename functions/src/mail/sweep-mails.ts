import { setTimeout } from 'node:timers/promises';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { type Drained, drainMails } from './drain-mails.ts';
import { dueMails } from './mail.store.ts';

/** Less than the minute until the next sweep. */
const waitsFor = 50_000;
const looksEvery = 1_000;

/**
 * Sends what is due again, and looks after mails whose sender died. While another process sends it waits, so that it goes on at once where
 * that one has sent for as long as it may, or has died.
 * @returns how many mails changed, and how many are left for the next sweep
 */
export async function sweepMails(password: string): Promise<Drained> {
  const until = performance.now() + waitsFor;
  while ((await dueMails(clock.now(), 1)).length > 0 && performance.now() < until) {
    const drained = await drainMails(password);
    if (drained) {
      if (drained.moved + drained.left > 0) logs.mailsSwept(drained.moved, drained.left);
      return drained;
    }
    await setTimeout(looksEvery);
  }
  return { moved: 0, left: 0 };
}
