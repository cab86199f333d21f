/** Looks for Firestore emulators on this machine. */
import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Java } from './choose-firestore.ts';
import { cacheDir, root } from './paths.ts';

/** The program's full path, or undefined. */
export function findOnPath(program: string, path = process.env.PATH ?? ''): string | undefined {
  return path
    .split(delimiter)
    .filter(Boolean)
    .map((dir) => join(dir, program))
    .find(isExecutable);
}

/** True for a file that this person may run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The Java of JAVA_HOME or of the PATH, whichever is newer. */
export async function findJava(): Promise<Java | undefined> {
  const home = process.env.JAVA_HOME && join(process.env.JAVA_HOME, 'bin', 'java');
  const paths = [home && isExecutable(home) ? home : undefined, findOnPath('java')];
  const found = await Promise.all(paths.map((path) => (path ? askVersion(path) : undefined)));
  return found.filter((java) => java !== undefined).sort((a, b) => b.major - a.major)[0];
}

async function askVersion(path: string): Promise<Java | undefined> {
  try {
    const { stderr, stdout } = await promisify(execFile)(path, ['-version']);
    const major = parseJavaVersion(stderr + stdout);
    return major ? { path, major } : undefined;
  } catch {
    return undefined;
  }
}

/** `17` of `openjdk version "17.0.15" 2025-04-15`, `8` of `java version "1.8.0_392"`. */
export function parseJavaVersion(output: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match ? Number(match[1]) : undefined;
}

/** The path at which firebase-tools keeps the JAR that its version wants, if it is there. */
export function findCachedJar(emulator: 'firestore' | 'storage'): string | undefined {
  const file = join(root, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const info = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    { downloadPathRelativeToCacheDir: string }
  >;
  const dir = process.env.FIREBASE_EMULATORS_PATH || join(homedir(), '.cache', 'firebase', 'emulators');
  const jar = join(dir, info[emulator]?.downloadPathRelativeToCacheDir ?? '');
  return jar.endsWith('.jar') && existsSync(jar) ? jar : undefined;
}

/** Asks no `gcloud info`, which takes seconds: the program stands in `bin/` of the SDK's root. */
export function findCloudSdkJar(): string | undefined {
  const gcloud = findOnPath('gcloud');
  if (!gcloud) return undefined;
  const sdk = dirname(dirname(realpathSync(gcloud)));
  const jar = join(sdk, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
  return existsSync(jar) ? jar : undefined;
}

/** Where an installed hidane is kept, by npm and by cargo. */
export const hidaneDirs = { npm: join(cacheDir, 'hidane-npm'), cargo: join(cacheDir, 'hidane') };

/** hidane on the PATH, or installed by the launcher before. */
export function findHidane(): string | undefined {
  const own = [
    join(hidaneDirs.cargo, 'bin', 'hidane'),
    join(hidaneDirs.npm, 'node_modules', '.bin', 'hidane'),
  ];
  return findOnPath('hidane') ?? own.find(isExecutable);
}
