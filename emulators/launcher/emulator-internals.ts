/** The parts of firebase-tools' functions emulator that the launcher replaces or calls (share-workers.ts). */
import type { ChildProcess } from 'node:child_process';
import type { EventEmitter } from 'node:events';

export type WorkerState = 'CREATED' | 'IDLE' | 'BUSY' | 'FINISHING' | 'FINISHED';

interface Secret {
  key: string;
}

export interface Trigger {
  id: string;
  name: string;
  entryPoint: string;
  platform?: string;
  codebase?: string;
  concurrency?: number;
  availableMemoryMb?: number;
  timeoutSeconds?: number;
  eventTrigger?: unknown;
  taskQueueTrigger?: unknown;
  secretEnvironmentVariables?: Secret[];
}

interface Runtime {
  process: Pick<ChildProcess, 'kill'>;
  events: EventEmitter;
  cwd: string;
  conn: unknown;
}

interface Request {
  headers: Record<string, unknown>;
  trigger?: Trigger;
}

export interface Worker {
  state: WorkerState;
  triggerKey: string;
  timeoutSeconds?: number;
  runtime: Runtime;
  request(request: Request, ...rest: unknown[]): Promise<void>;
  inFlight?: number;
  capacity?: number;
}

export interface Pool {
  cleanUpWorkers(): void;
  getKey(triggerId: string | undefined, runtime: unknown): string;
  getTriggerWorkers(triggerId: string | undefined, runtime: unknown): Worker[];
  getIdleWorker(triggerId: string | undefined, runtime: unknown): Worker | undefined;
  readyForWork(triggerId: string | undefined, runtime: unknown): boolean;
  addWorker(trigger: Trigger | undefined, ...rest: unknown[]): Worker;
  submitRequest(triggerId: string, request: Request, ...rest: unknown[]): Promise<void>;
}

interface Backend {
  codebase: string;
  functionsDir: string;
  bin?: string;
}

export interface Emulator {
  startRuntime(backend: Backend, trigger?: Trigger): Promise<Worker>;
  startNode(backend: Backend, env: Record<string, string>): Promise<Runtime>;
}

interface Endpoint {
  id: string;
  region?: string;
  concurrency?: number | null;
}

/** The classes and functions of firebase-tools' functions emulator that this replaces methods of, or needs. */
export interface EmulatorInternals {
  RuntimeWorker: { prototype: Worker };
  RuntimeWorkerPool: { prototype: Pool };
  FunctionsEmulator: { prototype: Emulator };
  IPCConn: new (socketPath: string) => unknown;
  shared: {
    emulatedFunctionsFromEndpoints(endpoints: Endpoint[]): Trigger[];
    getSignatureType(trigger: Trigger): string;
    getTemporarySocketPath(): string;
  };
}
