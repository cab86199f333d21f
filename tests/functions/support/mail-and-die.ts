/** A process that mails what is unread and is killed once it has settled its first notification. */
import { mailUnread } from '../../../functions/src/notifications/mail-unread.ts';
import { db } from '../../../functions/src/platform/admin.ts';

const database = db();
const run = database.runTransaction.bind(database);
database.runTransaction = async (work, options) => {
  await run(work, options);
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
};

await mailUnread();
