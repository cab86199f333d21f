/**
 * Makes the functions emulator run requests as Cloud Run does, and in few processes (decision 33): firebase-tools
 * gives every function processes of its own, and every concurrent request another one. Here functions that ask for the
 * same (memory, concurrency) share a worker, apart for calls and for events, which takes many requests at once.
 */
import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type {
  Emulator,
  EmulatorInternals,
  Pool,
  Trigger,
  Worker,
  WorkerState,
} from './emulator-internals.ts';

/** Names the function of a request to `function-worker.ts`: its signature, a space, what the codebase exports it as. */
export const targetHeader = 'x-tempera-function';

const cloudRunConcurrency = 80;
const defaultMemoryMb = 256;

type Triggers = Map<string, Trigger>;

/** Replaces the methods, for the whole process. */
export function shareWorkers(internals: EmulatorInternals): void {
  const triggers = rememberTriggers(internals.shared);
  groupWorkers(internals.RuntimeWorkerPool.prototype, triggers, internals.shared);
  pickBusyWorkers(internals.RuntimeWorkerPool.prototype);
  countRequests(internals.RuntimeWorker.prototype);
  startSharedProcesses(internals);
  shareColdStarts(internals.FunctionsEmulator.prototype, triggers);
}

/** All triggers by their id. firebase-tools drops `concurrency` on the way from a function's options to its trigger. */
function rememberTriggers(shared: EmulatorInternals['shared']): Triggers {
  const known: Triggers = new Map();
  const original = shared.emulatedFunctionsFromEndpoints;
  shared.emulatedFunctionsFromEndpoints = (endpoints) => {
    const triggers = original(endpoints);
    for (const { id, region, concurrency } of endpoints) {
      const trigger = triggers.find((candidate) => candidate.id === `${region}-${id}`);
      if (trigger && typeof concurrency === 'number') trigger.concurrency = concurrency;
    }
    for (const trigger of triggers) known.set(trigger.id, trigger);
    return triggers;
  };
  return known;
}

/** How many requests one process takes at once. */
export function capacityOf(trigger: Trigger | undefined): number {
  if (trigger?.platform !== 'gcfv2') return 1;
  return trigger.concurrency ?? cloudRunConcurrency;
}

/** What a function's workers are filed under: itself in the first generation, which runs one request at a time. */
export function groupOf(trigger: Trigger): string {
  if (trigger.platform !== 'gcfv2') return trigger.id;
  const kind = trigger.eventTrigger || trigger.taskQueueTrigger ? 'events' : 'calls';
  return `${kind}-${trigger.availableMemoryMb ?? defaultMemoryMb}mb-${capacityOf(trigger)}`;
}

/** A worker is filed under its group, and each request tells it which function it is for. */
function groupWorkers(prototype: Pool, triggers: Triggers, shared: EmulatorInternals['shared']): void {
  const { getKey, submitRequest } = prototype;
  prototype.getKey = function (this: Pool, triggerId, runtime) {
    const trigger = triggers.get(triggerId ?? '');
    return trigger ? groupOf(trigger) : getKey.call(this, triggerId, runtime);
  };
  prototype.submitRequest = function (this: Pool, triggerId, request, ...rest) {
    const trigger = triggers.get(triggerId);
    if (!trigger) return submitRequest.call(this, triggerId, request, ...rest);
    const target = `${shared.getSignatureType(trigger)} ${trigger.entryPoint}`;
    const told = { ...request, trigger, headers: { ...request.headers, [targetHeader]: target } };
    return submitRequest.call(this, triggerId, told, ...rest);
  };
}

function pickBusyWorkers(prototype: Pool): void {
  const addWorker = prototype.addWorker;
  prototype.addWorker = function (this: Pool, trigger, ...rest) {
    const worker = addWorker.call(this, trigger, ...rest);
    worker.capacity = capacityOf(trigger);
    return worker;
  };
  // Called right after `readyForWork` or a cold start, so the least busy one may be a little over its capacity.
  prototype.getIdleWorker = function (this: Pool, triggerId, runtime) {
    this.cleanUpWorkers();
    return this.getTriggerWorkers(triggerId, runtime)
      .filter(({ state }) => state === 'IDLE' || state === 'BUSY')
      .sort((a, b) => (a.inFlight ?? 0) - (b.inFlight ?? 0))[0];
  };
  prototype.readyForWork = function (this: Pool, triggerId, runtime) {
    const worker = this.getIdleWorker(triggerId, runtime);
    return worker !== undefined && (worker.inFlight ?? 0) < (worker.capacity ?? 1);
  };
}

/**
 * The original sets the worker idle (or ends it, when marked FINISHING) at the end of any request. Each request
 * therefore sees a view of its worker, and only the last one's end has those effects.
 */
function countRequests(prototype: Worker): void {
  const original = prototype.request;
  prototype.request = function (this: Worker, request, ...rest) {
    this.inFlight = (this.inFlight ?? 0) + 1;
    if (this.state === 'IDLE') this.state = 'BUSY';
    return original.call(requestView(this, request.trigger), request, ...rest);
  };
}

function requestView(worker: Worker, trigger: Trigger | undefined): Worker {
  let ended = false;
  const end = (broken: boolean) => {
    if (ended) return;
    ended = true;
    worker.inFlight = (worker.inFlight ?? 1) - 1;
    if (broken && worker.state === 'BUSY') worker.state = 'FINISHING';
    if (worker.inFlight > 0) return;
    if (worker.state === 'FINISHING') worker.runtime.process.kill();
    else if (worker.state === 'BUSY') worker.state = 'IDLE';
  };
  const runtime = Object.create(worker.runtime, {
    process: { value: Object.create(worker.runtime.process, { kill: { value: () => end(true) } }) },
  });
  return Object.create(worker, {
    runtime: { value: runtime },
    // What is logged names the function, and each has its own time limit.
    triggerKey: { value: trigger?.id ?? worker.triggerKey },
    timeoutSeconds: { value: trigger?.timeoutSeconds ?? worker.timeoutSeconds },
    state: {
      get: () => worker.state,
      set: (state: WorkerState) => {
        if (state === 'IDLE') end(false);
      },
    },
  }) as Worker;
}

/** Starts `function-worker.ts` in place of firebase-tools' runtime, which knows one function and not which. */
function startSharedProcesses({ FunctionsEmulator, IPCConn, shared }: EmulatorInternals): void {
  const { prototype } = FunctionsEmulator;
  const original = prototype.startNode;
  prototype.startNode = async function (this: Emulator, backend, env) {
    const { FUNCTION_TARGET, FUNCTION_SIGNATURE_TYPE, ...common } = env;
    // Events of the first generation arrive in a shape of their own.
    if (FUNCTION_SIGNATURE_TYPE === 'event') return original.call(this, backend, env);
    const socket = shared.getTemporarySocketPath();
    const file = join(import.meta.dirname, 'function-worker.ts');
    const args = ['--disable-warning=ExperimentalWarning', file];
    const cwd = backend.functionsDir;
    return {
      process: spawn(backend.bin ?? process.execPath, args, {
        cwd,
        env: { ...process.env, ...common, PORT: socket },
        stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
      }),
      events: new EventEmitter(),
      cwd,
      conn: new IPCConn(socket),
    };
  };
}

function shareColdStarts(prototype: Emulator, triggers: Triggers): void {
  const original = prototype.startRuntime;
  const starting = new Map<string, { worker: Promise<Worker>; waiting: number }>();
  prototype.startRuntime = function (this: Emulator, backend, trigger) {
    if (!trigger) return original.call(this, backend, trigger);
    const key = `${backend.codebase}/${groupOf(trigger)}`;
    const shared = starting.get(key);
    if (shared && shared.waiting < capacityOf(trigger)) {
      shared.waiting += 1;
      return shared.worker;
    }
    const worker = original.call(this, backend, leaderOf(trigger, triggers));
    const entry = { worker, waiting: 1 };
    starting.set(key, entry);
    const forget = () => {
      if (starting.get(key) === entry) starting.delete(key);
    };
    worker.then(forget, forget);
    return worker;
  };
}

/** Stands for all functions of a group where firebase-tools asks for one: their worker gets the secrets of all. */
function leaderOf(trigger: Trigger, triggers: Triggers): Trigger {
  const group = groupOf(trigger);
  const members = [...triggers.values()].filter(
    (other) => other.codebase === trigger.codebase && groupOf(other) === group,
  );
  const secrets = members.flatMap(({ secretEnvironmentVariables = [] }) => secretEnvironmentVariables);
  const secretEnvironmentVariables = [...new Map(secrets.map((secret) => [secret.key, secret])).values()];
  return { ...trigger, id: group, name: group, secretEnvironmentVariables };
}
