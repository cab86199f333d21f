/** `npm run lock`: gives package-lock.json the entries and checksums that npm left out (CONTRIBUTING.md). */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, messageOf } from './failure.ts';
import { entryFor, missingEntries, type Packages, type Published, uncheckedEntries } from './lockfile.ts';
import { root } from './paths.ts';

const path = join(root, 'package-lock.json');
const fields = [
  'version',
  'os',
  'cpu',
  'libc',
  'engines',
  'dependencies',
  'optionalDependencies',
  'dist.integrity',
];

try {
  complete();
} catch (error) {
  console.error(`tempera: ${messageOf(error)}`);
  process.exitCode = 1;
}

function complete(): void {
  const lockfile: { packages: Packages } = JSON.parse(readFileSync(path, 'utf8'));
  const { packages } = lockfile;
  const before = JSON.stringify(packages);
  let gaps = [...missingEntries(packages), ...uncheckedEntries(packages)];
  while (gaps.length > 0) {
    for (const gap of gaps) {
      const entry = entryFor(gap, ask(`${gap.name}@${gap.range}`));
      packages[gap.path] = entry;
      console.log(
        `${gap.path} ${entry.version}${entry.integrity ? '' : ', not in the registry: no checksum'}`,
      );
    }
    // What was added may name packages of its own.
    gaps = missingEntries(packages);
  }
  if (JSON.stringify(packages) === before) return;
  writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`);
  // npm's own order, so that the next install changes nothing.
  const { status, stderr } = npm('install', '--package-lock-only', '--ignore-scripts', '--no-audit');
  if (status !== 0) throw new Failure(`npm does not take the completed lockfile:\n${stderr}`);
}

/** What the registry has of a package, the newest of a range; undefined when nothing fits. */
function ask(spec: string): Published | undefined {
  const { stdout, stderr } = npm('view', spec, ...fields, '--json');
  const reply = JSON.parse(stdout || '[]');
  if (reply.error && reply.error.code !== 'E404')
    throw new Failure(`npm can't say what ${spec} is:\n${stderr}`);
  if (reply.error) return undefined;
  const newest = [reply]
    .flat()
    .sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }))
    .at(-1);
  if (!newest) return undefined;
  const { 'dist.integrity': integrity, ...published } = newest;
  return { ...published, integrity };
}

function npm(...args: string[]) {
  return spawnSync('npm', args, { cwd: root, encoding: 'utf8' });
}
