/**
 * `npm run cost`: writes `docs/cost.md` of the committed counts and prices. `-- figures.txt` takes counts from what
 * `npm run bench -- scale --json` has printed there first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../emulators/launcher/paths.ts';
import { runAsScript } from '../../emulators/launcher/run-as-script.ts';
import { describeMachine } from '../bench/describe-machine.ts';
import { type Counts, describeCost } from './describe.ts';
import type { Prices } from './reckon.ts';
import { takeCounts } from './take-counts.ts';

const file = (name: string) => join(import.meta.dirname, name);
const read = <T>(name: string) => JSON.parse(readFileSync(file(name), 'utf8')) as T;

await runAsScript(async () => {
  const [printed] = process.argv.slice(2);
  if (printed) {
    const counts = takeCounts(readFileSync(printed, 'utf8'), new Date(), describeMachine());
    writeFileSync(file('counts.json'), `${JSON.stringify(counts, null, 2)}\n`);
  }
  const page = describeCost(read<Counts>('counts.json'), read<Prices>('prices.json'));
  writeFileSync(join(root, 'docs/cost.md'), page);
  return 0;
});
