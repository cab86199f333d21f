/** `npm run queries -- <folder>`: adds what a run of tests has sent to queries.txt. */
import { addToSnapshot, readRecording } from './snapshot.ts';

const [dir] = process.argv.slice(2);
if (!dir) throw new Error('name the folder of the recording: npm run queries -- .tempera/test-…/queries');
addToSnapshot(readRecording(dir));
