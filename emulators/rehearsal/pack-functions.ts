import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { Failure } from '../launcher/failure.ts';
import { root } from '../launcher/paths.ts';
import { run } from '../launcher/processes.ts';

interface FunctionsConfig {
  source: string;
  codebase?: string;
  ignore?: string[];
}

/** firebase-tools' own packing of a codebase. */
interface Packing {
  prepareFunctionsUpload(
    projectDir: string,
    sourceDir: string,
    config: FunctionsConfig,
    additionalSources: string[],
  ): Promise<{ pathToSource: string }>;
}

const require = createRequire(join(root, 'package.json'));

/**
 * Packs each codebase as `firebase deploy` does, lays it out in an empty folder and installs what its manifest and lockfile name,
 * as Cloud Build does. @returns the folders
 */
export async function packFunctions(checkout: string, target: string): Promise<string[]> {
  const packing = require(
    join(root, 'node_modules/firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js'),
  ) as Packing;
  const { functions } = JSON.parse(readFileSync(join(checkout, 'firebase.json'), 'utf8')) as {
    functions: FunctionsConfig[];
  };
  const dirs: string[] = [];
  for (const config of functions) {
    const dir = join(target, config.codebase ?? 'default');
    const packed = await packing.prepareFunctionsUpload(checkout, join(checkout, config.source), config, []);
    await unpack(packed.pathToSource, dir);
    rmSync(packed.pathToSource);
    await install(dir);
    dirs.push(dir);
  }
  return dirs;
}

async function unpack(archive: string, dir: string): Promise<void> {
  const zip = await openPromise(archive);
  for await (const entry of zip.eachEntry()) {
    const file = join(dir, entry.fileName);
    mkdirSync(dirname(file), { recursive: true });
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(file));
  }
}

async function install(dir: string): Promise<void> {
  const args = [
    'ci',
    '--omit=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--loglevel=error',
  ];
  const { code, output } = await run('npm', args, { cwd: dir, output: 'capture' });
  if (code !== 0) throw new Failure(`The packed functions in ${dir} can't be installed:\n${output}`);
}
