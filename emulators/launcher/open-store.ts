/** The store that keeps its data: what `start` and `dev` have in common. */
import { copyFileSync, existsSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts } from '../seed/accounts.ts';
import { buildDemos, buildFunctions, buildWeb } from './build.ts';
import { checkPorts } from './check-ports.ts';
import { closeData, forgetData, openData, recoverData, saveData, savedAt } from './data-swap.ts';
import { messageOf } from './failure.ts';
import { findFirestore } from './install-firestore.ts';
import { keepSaving } from './keep-saving.ts';
import { stateDir } from './paths.ts';
import { fixedPorts, host, services, untilFree } from './ports.ts';
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
    if (lock.wasKilled) await untilFree(ports);
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
  if (importDir) takeBack(importDir, journal);
  const { step } = createSteps(4);
  const firestore = await step('Choosing a Firestore emulator', findFirestore);
  ensureSecrets();
  await step('Building', async (note) => {
    for (const build of [buildFunctions, buildDemos, ...(options.app ? [buildWeb] : [])]) await build(note);
  });
  fillWebFolders(folders, ports, options.app, {
    accounts: options.empty ? [] : demoAccounts,
    hasClock: true,
  });
  if (existsSync(logFile)) truncateSync(logFile);
  const name = `store${options.offset || ''}`;
  const stack = await step('Starting the emulators', () =>
    startStack({ name, ports, only: services, firestore, ...folders, logFile, journal, mailDir, importDir }),
  );
  if (openData(dataDir) && importDir) {
    const time = savedAt(importDir).toTimeString().slice(0, 8);
    console.log(`The store was killed the last time: what was written after ${time} is lost.`);
  }
  const save = () =>
    saveData(dataDir, async (target) => {
      await stack.save(target);
      // After the orders, so that each has its charge; a charge without its order is found by whoever tries again.
      if (existsSync(journal)) copyFileSync(journal, journalIn(target));
    });
  let seeded = importDir !== undefined;
  let stopTicker = () => {};
  let stopSaving = async () => {};
  try {
    const began = options.empty ? 'Starting empty' : 'Seeding';
    await step(importDir ? 'Using the data from the last run' : began, async (note) => {
      if (importDir) return;
      await seed(stack.env, note, options.empty);
      seeded = true;
      // At once, so that a kill does not cost the next start a seed.
      await save();
    });
    stopTicker = startTicker(stack.env, ports, logFile);
    stopSaving = keepSaving(save);
    // A store with nothing in it is no ground for tests.
    if (!options.empty) {
      const app = options.app ? folders : undefined;
      lock.announce({ ports, env: stack.env, logFile, app, watches: !options.app });
    }
    await use({ stack, url, logFile });
  } finally {
    stopTicker();
    await stopSaving();
    // A half-done seed is not worth keeping: the next start seeds again.
    if (seeded && (await saveAtEnd(stack, save))) closeData(dataDir);
    await stack.stop();
    if (isStopping()) console.log('Stopped.');
  }
}

/** The payment gateway's charges as they were when the store was saved. */
const journalIn = (dataDir: string) => join(dataDir, 'gateway.ndjson');

/** Orders and charges go back to the same moment. */
function takeBack(importDir: string, journal: string): void {
  if (existsSync(journalIn(importDir))) copyFileSync(journalIn(importDir), journal);
}

/** Doors first: what came in while it saves would be acknowledged and lost. @returns whether it is saved */
async function saveAtEnd(stack: Stack, save: () => Promise<void>): Promise<boolean> {
  const started = Date.now();
  try {
    await stack.close();
    await save();
    console.log(`Data saved in ${seconds(started)}.`);
    return true;
  } catch (error) {
    console.error(
      `tempera: the data of this run could not be saved (${messageOf(error)}); the last saved is kept.`,
    );
    return false;
  }
}
