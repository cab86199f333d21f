/** How soon a message is on the other person's screen. */
import { messagePace } from '@tempera/domain/conversations/ticket';
import { withStore } from '../../emulators/seed/open-store.ts';
import type { Figures } from './budgets.ts';
import { openBrowserEcho } from './echo.ts';
import { openProject } from './open-project.ts';
import { percentile, round } from './statistics.ts';
import { openTalk, signInPerson } from './ticket-talk.ts';

/** Tickets that messages are sent in, as many in each as may be sent at once. */
const talks = 20;
/** Tickets before those: the emulator's machine makes its evaluation of rules fast only once it has done it hundreds of times. */
const warmUp = 100;

/**
 * `message.*`: from sending a message, under the rules, to the other person's listener. Before each, the same batch goes the same way in
 * a project whose rules allow everything, and an echo of one bare document with the same SDK, so that whatever else the machine
 * does falls on all three.
 */
export async function measureMessages(): Promise<Figures> {
  const [customer, staff, open] = await Promise.all([
    signInPerson('customer'),
    signInPerson('staff'),
    openProject(),
  ]);
  const [writer, listener] = [open.person(customer.uid), open.person(staff.uid)];
  const echo = openBrowserEcho();
  const times = { message: [] as number[], open: [] as number[], echo: [] as number[] };
  return withStore(async ({ db }) => {
    try {
      for (let count = -warmUp; count < talks; count += 1) {
        const talk = await openTalk(db, customer, staff);
        const openly = await openTalk(open.db, writer, listener);
        const heard = await echo.open();
        for (let sent = 0; sent < messagePace.count; sent += 1) {
          const [echoed, allowed, ms] = [await heard.hear(), await openly.say(), await talk.say()];
          if (count < 0) continue;
          times.echo.push(echoed);
          times.open.push(allowed);
          times.message.push(ms);
        }
        for (const one of [talk, openly, heard]) one.close();
      }
    } finally {
      await Promise.all([customer, staff, writer, listener].map((one) => one.leave()));
      await Promise.all([echo.close(), open.close()]);
    }
    const ratio = (to: 'open' | 'echo', share: number) =>
      round(percentile(times.message, share) / percentile(times[to], share), 2);
    return {
      'message.ms.p50': round(percentile(times.message, 0.5), 2),
      'message.ratio.p50': ratio('open', 0.5),
      'message.ratio.p95': ratio('open', 0.95),
      'message.echo.p50': ratio('echo', 0.5),
    };
  });
}
