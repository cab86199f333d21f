/** A process that sends one mail at a time of the test's; the test's mail server kills it on the way. */
import { deliverMail } from '../../../functions/src/mail/deliver-mail.ts';
import { clock } from '../../../functions/src/platform/clock.ts';

const { id, now } = JSON.parse(process.argv[2] ?? '{}') as { id: string; now: number };
clock.now = () => now;
await deliverMail(id, '');
process.exit(0);
