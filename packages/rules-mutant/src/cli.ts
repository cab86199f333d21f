#!/usr/bin/env node
/** The command line; README.md explains it. Exits 0 when all mutants were caught, 1 when not, 2 when none could be tried. */
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { commandRunner } from './command-runner.ts';
import { Refusal, type Runner, testRules } from './test-rules.ts';

const usage = `rules-mutant --rules FILE --test COMMAND [--env NAME [--parallel N]] [--timeout SECONDS]
rules-mutant --rules FILE --vitest GLOB [--parallel N] [--memory FILE]

Breaks each condition of a rules file in turn and looks for a test that notices.
  --rules FILE         the rules of Firestore or Storage
  --test COMMAND       runs the tests; exit code 0 says that they pass
  --env NAME           gives the command a file in this variable, instead of changing FILE for each run
  --timeout SECONDS    for one run of the command
  --vitest GLOB        spec files for vitest and @firebase/rules-unit-testing, held in memory
  --memory FILE        keeps which test caught what, to be tried first the next time
  --parallel N         mutants at a time
  --only PART          tickets (in a block's path), 40, 40-60, or several with commas between
  --equivalents FILE   JSON: [{ "line", "before", "after", "because" }] that no test can notice
`;

try {
  process.exitCode = await main();
} catch (error) {
  const known =
    error instanceof Refusal ||
    error instanceof SyntaxError ||
    (error as { code?: unknown }).code !== undefined;
  console.error(known ? `rules-mutant: ${(error as Error).message}` : error);
  process.exitCode = 2;
}

async function main(): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      rules: text,
      test: text,
      env: text,
      timeout: text,
      vitest: text,
      memory: text,
      parallel: text,
      only: text,
      equivalents: text,
      help: { type: 'boolean' },
    },
  });
  const { rules: rulesFile, test: command, vitest, only, equivalents } = values;
  if (values.help || !rulesFile || !command === !vitest) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  const parallel = positive('--parallel', values.parallel);
  const seconds = positive('--timeout', values.timeout);
  const { env, memory } = values;
  let runner: Runner;
  if (vitest) {
    const { vitestRunner } = await import('./vitest/runner.ts');
    runner = vitestRunner({ specs: globSync(vitest).sort(), parallel, memory });
  } else {
    const timeoutMs = seconds && seconds * 1000;
    runner = commandRunner({ command: command ?? '', rulesFile, env, parallel, timeoutMs });
  }
  const { lines, passed } = await testRules({
    rules: readFileSync(rulesFile, 'utf8'),
    runner,
    only,
    equivalents: equivalents ? JSON.parse(readFileSync(equivalents, 'utf8')) : [],
    say: console.log,
  });
  for (const line of lines) console.log(line);
  return passed ? 0 : 1;
}

function positive(flag: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Refusal(`${flag} takes a whole number above 0, not ${value}.`);
}
