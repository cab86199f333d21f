/** The launcher's commands, each with its parsed arguments to its exit code. */

import { join } from 'node:path';
import type { Arguments } from './arguments.ts';
import { Failure } from './failure.ts';
import { withStore } from './open-store.ts';
import { bin, root } from './paths.ts';
import { fixedPorts, host } from './ports.ts';
import { run, signalGroup, start, whenStopped } from './processes.ts';
import { describeLog } from './read-log.ts';
import { takeLock } from './running.ts';
import type { Stack } from './stack.ts';
import { seconds } from './steps.ts';
import { type Addresses, welcome, welcomeEmpty } from './welcome.ts';
import { withStack } from './with-stack.ts';

const addressesOf = (url: string, { env }: Stack): Addresses => ({
  url,
  inbox: env.TEMPERA_INBOX_URL ?? '',
  payments: env.TEMPERA_GATEWAY_URL ?? '',
});

/** `npm start`: the store, as a customer sees it. */
export async function runStart({ offset, fresh, empty }: Arguments): Promise<number> {
  const started = Date.now();
  await withStore({ offset, fresh, empty, app: true }, async ({ stack, url, logFile }) => {
    console.log((empty ? welcomeEmpty : welcome)(addressesOf(url, stack), seconds(started)));
    const outcome = await Promise.race([stack.ended.then(() => 'ended'), whenStopped()]);
    if (outcome === 'ended') throw new Failure(`The emulators ended by themselves: ${describeLog(logFile)}`);
  });
  return 0;
}

const vitePort = 5173;

/** `npm run dev`: the same store, with functions rebuilt on change and the app served by Vite. */
export async function runDev({ offset, fresh, empty }: Arguments): Promise<number> {
  const started = Date.now();
  const port = vitePort + offset;
  await withStore({ offset, fresh, empty, app: false, vitePort: port }, async ({ stack, logFile }) => {
    const env = { ...process.env, ...stack.env, TEMPERA_DEV_PORT: String(port) };
    // The functions emulator watches what this writes, and loads it anew.
    const rebuild = start(bin('rolldown'), ['-c', 'functions/rolldown.config.mjs', '--watch'], {
      cwd: root,
      env,
      output: 'screen',
    });
    const vite = start(bin('vite'), ['web', '--mode', 'emulators'], { cwd: root, env, output: 'screen' });
    const greet = empty ? welcomeEmpty : welcome;
    console.log(greet(addressesOf(`http://${host}:${port}`, stack), seconds(started)));
    try {
      const ends = [
        stack.ended.then(() => `The emulators ended by themselves: ${describeLog(logFile)}`),
        rebuild.ended.then(() => 'The watcher of the functions ended by itself: see above.'),
        vite.ended.then(() => 'Vite ended by itself: see above.'),
      ];
      const reason = await Promise.race([...ends, whenStopped()]);
      if (reason) throw new Failure(reason);
    } finally {
      for (const child of [rebuild, vite]) signalGroup(child.process, 'SIGTERM');
    }
  });
  return 0;
}

/** What the seed writes to. */
const seedable = ['firestore', 'auth', 'storage'] as const;

/** `npm run emulators`: the emulators for tests and scripts, on the fixed ports, forgotten at the end. */
export async function runEmulators({ offset, only, seed }: Arguments): Promise<number> {
  const ports = fixedPorts(offset);
  const seeded = seed && seedable.every((service) => only.includes(service));
  const lock = takeLock(offset, `http://${host}:${ports.hosting}`);
  try {
    return await withStack({ name: `emulators-${offset}`, ports, only, seeded }, async (stack) => {
      // Tests count on what the seed puts there.
      if (seeded) lock.announce(stack);
      console.log(`\nRunning; Ctrl-C stops. Log: ${stack.logFile}.`);
      if (seeded) console.log('Meanwhile npm test -- LAYER WORDS runs files of a layer on it.');
      console.log('For other terminals:\n');
      for (const [name, value] of Object.entries(stack.env)) console.log(`export ${name}=${value}`);
      await Promise.race([stack.ended, whenStopped()]);
      return 0;
    });
  } finally {
    lock.giveBack();
  }
}

/** Commands that other folders own, run on the launcher's Node with all that follows their name. They use `withStack` and `runAsScript` themselves. */
export const scripts = {
  test: 'tests/run/main.ts',
  bench: 'tools/bench/main.ts',
  faults: 'tools/faults/main.ts',
  soak: 'tools/soak/main.ts',
  screens: 'tools/screens/main.ts',
  mutate: 'tools/mutate/main.ts',
  'seed-large': 'tools/large-store/main.ts',
  'stats-check': 'tools/stats/main.ts',
  setup: 'tools/setup/main.ts',
  deploy: 'tools/deploy/main.ts',
  migrate: 'tools/migrate/main.ts',
  where: 'tools/where/main.ts',
  clock: 'tools/clock/main.ts',
} as const;

type Script = keyof typeof scripts;

export const isScript = (name: string | undefined): name is Script =>
  name !== undefined && Object.hasOwn(scripts, name);

export async function runScript(name: Script, args: string[]): Promise<number> {
  const { code } = await run(process.execPath, [join(root, scripts[name]), ...args], {
    cwd: root,
    output: 'screen',
    ipc: true,
  });
  return code;
}
