/** `npm test` and `npm run verify`, called by the launcher. */
import { runAsScript } from '../../emulators/launcher/run-as-script.ts';
import { helpText, parseTestArguments } from './arguments.ts';
import { runTests } from './run-tests.ts';

const argv = process.argv.slice(2);
await runAsScript(async () => {
  if (!argv.includes('--help')) return runTests(parseTestArguments(argv));
  console.log(helpText);
  return 0;
});
