/**
 * Makes the functions emulator run requests as Cloud Run does (decision 2): firebase-tools gives every
 * concurrent request a process of its own, so 100 calls at once start 100 of them. Here a worker takes up to its
 * function's `concurrency` (80 unless told, 1 for first-generation functions) and cold starts are shared.
 */

const cloudRunConcurrency = 80;

type WorkerState = 'CREATED' | 'IDLE' | 'BUSY' | 'FINISHING' | 'FINISHED';

export interface Trigger {
  id: string;
  platform?: string;
  concurrency?: number;
}

export interface Worker {
  state: WorkerState;
  runtime: { process: { kill(): unknown } };
  request(...args: unknown[]): Promise<void>;
  inFlight?: number;
  capacity?: number;
}

interface Pool {
  cleanUpWorkers(): void;
  getTriggerWorkers(triggerId: string | undefined, runtime: unknown): Worker[];
  getIdleWorker(triggerId: string | undefined, runtime: unknown): Worker | undefined;
  readyForWork(triggerId: string | undefined, runtime: unknown): boolean;
  addWorker(trigger: Trigger | undefined, ...rest: unknown[]): Worker;
}

interface Backend {
  codebase: string;
}

interface Emulator {
  startRuntime(backend: Backend, trigger?: Trigger): Promise<Worker>;
}

interface Endpoint {
  id: string;
  region?: string;
  concurrency?: number | null;
}

/** The classes and functions of firebase-tools' functions emulator that this replaces methods of. */
export interface EmulatorInternals {
  RuntimeWorker: { prototype: Worker };
  RuntimeWorkerPool: { prototype: Pool };
  FunctionsEmulator: { prototype: Emulator };
  shared: { emulatedFunctionsFromEndpoints(endpoints: Endpoint[]): Trigger[] };
}

/** Replaces the methods, for the whole process. */
export function shareWorkers(internals: EmulatorInternals): void {
  keepConcurrency(internals.shared);
  countRequests(internals.RuntimeWorker.prototype);
  pickBusyWorkers(internals.RuntimeWorkerPool.prototype);
  shareColdStarts(internals.FunctionsEmulator.prototype);
}

/** firebase-tools drops `concurrency` on the way from a function's options to its trigger. */
function keepConcurrency(shared: EmulatorInternals['shared']): void {
  const original = shared.emulatedFunctionsFromEndpoints;
  shared.emulatedFunctionsFromEndpoints = (endpoints) => {
    const triggers = original(endpoints);
    for (const { id, region, concurrency } of endpoints) {
      const trigger = triggers.find((candidate) => candidate.id === `${region}-${id}`);
      if (trigger && typeof concurrency === 'number') trigger.concurrency = concurrency;
    }
    return triggers;
  };
}

/** How many requests one process of this function takes at once. */
export function capacityOf(trigger: Trigger | undefined): number {
  if (trigger?.platform !== 'gcfv2') return 1;
  return trigger.concurrency ?? cloudRunConcurrency;
}

/**
 * The original sets the worker idle (or ends it, when marked FINISHING) at the end of any request. Each request
 * therefore sees a view of its worker, and only the last one's end has those effects.
 */
function countRequests(prototype: Worker): void {
  const original = prototype.request;
  prototype.request = function request(this: Worker, ...args) {
    this.inFlight = (this.inFlight ?? 0) + 1;
    if (this.state === 'IDLE') this.state = 'BUSY';
    return original.apply(requestView(this), args);
  };
}

function requestView(worker: Worker): Worker {
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
    state: {
      get: () => worker.state,
      set: (state: WorkerState) => {
        if (state === 'IDLE') end(false);
      },
    },
  }) as Worker;
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

function shareColdStarts(prototype: Emulator): void {
  const original = prototype.startRuntime;
  const starting = new Map<string, { worker: Promise<Worker>; waiting: number }>();
  prototype.startRuntime = function (this: Emulator, backend, trigger) {
    const key = `${backend.codebase}/${trigger?.id ?? ''}`;
    const shared = starting.get(key);
    if (shared && shared.waiting < capacityOf(trigger)) {
      shared.waiting += 1;
      return shared.worker;
    }
    const worker = original.call(this, backend, trigger);
    const entry = { worker, waiting: 1 };
    starting.set(key, entry);
    const forget = () => {
      if (starting.get(key) === entry) starting.delete(key);
    };
    worker.then(forget, forget);
    return worker;
  };
}
