/** Whether the mails of a release leave at the rate that is set, each once. */

import { defaultPrivateSettings } from '@tempera/domain/settings/private-settings';
import { inParts } from '@tempera/domain/site/in-parts';
import { drainMails } from '../../../functions/src/mail/drain-mails.ts';
import { queueMail } from '../../../functions/src/mail/queue-mail.ts';
import { db } from '../../../functions/src/platform/admin.ts';
import { startMailServer } from '../../../tests/functions/support/mail-server.ts';
import type { Figures } from '../budgets.ts';
import { round } from '../statistics.ts';
import { withEnv } from '../with-env.ts';
import { countHere } from './count-here.ts';
import { queuedMails } from './measure-announcement.ts';

const mails = 420;
/** What a store sends that has set nothing. */
const perSecond = 14;

/** The most that came within any one second. */
function mostInASecond(times: readonly number[]): number {
  return Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + 1_000).length));
}

/** `rush.mail.*`, to a mail server in this process. */
export async function measureMails(): Promise<Figures> {
  const server = await startMailServer();
  const times: number[] = [];
  server.behavior = {
    onMessage: () => {
      times.push(performance.now());
      return null;
    },
  };
  try {
    await db()
      .doc('settings/private')
      .set({ ...defaultPrivateSettings, smtpHost: '127.0.0.1', smtpPort: server.port });
    const ids = queuedMails(mails);
    const queued = await countHere(async () => {
      for (const part of inParts(ids, 20)) await Promise.all(part.map(queueMail));
    });
    const sent = await withEnv({ MAILS_PER_SECOND: String(perSecond) }, () =>
      // Everybody whose mail was queued wants to send it.
      countHere(() => Promise.all(Array.from({ length: 10 }, () => drainMails('')))),
    );
    // As a mail's name in the world has it.
    const named = ids.map((id) => `<${id.replaceAll('.', '-')}.`);
    const arrivals = (name: string) => server.taken.filter((message) => message.includes(name)).length;
    const once = named.filter((name) => arrivals(name) === 1).length;
    if (once !== mails || server.taken.length !== mails)
      throw new Error(`${server.taken.length} mails arrived, ${once} of ${mails} once`);
    return {
      'rush.mail.rate.set': perSecond,
      'rush.mail.rate': round((mails - 1) / (((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1_000), 1),
      'rush.mail.rate.most': mostInASecond(times),
      'rush.mail.reads': round((queued.reads + sent.reads) / mails, 2),
      'rush.mail.writes': round((queued.writes + sent.writes) / mails, 2),
    };
  } finally {
    await server.close();
  }
}
