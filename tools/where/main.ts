/**
 * `npm run where -- STACKFILE`: prints the stack of an error in a browser with its places in the source. It knows the releases that were
 * deployed from this checkout.
 */
import { readFileSync } from 'node:fs';
import { Failure } from '../../emulators/launcher/failure.ts';
import { root } from '../../emulators/launcher/paths.ts';
import { runAsScript } from '../../emulators/launcher/run-as-script.ts';
import { findSource } from './find-source.ts';

await runAsScript(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Failure('Name a file with the stack: npm run where -- stack.txt');
  console.log(findSource(readFileSync(file, 'utf8'), root));
  return 0;
});
