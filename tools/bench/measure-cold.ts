/** What a container of the functions loads before its first request. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Failure } from '../../emulators/launcher/failure.ts';
import { root } from '../../emulators/launcher/paths.ts';
import { run } from '../../emulators/launcher/processes.ts';
import { packFunctions } from '../../emulators/rehearsal/pack-functions.ts';
import type { Figures } from './budgets.ts';
import { percentile, round } from './statistics.ts';

const rounds = 9;
const alone = "import 'firebase-functions/https';\nimport 'firebase-admin/firestore';\n";

interface Load {
  ms: number;
  bytes: number;
}

/**
 * `cold.<codebase>.time.ratio`, `.memory.ratio`: the packed entry, which every function of a codebase loads, against the SDKs alone
 * in the same folder, by turns. Processor time, and the least of it: other work on the machine can only add.
 */
export async function measureCold(): Promise<Figures> {
  const { code, output } = await run('npm', ['run', 'build', '--silent'], { cwd: root, output: 'capture' });
  if (code !== 0) throw new Failure(`The production build failed:\n${output}`);
  const target = mkdtempSync(join(tmpdir(), 'tempera-cold-'));
  try {
    const figures: Figures = {};
    for (const dir of await packFunctions(root, target)) {
      const name = basename(dir) === 'default' ? 'store' : basename(dir);
      Object.assign(figures, await compare(name, dir));
    }
    return figures;
  } finally {
    rmSync(target, { recursive: true });
  }
}

async function compare(name: string, dir: string): Promise<Figures> {
  const sdk = join(dir, 'sdk-alone.mjs');
  writeFileSync(sdk, alone);
  const loads: { own: Load[]; sdk: Load[] } = { own: [], sdk: [] };
  for (let n = 0; n < rounds; n += 1) {
    loads.sdk.push(await load(sdk, dir));
    loads.own.push(await load(join(dir, 'lib', 'index.js'), dir));
  }
  const least = (of: Load[]) => Math.min(...of.map(({ ms }) => ms));
  const median = (of: Load[]) =>
    percentile(
      of.map(({ bytes }) => bytes),
      0.5,
    );
  return {
    [`cold.${name}.ms`]: round(least(loads.own), 0),
    [`cold.${name}.time.ratio`]: round(least(loads.own) / least(loads.sdk), 2),
    [`cold.${name}.MB`]: round(median(loads.own) / 1e6, 0),
    [`cold.${name}.memory.ratio`]: round(median(loads.own) / median(loads.sdk), 2),
  };
}

async function load(file: string, cwd: string): Promise<Load> {
  const project = 'demo-cold';
  const env = {
    ...process.env,
    GCLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
  };
  const script = join(import.meta.dirname, 'load-module.ts');
  const { code, output } = await run(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, file],
    {
      cwd,
      env,
      output: 'capture',
    },
  );
  if (code !== 0) throw new Failure(`${file} can't be loaded:\n${output}`);
  return JSON.parse(output) as Load;
}
