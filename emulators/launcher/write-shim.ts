/** Makes the folder that goes first on firebase-tools' PATH, with the launcher's `java` in it. */
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirestoreChoice } from './choose-firestore.ts';
import { findCachedJar } from './firestore-probes.ts';
import type { ShimPlan } from './java-shim-plan.ts';
import { root } from './paths.ts';

/** The folder's path, and the environment that makes firebase-tools use what is in it. */
export interface Shim {
  binDir: string;
  pidDir: string;
  env: Record<string, string>;
}

/** Writes the shim for one stack under `dir`. @param eventsTo where the database sends its events, if not to the functions emulator */
export function writeShim(dir: string, choice: FirestoreChoice, eventsTo?: string): Shim {
  const binDir = join(dir, 'bin');
  const pidDir = join(dir, 'pids');
  mkdirSync(binDir, { recursive: true });
  mkdirSync(pidDir, { recursive: true });
  const plan: ShimPlan = {
    firestoreMarker: join(dir, 'firestore-emulator'),
    storageMarker: join(dir, 'storage-rules'),
    firestore: planFirestore(choice),
    ...(eventsTo && { firestoreArgs: ['--functions_emulator', eventsTo] }),
    pidDir,
  };
  const env: Record<string, string> = {};
  if (choice.kind !== 'cached-jar') {
    writeFileSync(plan.firestoreMarker, '');
    env.FIRESTORE_EMULATOR_BINARY_PATH = plan.firestoreMarker;
  }
  const rulesJar = findCachedJar('storage');
  if (choice.kind !== 'cached-jar' || rulesJar === undefined || !existsSync(rulesJar)) {
    writeFileSync(plan.storageMarker, '');
    env.STORAGE_EMULATOR_BINARY_PATH = plan.storageMarker;
  }
  const planFile = join(dir, 'java.json');
  writeFileSync(planFile, JSON.stringify(plan));
  const java = join(binDir, 'java');
  const shimFile = join(root, 'emulators', 'launcher', 'java-shim.ts');
  const call = [process.execPath, '--disable-warning=ExperimentalWarning', shimFile, planFile].map(quote);
  writeFileSync(java, `#!/bin/sh\nexec ${call.join(' ')} "$@"\n`);
  chmodSync(java, 0o755);
  return { binDir, pidDir, env };
}

function planFirestore(choice: FirestoreChoice): ShimPlan['firestore'] {
  if (choice.kind === 'hidane') return { kind: 'hidane', binary: choice.binary };
  if (choice.kind === 'cached-jar') return { kind: 'own', java: choice.java };
  return { kind: 'jar', java: choice.java, jar: choice.jar };
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
