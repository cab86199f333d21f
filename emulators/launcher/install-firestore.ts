/** Gets a Firestore emulator where none is: each way says what it does, and returns undefined when it fails. */
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { chooseFirestore, type FirestoreChoice, type FirestoreProbes } from './choose-firestore.ts';
import {
  findCachedJar,
  findCloudSdkJar,
  findHidane,
  findJava,
  findOnPath,
  hidaneDirs,
} from './firestore-probes.ts';
import { bin, root } from './paths.ts';
import { run } from './processes.ts';

const hidaneVersion = '0.6.0';

/** The real probes. `say` gets one line for each thing that takes long; what compiles for minutes also shows its output. */
export function realProbes(say: (line: string) => void): FirestoreProbes {
  const attempt = async (
    title: string,
    command: string,
    args: string[],
    find: () => string | undefined,
    output: 'screen' | 'capture' = 'capture',
  ) => {
    say(title);
    const ended = await run(command, args, { output, cwd: root });
    const found = ended.code === 0 ? find() : undefined;
    if (!found) say(`That did not work. ${/^.*error.*$/im.exec(ended.output)?.[0] ?? ''}`.trim());
    return found;
  };
  return {
    java: findJava,
    cachedJar: () => findCachedJar('firestore'),
    cloudSdkJar: findCloudSdkJar,
    hidane: findHidane,
    fileExists: existsSync,
    downloadJar: () =>
      attempt(
        'Downloading the official Firestore emulator (once)',
        bin('firebase'),
        ['setup:emulators:firestore'],
        () => findCachedJar('firestore'),
      ),
    installHidaneByNpm: () => {
      mkdirSync(hidaneDirs.npm, { recursive: true });
      const args = [
        'install',
        '--prefix',
        hidaneDirs.npm,
        '--no-audit',
        '--no-fund',
        `hidane@${hidaneVersion}`,
      ];
      return attempt('Installing the Firestore emulator hidane by npm (once)', 'npm', args, findHidane);
    },
    installHidaneByCargo: async () => {
      const cargo = findOnPath('cargo') ?? findOnPath('cargo', join(homedir(), '.cargo', 'bin'));
      if (!cargo) return undefined;
      const args = ['install', 'hidane', '--version', hidaneVersion, '--locked', '--root', hidaneDirs.cargo];
      const title = 'Compiling the Firestore emulator hidane by cargo (once, some minutes)';
      return attempt(title, cargo, args, findHidane, 'screen');
    },
  };
}

/** The Firestore emulator of this machine, installed if need be. @param note gets one line on what was chosen, and one for each thing that had to be installed. */
export async function findFirestore(note: (line: string) => void): Promise<FirestoreChoice> {
  const choice = await chooseFirestore(process.env.TEMPERA_FIRESTORE, realProbes(note));
  note(choice.label);
  return choice;
}
