import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { sweepEach } from '../platform/sweep-each.ts';
import { decideMailing } from './decide-mailing.ts';
import { dueNotifications, settleMail } from './notifications.store.ts';

/** So many in one run; the next one is a minute away. */
const atOnce = 200;

/**
 * Queues a mail for each notification that its person, away for ten minutes, has not read. One that fails must not keep
 * the others waiting.
 * @returns how many mails were queued, and how many notifications are left for the next sweep
 */
export async function mailUnread(): Promise<{ mailed: number; left: number }> {
  const now = clock.now();
  const due = await dueNotifications(now, atOnce);
  if (due.length === 0) return { mailed: 0, left: 0 };
  const settings = await loadSettings();
  const { mailed, left } = await sweepEach('mailUnread', ['mailed'], due, async ({ ref }) => {
    const about = { uid: ref.parent.parent?.id ?? '', key: ref.id, now, settings };
    const sent = await settleMail(ref, (stored, recipient) => decideMailing(stored, recipient, about));
    return sent ? 'mailed' : null;
  });
  if (mailed + left > 0) logs.unreadMailed(mailed, left);
  return { mailed, left };
}
