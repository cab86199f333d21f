/** A process that tells owners of a release until it is killed: its argument is the announcement. */
import { announce } from '../../../functions/src/announcements/announce.ts';

await announce(process.argv[2] ?? '');
process.exit(0);
