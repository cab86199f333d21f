/** How soon a message is on the other person's screen. */
import { messagePace } from '@tempera/domain/conversations/ticket';
import { withStore } from '../../emulators/seed/open-store.ts';
import type { Figures } from './budgets.ts';
import { openBrowserEcho } from './echo.ts';
import { percentile, round } from './statistics.ts';
import { openTalk, signInPerson } from './ticket-talk.ts';

/** Tickets that messages are sent in, as many in each as may be sent at once. */
const talks = 20;
/** Tickets before those: the emulator's machine makes its evaluation of rules fast only once it has done it hundreds of times. */
const warmUp = 100;

/**
 * `message.ratio.*`: from sending a message, under the rules, to the other person's listener, by the echo of a bare listener
 * with the same SDK on the same emulator. An echo is heard before each message, so that whatever else the machine does falls on both.
 */
export async function measureMessages(): Promise<Figures> {
  const [customer, staff] = await Promise.all([signInPerson('customer'), signInPerson('staff')]);
  return withStore(async ({ db }) => {
    const echo = openBrowserEcho();
    const bare: number[] = [];
    const times: number[] = [];
    try {
      for (let count = -warmUp; count < talks; count += 1) {
        const talk = await openTalk(db, customer, staff);
        const heard = await echo.open();
        for (let sent = 0; sent < messagePace.count; sent += 1) {
          const [echoed, ms] = [await heard.hear(), await talk.say()];
          if (count < 0) continue;
          bare.push(echoed);
          times.push(ms);
        }
        talk.close();
        heard.close();
      }
    } finally {
      await Promise.all([echo.close(), customer.leave(), staff.leave()]);
    }
    return {
      'message.ms.p50': round(percentile(times, 0.5), 2),
      'message.ratio.p50': round(percentile(times, 0.5) / percentile(bare, 0.5), 2),
      'message.ratio.p95': round(percentile(times, 0.95) / percentile(bare, 0.95), 2),
    };
  });
}
