/**
 * `npm run mutate`: takes each condition of firestore.rules away or turns it round, one at a time, and looks for a test of the
 * rules that notices. Exits 1 when one is not noticed. `-- --only tickets` or `-- --only 40-60` tries a part.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal, testRules } from 'rules-mutant';
import { vitestRunner } from 'rules-mutant/vitest';
import { Failure, messageOf } from '../../emulators/launcher/failure.ts';
import { realProbes } from '../../emulators/launcher/install-firestore.ts';
import { root, stateDir } from '../../emulators/launcher/paths.ts';
import { checkStopped, whenStopped } from '../../emulators/launcher/processes.ts';
import { runAsScript } from '../../emulators/launcher/run-as-script.ts';
import { withStack } from '../../emulators/launcher/with-stack.ts';
import { equivalents } from './equivalents.ts';

/** Asks twenty thousand things, of which the official emulator would keep every value for its coverage report: gigabytes. */
const tooLarge = 'permission-matrix.test.ts';

await runAsScript(async () => {
  const only = parseOnly(process.argv.slice(2));
  const firestore = await quickFirestore(console.log);
  if (firestore) process.env.TEMPERA_FIRESTORE = firestore;
  const stack = { name: 'mutate', only: ['firestore'] as const, seeded: false, app: false };
  return withStack(stack, async ({ env }) => {
    const runner = vitestRunner({ specs: specFiles(), env, memory: join(stateDir, 'mutate.json') });
    whenStopped().then(runner.close);
    const rules = readFileSync(join(root, 'firestore.rules'), 'utf8');
    try {
      const { lines, passed } = await testRules({ rules, runner, only, equivalents, say: console.log });
      for (const line of lines) console.log(line);
      return passed ? 0 : 1;
    } catch (error) {
      checkStopped();
      throw error instanceof Refusal ? new Failure(error.message) : error;
    }
  });
});

function parseOnly(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { only: { type: 'string' } } }).values.only;
  } catch (error) {
    throw new Failure(messageOf(error).split('. ')[0] ?? 'Unknown option.');
  }
}

/** The specs that open the rules; long ones ask nothing that others don't. */
function specFiles(): string[] {
  const folder = join(root, 'tests', 'rules');
  return globSync('*.test.ts', { cwd: folder })
    .filter((name) => name !== tooLarge && !name.endsWith('.long.test.ts'))
    .map((name) => join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').includes('openRules('))
    .sort();
}

/**
 * The Firestore emulator for thousands of sets of rules. hidane takes a new set in milliseconds, the official emulator in
 * seconds, which makes minutes or hours of 2,643 mutants; so it is taken, and installed if need be, unless
 * TEMPERA_FIRESTORE names another. Where it can't be had the launcher's own order holds.
 * @returns what to put into TEMPERA_FIRESTORE, if anything
 */
async function quickFirestore(say: (line: string) => void): Promise<string | undefined> {
  const wish = process.env.TEMPERA_FIRESTORE;
  if (wish) return wish;
  const { hidane, installHidaneByNpm, installHidaneByCargo } = realProbes(say);
  return hidane() ?? (await installHidaneByNpm()) ?? (await installHidaneByCargo());
}
