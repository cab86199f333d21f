/** `npm test` and `npm run verify`, called by the launcher. */
import { runAsScript } from '../../emulators/launcher/run-as-script.ts';
import { parseTestArguments } from './arguments.ts';
import { runTests } from './run-tests.ts';

await runAsScript(async () => runTests(parseTestArguments(process.argv.slice(2))));
