/** One set of running emulators: started, waited for, saved, stopped. */
import { createWriteStream, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeLocalAccount } from '../storage-door/local-account.ts';
import type { FirestoreChoice } from './choose-firestore.ts';
import { type Codebase, writeConfig } from './derive-config.ts';
import { Failure, Stopped } from './failure.ts';
import { bin, cacheDir, projectId } from './paths.ts';
import { host, originOf, type Ports, type Service, stackEnv } from './ports.ts';
import { type Child, isStopping, onEmergency, signalGroup, start, whenStopped } from './processes.ts';
import { describeLog } from './read-log.ts';
import { startGateway, startMailCatcher } from './services.ts';
import { writeShim } from './write-shim.ts';

export interface StackOptions {
  /** Names its config, and appears in messages. */
  name: string;
  ports: Ports;
  only: readonly Service[];
  firestore: FirestoreChoice;
  /** What hosting serves; must be inside the checkout. */
  publicDir: string;
  /** The web app built for the server, which the function `render` makes pages with. */
  pagesDir: string;
  logFile: string;
  /** A complete export to start from; nothing for an empty stack. */
  importDir?: string | undefined;
  /** Where the payment gateway keeps its charges. */
  journal: string;
  /** Where the mail catcher keeps what it caught. */
  mailDir: string;
  /** Functions besides the store's own. */
  codebases?: readonly Codebase[] | undefined;
  /** For the functions, besides what they need. */
  functionsEnv?: Record<string, string> | undefined;
  /** The local store's when not given. */
  project?: string | undefined;
  /** Where the database sends its events, `host:port`; to the functions emulator when not given. */
  eventsTo?: string | undefined;
}

export interface Stack {
  ports: Ports;
  /** What programs that talk to the stack need in their environment. */
  env: Record<string, string>;
  /** Lets nobody in any more and resolves when what has come in is done: what is saved then is all that was acknowledged. */
  close(): Promise<void>;
  /** Exports everything into a folder that must not exist. */
  save(dir: string): Promise<void>;
  /** Ends all of it in order. Never throws. */
  stop(): Promise<void>;
  /** Resolves when the emulators ended, whoever ended them. */
  ended: Promise<unknown>;
}

/** Ends emulators that do not end by themselves; firebase-tools waits 4 s for Java and flushes functions. */
const stopTimeoutMs = 20_000;

/** Starts the emulators and resolves when all are ready and the functions are loaded. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, logFile } = options;
  mkdirSync(dirname(logFile), { recursive: true });
  mkdirSync(options.publicDir, { recursive: true });
  // Storage blobs, functions' sockets and the hub's locator go by TMPDIR: one each, or stacks disturb each other.
  const dir = mkdtempSync(join(tmpdir(), 'tempera-'));
  const env = { ...stackEnv(ports, options.only), ...accountEnv(options, dir) };
  const shim = writeShim(dir, options.firestore, options.eventsTo);
  const log = createWriteStream(logFile, { flags: 'a' });
  const config = writeConfig(options.name, ports, options.publicDir, options.codebases);
  const args = [
    '--config',
    config,
    '--project',
    options.project ?? projectId,
    '--only',
    options.only.join(','),
  ];
  if (options.importDir) args.push('--import', options.importDir);
  const child = start(
    process.execPath,
    [join(import.meta.dirname, 'firebase-tools.ts'), 'emulators:start', ...args],
    {
      cwd: dirname(logFile),
      env: {
        ...cleanEnv(),
        ...shim.env,
        ...envOfFunctions(env, options.pagesDir),
        ...options.functionsEnv,
        TEMPERA_STORAGE_PORT: String(ports.storage),
        TMPDIR: dir,
        PATH: pathWith(shim.binDir),
      },
      output: log,
      ipc: true,
    },
  );
  let gateway: Child | undefined;
  let catcher: Child | undefined;
  const killJava = () => killRecorded(shim.pidDir);
  const calm = onEmergency(killJava);
  const tidy = () => {
    calm();
    killJava();
    for (const child of [gateway, catcher]) if (child) signalGroup(child.process, 'SIGTERM');
    log.end();
    rmSync(dir, { recursive: true, force: true });
    rmSync(config, { force: true });
  };
  const stop = async () => {
    await endChild(child);
    tidy();
  };
  const withFunctions = options.only.includes('functions');
  try {
    if (withFunctions) catcher = startMailCatcher(ports, options.mailDir, log);
    if (withFunctions)
      gateway = await startGateway(ports, options.journal, options.only.includes('hosting'), log);
    await waitUntilReady(child, logFile);
    if (withFunctions) await checkFunctions(ports, logFile);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ports,
    env,
    stop,
    ended: child.ended,
    close: () => closeDoors(child, ports, options.project ?? projectId),
    save: (target) => exportTo(ports, target),
  };
}

/** Ends what should have closed within the patience of `closeStore`, twice. */
const closeTimeoutMs = 25_000;

const closedRules = `rules_version = '2';
service cloud.firestore { match /{all=**} { allow read, write: if false; } }`;

async function closeDoors(child: Child, ports: Ports, project: string): Promise<void> {
  const address = `http://${host}:${ports.firestore}/emulator/v1/projects/${project}:securityRules`;
  const response = await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'closed.rules', content: closedRules }] } }),
  });
  if (!response.ok) throw new Error(`the database could not be closed: ${await response.text()}`);
  const closed = heard(child, 'closed');
  child.process.send({ close: ports });
  await Promise.race([closed, child.ended, pause(closeTimeoutMs, undefined, { ref: false })]);
}

const heard = (child: Child, word: string): Promise<string> =>
  new Promise((resolve) => {
    child.process.on('message', (message) => {
      if (message === word) resolve(word);
    });
  });

async function waitUntilReady(child: Child, logFile: string): Promise<void> {
  const outcome = await Promise.race([heard(child, 'ready'), child.ended, whenStopped()]);
  if (isStopping()) throw new Stopped();
  if (outcome !== 'ready') throw new Failure(`The emulators did not start: ${describeLog(logFile)}`);
}

/** firebase-tools goes on without functions that fail to load; here that is an error. */
async function checkFunctions(ports: Ports, logFile: string): Promise<void> {
  const response = await fetch(`http://${host}:${ports.functions}/backends`);
  const { backends } = (await response.json()) as { backends: { functionTriggers: unknown[] }[] };
  if (backends.some(({ functionTriggers }) => functionTriggers.length > 0)) return;
  throw new Failure(`The functions did not load: ${describeLog(logFile)}`);
}

async function exportTo(ports: Ports, dir: string): Promise<void> {
  const response = await fetch(`http://${host}:${ports.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: dir, initiatedBy: 'tempera' }),
  });
  if (!response.ok) throw new Error(`the emulators could not export: ${await response.text()}`);
}

async function endChild(child: Child): Promise<void> {
  // To firebase-tools alone: its workers and Java are ended by it, in order.
  if (child.process.exitCode === null) child.process.kill('SIGINT');
  const late = setTimeout(() => signalGroup(child.process, 'SIGKILL'), stopTimeoutMs);
  await child.ended;
  clearTimeout(late);
  // Workers that outlived it, if any.
  signalGroup(child.process, 'SIGKILL');
}

/** Ends what the launcher's `java` became; firebase-tools gives it a process group of its own. */
function killRecorded(pidDir: string): void {
  for (const pid of readdirSync(pidDir).map(Number)) {
    for (const target of [-pid, pid]) {
      try {
        process.kill(target, 'SIGKILL');
      } catch {
        // Ended already.
      }
    }
  }
}

/** The account that addresses of files are signed as, for this run. */
function accountEnv({ only, project = projectId }: StackOptions, dir: string): Record<string, string> {
  if (!only.includes('storage')) return {};
  const file = join(dir, 'files-account.json');
  writeLocalAccount(file, project);
  return { TEMPERA_FILES_ACCOUNT: file };
}

/** What functions need beyond what their emulator tells them. */
function envOfFunctions(env: Record<string, string>, pagesDir: string): Record<string, string> {
  const names = [
    'TEMPERA_GATEWAY_URL',
    'TEMPERA_STORE_URL',
    'TEMPERA_FILES_URL',
    'TEMPERA_FILES_ACCOUNT',
    'METADATA_SERVER_DETECTION',
  ];
  const entries = names.map((name) => [name, env[name] ?? '']);
  return {
    ...Object.fromEntries(entries),
    TEMPERA_PAGES_DIR: pagesDir,
    ...originOf(env),
  };
}

const pathWith = (first: string): string => [first, dirname(bin('node')), process.env.PATH].join(delimiter);

/** Our environment without real credentials or another stack's addresses, which firebase-tools would obey. */
function cleanEnv(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NO_UPDATE_NOTIFIER: '1',
    NODE_COMPILE_CACHE: join(cacheDir, 'compiled'),
    // Its default queues everything past 50 requests; Cloud Run would start further instances.
    FUNCTIONS_EMULATOR_PARALLEL: '400',
  };
  const foreign =
    /EMULATOR_HOST|EMULATOR_HUB|^GOOGLE_APPLICATION_CREDENTIALS$|^GCLOUD_PROJECT$|^FIREBASE_CONFIG$/;
  for (const name of Object.keys(env)) if (foreign.test(name)) delete env[name];
  return env;
}
