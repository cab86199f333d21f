/**
 * `npm run mutate`: takes each condition of firestore.rules away or turns it round, one at a time, and looks for a test of the
 * rules that notices. Exits 1 when one is not noticed. `-- --only tickets` or `-- --only 40-60` tries a part.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../../emulators/launcher/paths.ts';
import { runAsScript } from '../../emulators/launcher/run-as-script.ts';
import { seconds } from '../../emulators/launcher/steps.ts';
import { withStack } from '../../emulators/launcher/with-stack.ts';
import { isIn, parseMutateArguments } from './arguments.ts';
import { lineOf, makeMutants } from './make-mutants.ts';
import { quickFirestore } from './quick-firestore.ts';
import { scoreOf } from './score.ts';
import { measureBaseline, tryMutants } from './try-mutants.ts';
import { startWorkers } from './worker-pool.ts';

/** One more each would only wait for the emulator. */
const mostWorkers = 4;

await runAsScript(async () => {
  const parts = parseMutateArguments(process.argv.slice(2));
  const text = readFileSync(join(root, 'firestore.rules'), 'utf8');
  const mutants = makeMutants(text).filter((mutant) => isIn(parts, mutant.block, lineOf(text, mutant)));
  const firestore = await quickFirestore(console.log);
  if (firestore) process.env.TEMPERA_FIRESTORE = firestore;
  const stack = { name: 'mutate', only: ['firestore'] as const, seeded: false, app: false };
  return withStack(stack, async ({ env }) => {
    const started = Date.now();
    const pool = startWorkers(Math.min(mostWorkers, availableParallelism()), env);
    try {
      const baselines = await measureBaseline(pool, text);
      const survivors = await tryMutants(pool, text, mutants, baselines);
      const { lines, passed } = scoreOf(text, mutants, survivors, parts === undefined);
      console.log(`\nIn ${seconds(started)}:`);
      for (const line of lines) console.log(line);
      return passed ? 0 : 1;
    } finally {
      pool.stop();
    }
  });
});
