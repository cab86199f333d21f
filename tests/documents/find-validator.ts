import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from '../../emulators/launcher/firestore-probes.ts';
import { cacheDir, root } from '../../emulators/launcher/paths.ts';
import { run } from '../../emulators/launcher/processes.ts';

/** The validator of Mustang, which knows the schema, the rules of EN 16931 and PDF/A. */
const version = '2.26.0';
const name = `validator-${version}-shaded.jar`;
const folder = join(cacheDir, 'mustang');

export interface Validator {
  java: string;
  jar: string;
}

/** Maven's copy of it; Maven itself is installed where the launcher installs browsers too. */
async function download(maven: string): Promise<void> {
  const into = join(folder, `download-${process.pid}`);
  mkdirSync(into, { recursive: true });
  const artifact = `org.mustangproject:validator:${version}:jar:shaded`;
  const copy = ['dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${into}`];
  // Outside of a project it needs none.
  await run(maven, ['-q', '-B', ...copy], { cwd: into, output: 'capture' });
  if (existsSync(join(into, name))) renameSync(join(into, name), join(folder, name));
  rmSync(into, { recursive: true, force: true });
}

async function installMaven(): Promise<string | undefined> {
  if (!findOnPath('apt-get') || process.getuid?.() !== 0) return undefined;
  const options = { cwd: root, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  await run('apt-get', ['update', '-q'], { ...options, output: 'capture' });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'maven'], {
    ...options,
    output: 'capture',
  });
  return findOnPath('mvn');
}

/** The validator, got by Maven once; or why there is none. It takes a JDK, as it is driven by a program of ours. */
export async function findValidator(): Promise<Validator | string> {
  const java = findOnPath('java');
  if (!java || !findOnPath('javac')) return 'no JDK';
  const jar = join(folder, name);
  if (!existsSync(jar)) {
    const maven = findOnPath('mvn') ?? (await installMaven());
    if (!maven) return 'no Maven';
    await download(maven);
  }
  return existsSync(jar) ? { java, jar } : 'Maven could not get it';
}
