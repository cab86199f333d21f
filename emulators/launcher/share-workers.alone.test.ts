import { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Trigger, Worker } from './emulator-internals.ts';
import { capacityOf, groupOf, shareWorkers, targetHeader } from './share-workers.ts';

const require = createRequire(import.meta.url);
const runtime = require('firebase-tools/lib/emulator/functionsRuntimeWorker');
const shared = { ...require('firebase-tools/lib/emulator/functionsEmulatorShared') };

/** Stands in for the whole functions emulator: it notes its cold starts and lets the test finish them. */
class FunctionsEmulator {
  started: Trigger[] = [];
  finish: (() => void)[] = [];
  startRuntime(_backend: { codebase: string }, trigger: Trigger): Promise<Worker> {
    this.started.push(trigger);
    return new Promise((resolve) => this.finish.push(() => resolve({} as Worker)));
  }
}

shareWorkers({ ...runtime, FunctionsEmulator, shared });

/** The triggers that firebase-tools makes of functions with these options, known to the pool from then on. */
const load = (...functions: Record<string, unknown>[]): Trigger[] =>
  shared.emulatedFunctionsFromEndpoints(
    functions.map((options) => ({
      region: 'r',
      platform: 'gcfv2',
      entryPoint: options.id,
      codebase: 'default',
      ...(options.eventTrigger || options.taskQueueTrigger ? {} : { httpsTrigger: {} }),
      ...options,
    })),
  );
const written = {
  eventTrigger: { eventType: 'google.cloud.firestore.document.v1.written', eventFilters: {} },
};

/** A worker process that answers when the test says so. */
let server: Server;
let waiting: (() => void)[];
let asked: unknown[];
let kill: ReturnType<typeof vi.fn>;
beforeEach(async () => {
  waiting = [];
  asked = [];
  kill = vi.fn();
  server = createServer((request, response) => {
    asked.push(request.headers[targetHeader]);
    waiting.push(() => response.end('{}'));
    arrivals.emit('arrived');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});
const arrivals = new EventEmitter();

function addWorker(pool: InstanceType<typeof runtime.RuntimeWorkerPool>, of: Trigger) {
  const process = Object.assign(new EventEmitter(), { kill });
  const conn = {
    httpReqOpts: () => ({ host: '127.0.0.1', port: (server.address() as { port: number }).port }),
  };
  const worker = pool.addWorker(of, { process, events: new EventEmitter(), conn }, {}, 'nodejs24');
  worker.readyForWork();
  return worker;
}

/** Sends one request through the pool; resolves with its end once it has reached the worker. */
async function send(
  pool: InstanceType<typeof runtime.RuntimeWorkerPool>,
  { id } = trigger,
): Promise<{ done: Promise<void> }> {
  const arrived = new Promise((resolve) => arrivals.once('arrived', resolve));
  const response = Object.assign(new (require('node:stream').PassThrough)(), { writeHead() {} });
  response.resume();
  const request = { method: 'GET', path: '/', headers: {} };
  const done = pool.submitRequest(id, request, response, undefined, undefined, 'nodejs24');
  await arrived;
  return { done };
}

const [trigger] = load({ id: 'f' }) as [Trigger];

describe('a worker', () => {
  it('takes requests up to its capacity, is idle after the last one only', async () => {
    const pool = new runtime.RuntimeWorkerPool();
    const [narrow] = load({ id: 'narrow', concurrency: 2 }) as [Trigger];
    const worker = addWorker(pool, narrow);
    const first = await send(pool, narrow);
    expect(pool.readyForWork(narrow.id, 'nodejs24')).toBe(true);
    const second = await send(pool, narrow);
    expect(pool.readyForWork(narrow.id, 'nodejs24')).toBe(false);
    waiting[0]?.();
    await first.done;
    expect([worker.state, pool.readyForWork(narrow.id, 'nodejs24')]).toEqual(['BUSY', true]);
    waiting[1]?.();
    await second.done;
    expect(worker.state).toBe('IDLE');
  });

  it('that a reload has marked ends after its last request, not before', async () => {
    const pool = new runtime.RuntimeWorkerPool();
    const worker = addWorker(pool, trigger);
    const [first, second] = [await send(pool), await send(pool)];
    pool.refresh();
    expect([worker.state, pool.readyForWork(trigger.id, 'nodejs24')]).toEqual(['FINISHING', false]);
    waiting[0]?.();
    await first.done;
    expect(kill).not.toHaveBeenCalled();
    waiting[1]?.();
    await second.done;
    expect(kill).toHaveBeenCalledTimes(1);
  });

  it('shares the load with others of its group', async () => {
    const pool = new runtime.RuntimeWorkerPool();
    const workers = [addWorker(pool, trigger), addWorker(pool, trigger)];
    await send(pool);
    await send(pool);
    expect(workers.map(({ inFlight }) => inFlight)).toEqual([1, 1]);
  });

  it('is told with each request which function it is for', async () => {
    const pool = new runtime.RuntimeWorkerPool();
    const [event, nested] = load({ id: 'e', ...written }, { id: 'n', entryPoint: 'group.n' }) as Trigger[];
    addWorker(pool, trigger);
    addWorker(pool, event as Trigger);
    for (const one of [trigger, event, nested]) await send(pool, one);
    expect(asked).toEqual(['http f', 'cloudevent e', 'http group.n']);
  });

  it('gives each function its own time', async () => {
    const pool = new runtime.RuntimeWorkerPool();
    // Long enough for it to arrive on a busy machine; Node's own clock counts it.
    const [short] = load({ id: 'short', timeoutSeconds: 2 }) as [Trigger];
    addWorker(pool, trigger);
    const patient = await send(pool);
    const { done } = await send(pool, short);
    await done;
    expect(waiting).toHaveLength(2);
    waiting[0]?.();
    await patient.done;
    // What overran its time may still be at work in there.
    expect(kill).toHaveBeenCalledTimes(1);
  });
});

describe('cold starts', () => {
  const backend = { codebase: 'default', functionsDir: '' };

  it('of one group are shared, up to what one worker takes', async () => {
    const emulator = new FunctionsEmulator();
    const pair = load({ id: 'a', concurrency: 2 }, { id: 'b', concurrency: 2 }) as [Trigger, Trigger];
    const workers = [pair[0], pair[1], pair[0]].map((one) => emulator.startRuntime(backend, one));
    expect(emulator.started).toHaveLength(2);
    for (const finish of emulator.finish) finish();
    await Promise.all(workers);
    void emulator.startRuntime(backend, pair[1]);
    expect(emulator.started).toHaveLength(3);
  });

  it('bring the secrets of the whole group', () => {
    const emulator = new FunctionsEmulator();
    const secrets = (key: string) => ({ secretEnvironmentVariables: [{ key }] });
    const [one] = load(
      { id: 'c', concurrency: 9, ...secrets('A') },
      { id: 'd', concurrency: 9, ...secrets('B') },
    ) as [Trigger];
    void emulator.startRuntime(backend, one);
    expect(emulator.started[0]?.secretEnvironmentVariables).toEqual([{ key: 'A' }, { key: 'B' }]);
  });
});

it('a function takes what its options say, 80 unless told, one in the first generation', () => {
  const triggers = load({ id: 'a', concurrency: 5 }, { id: 'b' }, { id: 'c', platform: 'gcfv1' });
  expect(triggers.map(capacityOf)).toEqual([5, 80, 1]);
});

it('functions that ask for the same share a group, calls and events apart', () => {
  const triggers = load(
    { id: 'a' },
    { id: 'b', taskQueueTrigger: {} },
    { id: 'c', ...written },
    { id: 'd', availableMemoryMb: 512 },
    { id: 'e', concurrency: 2 },
    { id: 'f', platform: 'gcfv1' },
  );
  expect(triggers.map(groupOf)).toEqual([
    'calls-256mb-80',
    'events-256mb-80',
    'events-256mb-80',
    'calls-512mb-80',
    'calls-256mb-2',
    'r-f',
  ]);
});
