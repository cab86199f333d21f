/**
 * Starts the emulators through firebase-tools, with what differs here from its command line:
 * functions share workers (decision 33), tasks start at once, readiness is told to the launcher, which can have the doors
 * closed (decision 49), addresses of files are checked before Storage's emulator (decision 52), and nothing asks the internet.
 * Called as `firebase-tools.ts emulators:start ...` with a message channel to the launcher.
 */
import { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import { Server } from 'node:net';
import { join } from 'node:path';
import { openStorageDoor } from '../storage-door/open-storage-door.ts';
import { closeStore } from './close-store.ts';
import { watchDoors } from './doors.ts';
import type { EmulatorInternals } from './emulator-internals.ts';
import { root } from './paths.ts';
import type { Ports } from './ports.ts';
import { shareWorkers } from './share-workers.ts';

/** The parts of firebase-tools that are replaced; its modules call each other through their exports. */
interface Controller {
  startAll(...args: unknown[]): Promise<unknown>;
}

interface Log {
  useFileLogger(): string;
  logger: { debug(...args: unknown[]): void };
}

/** Describes itself to the log at each change, however long it is. */
interface WorkQueue {
  logState(): void;
}

/** How long the Cloud Tasks emulator pauses between looks at its queues, in milliseconds. */
interface TaskTimes {
  /** While all queues are empty. */
  LISTEN_TIMEOUT: number;
  UPDATE_TIMEOUT: number;
}

const require = createRequire(join(root, 'package.json'));
const lib = (path: string): unknown => require(join(root, 'node_modules/firebase-tools/lib', path));

// It writes down each step of each request, 70 MB in a test run, and removes that at its end; `DEBUG=true` keeps it.
if (!process.env.DEBUG) {
  const log = lib('logger') as Log;
  log.useFileLogger = () => '';
  log.logger.debug = () => {};
  (lib('emulator/workQueue') as { WorkQueue: { prototype: WorkQueue } }).WorkQueue.prototype.logState =
    () => {};
}

const messages = lib('fetchMOTD') as { fetchMOTD: () => void };
messages.fetchMOTD = () => {};

shareWorkers({
  ...(lib('emulator/functionsRuntimeWorker') as object),
  ...(lib('emulator/functionsEmulator') as object),
  shared: lib('emulator/functionsEmulatorShared'),
} as EmulatorInternals);

// It looks for work once a second, and without a pause, at the cost of a core, while a task runs or waits for another try.
const { TaskQueueController } = lib('emulator/tasksEmulator') as { TaskQueueController: TaskTimes };
Object.assign(TaskQueueController, { LISTEN_TIMEOUT: 50, UPDATE_TIMEOUT: 20 } satisfies TaskTimes);

// Clients keep their connections; one that the Storage emulator ends after five idle seconds breaks what is being sent on it.
HttpServer.prototype.listen = function listen(this: HttpServer, ...args: unknown[]) {
  this.keepAliveTimeout = 10 * 60_000;
  return Reflect.apply(Server.prototype.listen, this, args);
} as HttpServer['listen'];

const doors = watchDoors();
openStorageDoor();
process.on('message', ({ close }: { close: Ports }) => {
  closeStore(doors, close).then(() => process.send?.('closed'));
});

const controller = lib('emulator/controller') as Controller;
const startAll = controller.startAll;
controller.startAll = async (...args) => {
  const result = await startAll.apply(controller, args);
  process.send?.('ready');
  return result;
};

// Whoever started us is gone without a word: end in order, so that no emulator is left behind. Nobody reads what it says of that.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
lib('bin/firebase');
