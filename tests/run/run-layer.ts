/** Runs one layer of the tests, or a part of it, and counts it. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, cacheDir, root, stateDir } from '../../emulators/launcher/paths.ts';
import { run } from '../../emulators/launcher/processes.ts';
import type { ToolLayer } from './arguments.ts';
import type { Extra } from './extra-report.ts';
import type { Screen } from './screens.ts';
import { countVitest, failuresOf, type LayerResult, outsideOf, type VitestReport } from './test-results.ts';

/** All commands of a layer must succeed; the layer counts as one. */
const commands: Record<ToolLayer, [program: string, ...args: string[]][]> = {
  format: [['biome', 'format', '.']],
  lint: [['biome', 'lint', '--error-on-warnings', '.'], ['knip']],
  types: [['tsc', '-p', 'tsconfig.json', '--noEmit']],
};

const surroundings = {
  ...process.env,
  // Programs write to a pipe, so that their screens keep their order; a person still gets their colors.
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
  // Each spec file of the unit tests is a process, and many others start some, which load the same SDKs.
  NODE_COMPILE_CACHE: join(cacheDir, 'compiled'),
};

export async function runTool(layer: ToolLayer, screen: Screen, isPatient: boolean): Promise<LayerResult> {
  const started = Date.now();
  let failed = 0;
  for (const [program, ...args] of commands[layer]) {
    const { code } = await run(bin(program), args, {
      cwd: root,
      env: surroundings,
      output: screen,
      isPatient,
    });
    if (code !== 0) failed = 1;
  }
  return { layer, passed: 1 - failed, failed, ms: Date.now() - started };
}

export interface VitestRun {
  /** How the result is called. */
  name: string;
  /** Projects of vitest.config.ts. */
  projects: readonly string[];
  /** What the tests need to find their emulators. */
  env: Record<string, string>;
  /** Choose spec files by their paths; none chooses all. */
  words: readonly string[];
  /** Leaves the processor to what runs beside it. */
  isPatient?: boolean;
}

/** Reporters of one part alone: its verdict, a line for the end of the run. */
const reportersOf: Record<string, string[]> = { attacks: ['tests/attacks/kit/count-attacks.ts'] };

export async function runVitest(
  { name, projects, env, words, isPatient }: VitestRun,
  screen: Screen,
): Promise<LayerResult> {
  const started = Date.now();
  // By process id, so that runs side by side keep apart.
  const fileOf = (what: string) => join(stateDir, `${what}-${name}-${process.pid}.json`);
  const [report, extra, verdict] = [fileOf('report'), fileOf('extra'), fileOf('verdict')];
  mkdirSync(stateDir, { recursive: true });
  const own = ['tests/run/extra-report.ts', ...(reportersOf[name] ?? [])].map((file) => join(root, file));
  const reporters = ['default', 'json', ...own].map((one) => `--reporter=${one}`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const { code } = await run(
    bin('vitest'),
    ['run', ...chosen, ...reporters, `--outputFile.json=${report}`, ...words],
    {
      cwd: root,
      env: { ...surroundings, ...env, TEMPERA_EXTRA_REPORT: extra, TEMPERA_VERDICT: verdict },
      output: screen,
      isPatient,
    },
  );
  const read = takeJson<VitestReport>(report);
  const { files, errors = [] }: Partial<Extra> = takeJson<Extra>(extra) ?? {};
  const counts = countVitest(read, code);
  const failures = [...(read ? failuresOf(read) : []), ...outsideOf(errors)];
  if (counts.failed > 0 && failures.length === 0)
    failures.push(`Vitest ended with code ${code} and no reason`);
  const ms = Date.now() - started;
  return { layer: name, ...counts, ms, failures, files, verdict: takeJson<string>(verdict) };
}

/** Reads a file that was written for us, and removes it; undefined when there is none. */
function takeJson<T>(file: string): T | undefined {
  if (!existsSync(file)) return undefined;
  const content = JSON.parse(readFileSync(file, 'utf8')) as T;
  rmSync(file);
  return content;
}
