/** `npm run emulators`: the emulators for tests and scripts, on the fixed ports, forgotten at the end. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Arguments } from './arguments.ts';
import { buildFunctions } from './build.ts';
import { checkPorts } from './check-ports.ts';
import { findFirestore } from './find-firestore.ts';
import { stateDir } from './paths.ts';
import { fixedPorts } from './ports.ts';
import { whenStopped } from './processes.ts';
import { ensureSecrets } from './secrets.ts';
import { seed } from './seed.ts';
import { startStack } from './stack.ts';
import { createSteps } from './steps.ts';

export async function runEmulators({ offset, only, seed: wantsSeed }: Arguments): Promise<number> {
  const name = `emulators-${offset}`;
  const dir = join(stateDir, name);
  const ports = fixedPorts(offset);
  const withFunctions = only.includes('functions');
  const seeds = wantsSeed && (['firestore', 'auth', 'storage'] as const).every((service) => only.includes(service));
  const { step } = createSteps(2 + Number(withFunctions) + Number(seeds));
  await checkPorts(ports);
  const firestore = await step('Choosing a Firestore emulator', findFirestore);
  if (withFunctions) {
    ensureSecrets();
    await step('Building the functions', buildFunctions);
  }
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const stack = await step(`Starting the emulators: ${only.join(', ')}`, () =>
    startStack({
      name,
      ports,
      only,
      firestore,
      publicDir: join(dir, 'public'),
      logFile: join(dir, 'emulators.log'),
    }),
  );
  try {
    if (seeds) await step('Seeding', (note) => seed(stack.env, note));
    console.log('\nRunning; Ctrl-C stops. For other terminals:\n');
    for (const [key, value] of Object.entries(stack.env)) console.log(`export ${key}=${value}`);
    await Promise.race([stack.ended, whenStopped()]);
  } finally {
    await stack.stop();
  }
  return 0;
}
