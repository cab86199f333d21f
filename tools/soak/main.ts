/** `npm run soak`: people in a store for an hour, and what its functions hold by then (docs/faults.md). Exits 1 for what has grown, and for a broken promise. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stateDir } from '../../emulators/launcher/paths.ts';
import { host } from '../../emulators/launcher/ports.ts';
import { runAsScript } from '../../emulators/launcher/run-as-script.ts';
import { withStack } from '../../emulators/launcher/with-stack.ts';
import { parseFaultArguments } from '../faults/arguments.ts';
import { servePeople } from '../faults/serve-people.ts';
import { endsOf, growthOf } from './growth.ts';
import { readSamples } from './samples.ts';

const folder = join(stateDir, 'soak-samples');

const defaults = ['--seed', '1', '--minutes', '60'];

await runAsScript(async () => {
  const { seed, minutes } = parseFaultArguments([...defaults, ...process.argv.slice(2)]);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const functionsEnv = {
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'sample-worker.ts')}`,
    TEMPERA_SOAK: folder,
  };
  const { heard, wrong } = await withStack({ name: 'soak', app: false, functionsEnv }, (stack) => {
    const { functions, firestore } = stack.ports;
    const ways = { calls: `http://${host}:${functions}`, database: `${host}:${firestore}` };
    return servePeople(stack, seed, minutes * 60_000, ways, null);
  });
  const samples = [...readSamples(folder)];
  for (const [name, all] of samples) {
    const { early, late } = endsOf(all);
    console.log(
      `process ${name}, ${all.length} samples: ${JSON.stringify(early)}, then ${JSON.stringify(late)}`,
    );
  }
  const grown = samples.flatMap(([name, all]) => growthOf(name, all));
  const broken = [...wrong, ...grown];
  console.log(`${heard.orders.length} orders, ${heard.downloads.length} downloads.`);
  for (const line of broken) console.log(`  ${line}`);
  console.log(broken.length === 0 ? 'Nothing has grown, and every promise holds.' : 'Broken.');
  return broken.length === 0 ? 0 : 1;
});
