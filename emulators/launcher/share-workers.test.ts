import { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { capacityOf, shareWorkers, type Trigger, type Worker } from './share-workers.ts';

const require = createRequire(import.meta.url);
const runtime = require('firebase-tools/lib/emulator/functionsRuntimeWorker');

/** Stands in for the whole functions emulator: it counts its cold starts and lets the test finish them. */
class FunctionsEmulator {
  starts = 0;
  finish: (() => void)[] = [];
  startRuntime(_backend: { codebase: string }, _trigger?: Trigger): Promise<Worker> {
    this.starts += 1;
    return new Promise((resolve) => this.finish.push(() => resolve({} as Worker)));
  }
}

const shared = {
  emulatedFunctionsFromEndpoints: (endpoints: { id: string; region?: string }[]): Trigger[] =>
    endpoints.map(({ id, region }) => ({ id: `${region}-${id}`, platform: 'gcfv2' })),
};
shareWorkers({ ...runtime, FunctionsEmulator, shared });

const trigger = (concurrency?: number): Trigger => ({ id: 'f', platform: 'gcfv2', concurrency });

/** A worker process that answers when the test says so. */
let server: Server;
let waiting: (() => void)[];
let kill: ReturnType<typeof vi.fn>;
beforeEach(async () => {
  waiting = [];
  kill = vi.fn();
  server = createServer((_, response) => {
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
async function send(pool: InstanceType<typeof runtime.RuntimeWorkerPool>): Promise<{ done: Promise<void> }> {
  const arrived = new Promise((resolve) => arrivals.once('arrived', resolve));
  const response = Object.assign(new (require('node:stream').PassThrough)(), { writeHead() {} });
  response.resume();
  const done = pool.submitRequest(
    'f',
    { method: 'GET', path: '/', headers: {} },
    response,
    undefined,
    undefined,
    'nodejs24',
  );
  await arrived;
  return { done };
}

describe('a worker', () => {
  it('takes requests up to its capacity, is idle after the last one only', async () => {
    const pool = new runtime.RuntimeWorkerPool();
    const worker = addWorker(pool, trigger(2));
    const first = await send(pool);
    expect(pool.readyForWork('f', 'nodejs24')).toBe(true);
    const second = await send(pool);
    expect(pool.readyForWork('f', 'nodejs24')).toBe(false);
    waiting[0]?.();
    await first.done;
    expect([worker.state, pool.readyForWork('f', 'nodejs24')]).toEqual(['BUSY', true]);
    waiting[1]?.();
    await second.done;
    expect(worker.state).toBe('IDLE');
  });

  it('that a reload has marked ends after its last request, not before', async () => {
    const pool = new runtime.RuntimeWorkerPool();
    const worker = addWorker(pool, trigger());
    const [first, second] = [await send(pool), await send(pool)];
    pool.refresh();
    expect([worker.state, pool.readyForWork('f', 'nodejs24')]).toEqual(['FINISHING', false]);
    waiting[0]?.();
    await first.done;
    expect(kill).not.toHaveBeenCalled();
    waiting[1]?.();
    await second.done;
    expect(kill).toHaveBeenCalledTimes(1);
  });

  it('shares the load with others of its function', async () => {
    const pool = new runtime.RuntimeWorkerPool();
    const workers = [addWorker(pool, trigger()), addWorker(pool, trigger())];
    await send(pool);
    await send(pool);
    expect(workers.map(({ inFlight }) => inFlight)).toEqual([1, 1]);
  });
});

describe('cold starts', () => {
  it('of one function are shared, up to what one worker takes', async () => {
    const emulator = new FunctionsEmulator();
    const start = () => emulator.startRuntime({ codebase: 'default' }, trigger(2));
    const workers = [start(), start(), start()];
    expect(emulator.starts).toBe(2);
    for (const finish of emulator.finish) finish();
    await Promise.all(workers);
    void start();
    expect(emulator.starts).toBe(3);
  });
});

it('a function takes what its options say, 80 unless told, one in the first generation', () => {
  const [told, plain] = shared.emulatedFunctionsFromEndpoints([
    { id: 'a', region: 'r', concurrency: 5 } as { id: string },
    { id: 'b', region: 'r' },
  ]);
  expect([capacityOf(told), capacityOf(plain), capacityOf({ id: 'c', platform: 'gcfv1' })]).toEqual([
    5, 80, 1,
  ]);
});
