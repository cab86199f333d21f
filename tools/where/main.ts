/**
 * `npm run where -- STACKFILE`: prints the stack of an error in a browser with its places in the source. It knows the releases that were
 * deployed from this checkout.
 */
import { readFileSync } from 'node:fs';
import { Failure, messageOf } from '../../emulators/launcher/failure.ts';
import { root } from '../../emulators/launcher/paths.ts';
import { runAsScript } from '../../emulators/launcher/run-as-script.ts';
import { findSource } from './find-source.ts';

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`${file} can't be read: ${messageOf(error)}`);
  }
}

await runAsScript(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Failure('Name a file with the stack: npm run where -- stack.txt');
  const stack = read(file);
  const found = findSource(stack, root);
  console.log(found);
  if (found !== stack) return 0;
  throw new Failure(
    'No source map of a deploy from this checkout knows a place in it. Those of a workflow are its artifact: unpack it into .tempera/releases.',
  );
});
