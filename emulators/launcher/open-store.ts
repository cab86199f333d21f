/** The store that keeps its data: what `start` and `dev` have in common. */
import { existsSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts } from '../seed/accounts.ts';
import { buildDemos, buildFunctions, buildWeb } from './build.ts';
import { checkPorts } from './check-ports.ts';
import { forgetData, recoverData, saveData } from './data-swap.ts';
import { messageOf } from './failure.ts';
import { findFirestore } from './install-firestore.ts';
import { stateDir } from './paths.ts';
import { fixedPorts, host, services } from './ports.ts';
import { isStopping } from './processes.ts';
import { type TakenLock, takeLock } from './running.ts';
import { ensureSecrets } from './secrets.ts';
import { seed } from './seed.ts';
import { startTicker } from './services.ts';
import { type Stack, startStack } from './stack.ts';
import { createSteps, seconds } from './steps.ts';
import { fillWebFolders } from './web-folder.ts';

export interface StoreOptions {
  /** Stores on shifted ports have data of their own. */
  offset: number;
  fresh: boolean;
  /** Not seeded; its data are kept apart from the seeded store. */
  empty: boolean;
  /** False for `dev`, where Vite serves the app on `vitePort`. */
  app: boolean;
  vitePort?: number;
}

export interface Store {
  stack: Stack;
  url: string;
  logFile: string;
}

/** Opens the store, runs `use`, then saves the data and ends everything. */
export async function withStore(options: StoreOptions, use: (store: Store) => Promise<void>): Promise<void> {
  const suffix = options.offset === 0 ? '' : `-${options.offset}`;
  const at = (name: string) => join(stateDir, name + suffix);
  const ports = fixedPorts(options.offset);
  const url = `http://${host}:${ports.hosting}`;
  const lock = takeLock(options.offset, url);
  try {
    await checkPorts(options.vitePort ? { ...ports, vite: options.vitePort } : ports);
    await open(options, { at, ports, url, lock }, use);
  } finally {
    lock.giveBack();
  }
}

interface Place {
  at: (name: string) => string;
  ports: ReturnType<typeof fixedPorts>;
  url: string;
  lock: TakenLock;
}

async function open(
  options: StoreOptions,
  place: Place,
  use: (store: Store) => Promise<void>,
): Promise<void> {
  const { at, ports, url, lock } = place;
  const logFile = join(at('logs'), 'emulators.log');
  const kept = options.empty ? '-empty' : '';
  const dataDir = at(`data${kept}`);
  const journal = `${at(`gateway${kept}`)}.ndjson`;
  const mailDir = at(`mail${kept}`);
  const folders = { publicDir: at('public'), pagesDir: at('pages') };
  if (options.fresh) {
    forgetData(dataDir);
    rmSync(journal, { force: true });
    rmSync(mailDir, { recursive: true, force: true });
  }
  const importDir = recoverData(dataDir);
  const { step } = createSteps(4);
  const firestore = await step('Choosing a Firestore emulator', findFirestore);
  ensureSecrets();
  await step('Building', async (note) => {
    for (const build of [buildFunctions, buildDemos, ...(options.app ? [buildWeb] : [])]) await build(note);
  });
  fillWebFolders(folders, ports, options.app, options.empty ? [] : demoAccounts);
  if (existsSync(logFile)) truncateSync(logFile);
  const name = `store${options.offset || ''}`;
  const stack = await step('Starting the emulators', () =>
    startStack({ name, ports, only: services, firestore, ...folders, logFile, journal, mailDir, importDir }),
  );
  const save = () => saveData(dataDir, (target) => stack.save(target));
  let seeded = importDir !== undefined;
  let stopTicker = () => {};
  try {
    const began = options.empty ? 'Starting empty' : 'Seeding';
    await step(importDir ? 'Using the data from the last run' : began, async (note) => {
      if (importDir) return;
      await seed(stack.env, note, options.empty);
      seeded = true;
      // At once, so that a kill does not cost the next start a seed.
      await save();
    });
    stopTicker = startTicker(stack.env, logFile);
    // A store with nothing in it is no ground for tests.
    if (!options.empty) {
      const app = options.app ? folders : undefined;
      lock.announce({ ports, env: stack.env, logFile, app, watches: !options.app });
    }
    await use({ stack, url, logFile });
  } finally {
    stopTicker();
    // A half-done seed is not worth keeping: the next start seeds again.
    if (seeded) await saveAtEnd(save);
    await stack.stop();
    if (isStopping()) console.log('Stopped.');
  }
}

async function saveAtEnd(save: () => Promise<void>): Promise<void> {
  const started = Date.now();
  try {
    await save();
    console.log(`Data saved in ${seconds(started)}.`);
  } catch (error) {
    console.error(
      `tempera: the data of this run could not be saved (${messageOf(error)}); the last saved is kept.`,
    );
  }
}
