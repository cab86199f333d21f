import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { targetHeader } from './share-workers.ts';

const codebase = `
export const events = [];
export const echo = (request, response) => response.send({ url: request.url, headers: request.headers, body: request.body, raw: String(request.rawBody) });
export const group = { seen: (request, response) => response.send(events) };
export const note = async (event) => { events.push(event); };
export const fail = async () => { throw new Error('broken'); };
`;

let dir: string;
let worker: ChildProcess;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'worker-'));
  writeFileSync(join(dir, 'package.json'), '{ "type": "module", "main": "functions.js" }');
  writeFileSync(join(dir, 'functions.js'), codebase);
  const file = join(import.meta.dirname, 'function-worker.ts');
  const env = { ...process.env, PORT: join(dir, 'socket') };
  worker = spawn(process.execPath, [file], { cwd: dir, env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  await vi.waitFor(() => send('/__/health'), { timeout: 20_000 });
});
afterAll(() => {
  worker.kill();
  rmSync(dir, { recursive: true });
});

async function send(path: string, headers: IncomingHttpHeaders = {}, body = '') {
  const sent = request({ socketPath: join(dir, 'socket'), path, method: body ? 'POST' : 'GET', headers });
  sent.end(body);
  const [response] = await once(sent, 'response');
  const answer = await text(response);
  return { status: response.statusCode, answer };
}
const json = { 'content-type': 'application/json' };

it('runs the function that a request names, which does not see how it was named', async () => {
  const { status, answer } = await send('/a?b', { ...json, [targetHeader]: 'http echo' }, '{"c":1}');
  expect([status, JSON.parse(answer)]).toMatchObject([
    200,
    { url: '/a?b', body: { c: 1 }, raw: '{"c":1}', headers: json },
  ]);
  expect(answer).not.toContain(targetHeader);
});

it('hands events over in both of their shapes', async () => {
  const binary = { 'ce-id': '1', 'ce-type': 't', 'ce-source': 's', 'ce-specversion': '1.0' };
  const headers = { ...json, [targetHeader]: 'cloudevent note' };
  expect((await send('/', { ...headers, ...binary }, '{"d":2}')).status).toBe(200);
  expect((await send('/', headers, '{"id":"2","data":{"e":3}}')).status).toBe(200);
  const { answer } = await send('/', { [targetHeader]: 'http group.seen' });
  expect(JSON.parse(answer)).toEqual([
    { id: '1', type: 't', source: 's', specversion: '1.0', data: { d: 2 } },
    { id: '2', data: { e: 3 } },
  ]);
});

it('answers 500 for a function that throws or is not there, and lives on', async () => {
  const answers = [
    await send('/', { ...json, [targetHeader]: 'cloudevent fail' }, '{"id":"3"}'),
    await send('/', { [targetHeader]: 'http nobody' }),
  ];
  expect(answers).toEqual([
    { status: 500, answer: 'Error: broken' },
    { status: 500, answer: 'Error: The codebase exports no function nobody' },
  ]);
  expect((await send('/', { [targetHeader]: 'http echo' })).status).toBe(200);
});

it('ends with the emulator that started it', async () => {
  worker.disconnect();
  await once(worker, 'exit');
});
