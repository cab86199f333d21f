import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shareWorkers, targetHeader } from './share-workers.ts';

const require = createRequire(import.meta.url);
const { FunctionsEmulator, IPCConn } = require('firebase-tools/lib/emulator/functionsEmulator');
const shared = { ...require('firebase-tools/lib/emulator/functionsEmulatorShared') };
const workers = require('firebase-tools/lib/emulator/functionsRuntimeWorker');
shareWorkers({ ...workers, FunctionsEmulator, IPCConn, shared });

const code = `
const events = [];
export const echo = ({ url, headers, body, rawBody }, response) =>
  response.send({ url, headers, body, raw: String(rawBody), pid: process.pid });
export const group = { seen: (_, response) => response.send(events) };
export const note = async (event) => { events.push(event); };
export const recover = async (event) => {
  if (events.push(event) % 2) throw new Error('busy');
};
recover.__endpoint = { eventTrigger: { retry: true } };
export const fail = async () => { throw new Error('broken'); };
`;
const written = {
  eventTrigger: { eventType: 'google.cloud.firestore.document.v1.written', eventFilters: {} },
};
const functions = [
  { id: 'echo', httpsTrigger: {} },
  { id: 'nobody', httpsTrigger: {} },
  { id: 'note', ...written },
  { id: 'recover', ...written },
  { id: 'fail', ...written },
  // With the events, whose notes it reads.
  { id: 'group-seen', entryPoint: 'group.seen', taskQueueTrigger: {} },
];

let dir: string;
let backend: { codebase: string; functionsDir: string; [key: string]: unknown };
let emulator: InstanceType<typeof FunctionsEmulator>;
let server: Server;
let origin: string;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'worker-'));
  writeFileSync(join(dir, 'package.json'), '{ "type": "module", "main": "functions.js" }');
  writeFileSync(join(dir, 'functions.js'), code);
  const runtime = { runtime: 'nodejs24', bin: process.execPath };
  backend = { codebase: 'default', functionsDir: dir, ...runtime, env: {}, secretEnv: [] };
  emulator = new FunctionsEmulator({
    projectId: 'demo-worker',
    projectDir: dir,
    emulatableBackends: [backend],
  });
  const common = { region: 'r', platform: 'gcfv2', codebase: 'default' };
  const endpoints = functions.map((options) => ({ entryPoint: options.id, ...common, ...options }));
  for (const trigger of shared.emulatedFunctionsFromEndpoints(endpoints))
    emulator.addTriggerRecord(trigger, { backend, ignored: false });
  server = emulator.createHubServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  emulator.workerPools.default.exit();
  server.close();
  rmSync(dir, { recursive: true });
});

const json = { 'content-type': 'application/json' };

const call = (name: string) => `${origin}/demo-worker/r/${name}`;
const event = (name: string) => `${origin}/functions/projects/demo-worker/triggers/r-${name}-0`;
async function send(url: string, headers: Record<string, string> = {}, body?: string) {
  const response = await fetch(url, { headers, ...(body ? { method: 'POST', body } : {}) });
  return { status: response.status, body: await response.text() };
}

/** Tells one worker from the next. */
const pid = async () => JSON.parse((await send(call('echo'))).body).pid;

it('runs the function that a request is for, which does not see how it was named', async () => {
  const { status, body } = await send(
    `${call('echo')}/a?b`,
    { ...json, [targetHeader]: 'http other' },
    '{"c":1}',
  );
  expect([status, JSON.parse(body)]).toMatchObject([
    200,
    { url: '/a?b', body: { c: 1 }, raw: '{"c":1}', headers: json },
  ]);
  expect(body).not.toContain(targetHeader);
});

it('hands events over in both of their shapes', async () => {
  const binary = { 'ce-id': '1', 'ce-type': 't', 'ce-source': 's', 'ce-specversion': '1.0' };
  expect((await send(event('note'), { ...json, ...binary }, '{"d":2}')).status).toBe(200);
  expect((await send(event('note'), json, '{"id":"2","data":{"e":3}}')).status).toBe(200);
  const { body } = await send(call('group-seen'));
  expect(JSON.parse(body)).toEqual([
    { id: '1', type: 't', source: 's', specversion: '1.0', data: { d: 2 } },
    { id: '2', data: { e: 3 } },
  ]);
});

it('brings an event again to a function that asks for it, and answers once it is heard', async () => {
  expect(await send(event('recover'), json, '{"id":"5"}')).toMatchObject({ status: 200 });
  const { body } = await send(call('group-seen'));
  expect(JSON.parse(body).slice(-2)).toEqual([{ id: '5' }, { id: '5' }]);
});

it('answers 500 for a function that throws or is not there, and lives on', async () => {
  const before = await pid();
  expect([await send(event('fail'), json, '{"id":"3"}'), await send(call('nobody'))]).toEqual([
    { status: 500, body: 'Error: broken' },
    { status: 500, body: 'Error: The codebase exports no function nobody' },
  ]);
  expect(JSON.parse((await send(call('group-seen'))).body)).toHaveLength(4);
  expect(await pid()).toBe(before);
});

it('is another one after a reload, with the code of then', async () => {
  const before = await pid();
  writeFileSync(join(dir, 'functions.js'), code.replace('broken', 'mended'));
  emulator.workerPools.default.refresh();
  expect(await pid()).not.toBe(before);
  expect((await send(event('fail'), json, '{"id":"4"}')).body).toBe('Error: mended');
});

it('ends with the emulator that started it', async () => {
  const worker = await emulator.startRuntime(backend, emulator.getTriggerRecordByKey('r-echo').def);
  const exit = once(worker.runtime.process, 'exit');
  worker.runtime.process.disconnect();
  expect(await exit).toEqual([0, null]);
});
