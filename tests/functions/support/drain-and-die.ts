/** A process that sends what is due at a time of the test's, until the test kills it. */
import { drainMails } from '../../../functions/src/mail/drain-mails.ts';
import { clock } from '../../../functions/src/platform/clock.ts';

const { now } = JSON.parse(process.argv[2] ?? '{}') as { now: number };
clock.now = () => now;
await drainMails('');
process.exit(0);
