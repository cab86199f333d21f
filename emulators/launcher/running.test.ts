import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePorts, host } from './ports.ts';
import { findRunning, takeLock } from './running.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tempera-running-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const file = () => join(dir, 'running.json');
const as = (pid: number) =>
  writeFileSync(file(), JSON.stringify({ ...JSON.parse(readFileSync(file(), 'utf8')), pid }));
const any = () => true;

it('refuses a second stack on the same ports while the first lives', () => {
  const first = takeLock(0, 'http://first', dir);
  as(process.ppid);
  expect(() => takeLock(0, 'http://second', dir)).toThrow(`http://first (process ${process.ppid})`);
  takeLock(100, 'http://third', dir).giveBack();
  // Higher than any process's number.
  as(2 ** 30);
  expect(takeLock(0, 'http://second', dir).wasKilled).toBe(true);
  first.giveBack();
  expect(takeLock(0, 'http://fourth', dir).wasKilled).toBe(false);
});

it('finds a stack that is announced, alive, answers and is of use', async () => {
  const ports = await freePorts();
  const stack = { ports, env: { GCLOUD_PROJECT: 'demo-tempera' }, logFile: '/log' };
  const server = createServer().listen(ports.hub, host);
  const lock = takeLock(0, 'http://first', dir);
  as(process.ppid);
  expect(await findRunning(any, dir)).toBeUndefined();
  lock.announce(stack);
  as(process.ppid);
  expect(await findRunning(any, dir)).toMatchObject({ ...stack, url: 'http://first' });
  expect(await findRunning(({ app }) => app !== undefined, dir)).toBeUndefined();
  await new Promise((resolve) => server.close(resolve));
  expect(await findRunning(any, dir)).toBeUndefined();
  lock.giveBack();
  expect(await findRunning(any, dir)).toBeUndefined();
});
