/** A stack for tests, the bench, screenshots and `npm run emulators`: built, started, seeded, used, gone. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildDemos, buildFunctions, buildWeb } from './build.ts';
import { checkPorts } from './check-ports.ts';
import type { Codebase } from './derive-config.ts';
import { findFirestore } from './install-firestore.ts';
import { stateDir } from './paths.ts';
import { freePorts, type Ports, type Service, services, usedPorts } from './ports.ts';
import { describeMemory, memoryBelow } from './process-memory.ts';
import { ensureSecrets } from './secrets.ts';
import { seed } from './seed.ts';
import { type Stack, startStack } from './stack.ts';
import { createSteps } from './steps.ts';
import { fillWebFolders, type WebFolders } from './web-folder.ts';

export interface WithStackOptions {
  /** Names the folder under `.tempera`, which is emptied first. */
  name: string;
  /** Free ports when not given, so that a running store is not disturbed. */
  ports?: Ports;
  /** Emulators to start; all when not given. */
  only?: readonly Service[];
  /** Leaves the emulators empty when false. */
  seeded?: boolean;
  /** A complete export to start from, instead of the seed. */
  importDir?: string;
  /** Serves the local build of the web app; false leaves hosting with demos alone. */
  app?: boolean;
  /** Functions besides the store's own, for measurements. */
  codebases?: readonly Codebase[];
  /** For the functions, besides what they need. */
  functionsEnv?: Record<string, string>;
  /** Gets the lines of its progress; the screen when not given. */
  print?: (line: string) => void;
}

export interface UsedStack extends Stack {
  /** The signing key of download links, for tests that forge them. */
  signingKey: string;
  logFile: string;
  /** Where hosting and `render` have the built web app from, when they serve it. */
  app: WebFolders | undefined;
}

/** Runs `use` against a stack of its own and ends it afterwards, whatever happens. Nothing of it is kept. */
export async function withStack<T>(
  options: WithStackOptions,
  use: (stack: UsedStack) => Promise<T>,
): Promise<T> {
  const { name, only = services, seeded = true, app = true } = options;
  const dir = join(stateDir, name);
  const folders = { publicDir: join(dir, 'public'), pagesDir: join(dir, 'pages') };
  const logFile = join(dir, 'emulators.log');
  const builds = [
    ...(only.includes('functions') ? [buildFunctions] : []),
    ...(only.includes('hosting') ? [buildDemos, ...(app ? [buildWeb] : [])] : []),
  ];
  const { step } = createSteps(2 + Number(builds.length > 0) + Number(seeded), options.print);
  const ports = options.ports ?? (await freePorts());
  await checkPorts(usedPorts(ports, only));
  const firestore = await step('Choosing a Firestore emulator', findFirestore);
  const signingKey = ensureSecrets();
  if (builds.length > 0) {
    await step('Building', async (note) => {
      for (const build of builds) await build(note);
    });
  }
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  if (only.includes('hosting')) fillWebFolders(folders, ports, app);
  const stack = await step(`Starting the emulators: ${only.join(', ')}`, () =>
    startStack({
      name,
      ports,
      only,
      firestore,
      ...folders,
      logFile,
      journal: join(dir, 'gateway.ndjson'),
      mailDir: join(dir, 'mail'),
      codebases: options.codebases,
      // Keys of a test account are for the store that somebody uses; what tests pay with only the simulator knows.
      functionsEnv: { TEMPERA_PAYMENTS: 'simulated', ...options.functionsEnv },
      importDir: options.importDir,
    }),
  );
  try {
    if (seeded) await step('Seeding', (note) => seed(stack.env, note));
    const result = await use({
      ...stack,
      signingKey,
      logFile,
      app: app && only.includes('hosting') ? folders : undefined,
    });
    const memory = memoryBelow(process.pid);
    if (memory) console.log(`\nThe store's processes hold ${describeMemory(memory)}`);
    return result;
  } finally {
    await stack.stop();
    // The log stays for whoever wants to know why a test failed.
    for (const folder of [...Object.values(folders), join(dir, 'mail')])
      rmSync(folder, { recursive: true, force: true });
  }
}
