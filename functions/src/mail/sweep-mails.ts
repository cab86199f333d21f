import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { deliverMail } from './deliver-mail.ts';
import { dueMails } from './mail.store.ts';

/** So many in one run; the next one is a minute away. */
const atOnce = 100;
/** Mail servers mind many connections from one place. */
const abreast = 4;

/**
 * Sends what is due again, and looks after mails whose sender died. One that fails must not keep the others waiting.
 * @returns how many mails changed, and how many are left for the next sweep
 */
export async function sweepMails(password: string): Promise<{ moved: number; left: number }> {
  const due = await dueMails(clock.now(), atOnce);
  let moved = 0;
  let left = 0;
  const work = async () => {
    for (let id = due.shift(); id !== undefined; id = due.shift()) {
      try {
        if (await deliverMail(id, password)) moved += 1;
      } catch (cause) {
        left += 1;
        logs.unexpected('sweepMails', cause);
      }
    }
  };
  await Promise.all(Array.from({ length: abreast }, work));
  if (moved + left > 0) logs.mailsSwept(moved, left);
  return { moved, left };
}
