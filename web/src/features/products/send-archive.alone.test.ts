import type { OpenedUpload } from '@tempera/domain/catalogue/product-calls';
import { beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../../firebase/write/call.ts';
import { refused } from '../../firebase/write/refused.ts';
import { ArchiveError } from './api/archives.ts';
import { sendArchive } from './send-archive.ts';

const size = 1_000;
const server = vi.hoisted(() => ({
  started: 0,
  sessions: 0,
  /** How many bytes the session has; null when it is gone. */
  arrived: null as number | null,
  /** Where each request for the rest began. */
  sent: [] as number[],
  /** What requests meet before all is taken, and how far they come. */
  failures: [] as { error: Error; arrived: number }[],
  known: null as string | null,
  checked: null as Error | null,
}));
const state = (): OpenedUpload => ({
  uploadId: 'one',
  status: 'open',
  sizeBytes: size,
  sha256: null,
  packageVersion: null,
  files: [],
  version: null,
  address: 'https://files.example/one',
});

// The browser remembers one upload.
vi.stubGlobal('localStorage', {
  getItem: () => server.known,
  setItem: (_key: string, text: string) => {
    server.known = text;
  },
  removeItem: () => {
    server.known = null;
  },
});
vi.mock('./api/archives.ts', () => ({
  ArchiveError: class extends Error {},
  startUpload: async () => {
    server.started += 1;
    return state();
  },
  readUpload: async (_slug: string, id: string) => {
    if (id !== 'one') throw refused({ reason: 'upload-not-found' });
    return state();
  },
  checkUpload: async () => {
    if (server.checked) throw server.checked;
    return { ...state(), status: 'checked' };
  },
}));
vi.mock('./api/upload-session.ts', () => ({
  startSession: async () => {
    server.sessions += 1;
    server.arrived = 0;
    return `session ${server.sessions}`;
  },
  askSession: async () => server.arrived,
  sendRest: async (_session: string, _file: File, from: number) => {
    server.sent.push(from);
    const failure = server.failures.shift();
    server.arrived = failure?.arrived ?? size;
    if (failure) throw failure.error;
    return size;
  },
}));

const file = { size } as File;
const send = () => sendArchive('neo', file, { onProgress: () => {}, signal: new AbortController().signal });
const lost = (arrived: number) => ({ error: new CallError(null), arrived });
const remembered = (upload: object) => JSON.stringify(upload);

beforeEach(() => {
  const fresh = {
    started: 0,
    sessions: 0,
    arrived: null,
    sent: [],
    failures: [],
    known: null,
    checked: null,
  };
  Object.assign(server, fresh);
});

it('sends all at once, has it checked, and remembers where it went', async () => {
  expect(await send()).toMatchObject({ status: 'checked' });
  expect(server.sent).toEqual([0]);
  expect(server.known).toBe(remembered({ id: 'one', session: 'session 1' }));
});

it('goes on with what has arrived', async () => {
  Object.assign(server, { known: remembered({ id: 'one', session: 'a' }), arrived: 400 });
  await send();
  expect([server.started, server.sessions, server.sent]).toEqual([0, 0, [400]]);
});

it('only has checked what is all there', async () => {
  Object.assign(server, { known: remembered({ id: 'one', session: 'a' }), arrived: size });
  expect(await send()).toMatchObject({ status: 'checked' });
  expect(server.sent).toEqual([]);
});

it('begins the bytes anew when the session is gone, and all when the upload is', async () => {
  server.known = remembered({ id: 'one', session: 'a' });
  await send();
  expect([server.started, server.sessions]).toEqual([0, 1]);
  server.known = remembered({ id: 'another', session: 'a' });
  server.arrived = null;
  await send();
  expect([server.started, server.sessions]).toEqual([1, 2]);
  server.known = 'no JSON';
  await send();
  expect(server.started).toBe(2);
});

it('goes on from where the line broke, as long as something arrives', async () => {
  vi.useFakeTimers();
  server.failures = [100, 200, 300, 400, 500, 600].map(lost);
  const sending = send();
  await vi.runAllTimersAsync();
  await sending;
  vi.useRealTimers();
  expect(server.sent).toEqual([0, 100, 200, 300, 400, 500, 600]);
});

it('gives up after four times without a byte', async () => {
  vi.useFakeTimers();
  server.failures = [0, 0, 0, 0, 0].map(lost);
  const sending = expect(send()).rejects.toThrow(CallError);
  await vi.runAllTimersAsync();
  await sending;
  vi.useRealTimers();
  expect(server.sent).toHaveLength(4);
});

it('stops when it is told to', async () => {
  server.failures = [{ error: new DOMException('stopped', 'AbortError'), arrived: 10 }];
  await expect(send()).rejects.toThrow('stopped');
  expect(server.sent).toEqual([0]);
});

it('forgets an archive that was refused, and keeps one that was not looked through', async () => {
  server.checked = new CallError(null);
  await expect(send()).rejects.toThrow();
  expect(server.known).toContain('one');
  server.checked = new ArchiveError('bad');
  await expect(send()).rejects.toThrow('bad');
  expect(server.known).toBeNull();
});
