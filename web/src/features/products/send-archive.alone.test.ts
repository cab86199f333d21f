import { publishLimits, type UploadState } from '@tempera/domain/catalogue/product-calls';
import { beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../../firebase/write/call.ts';
import { refused } from '../../firebase/write/refused.ts';
import { ArchiveError } from './api/archives.ts';
import { sendArchive } from './send-archive.ts';

const server = vi.hoisted(() => ({
  offset: 0,
  started: 0,
  parts: [] as [offset: number, bytes: number][],
  /** What the next parts meet before one is taken. */
  failures: [] as Error[],
  known: null as string | null,
  checked: null as Error | null,
}));
const { partBytes } = publishLimits;
const size = 2 * partBytes + 3;
const state = (): UploadState => ({
  uploadId: 'one',
  status: 'open',
  offset: server.offset,
  sizeBytes: size,
  sha256: null,
  files: [],
  version: null,
});

// The browser remembers one upload.
vi.stubGlobal('localStorage', {
  getItem: () => server.known,
  setItem: (_key: string, id: string) => {
    server.known = id;
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
  sendPart: async (_slug: string, _id: string, offset: number, part: Blob) => {
    const failure = server.failures.shift();
    if (failure) throw failure;
    server.parts.push([offset, part.size]);
    server.offset = offset + part.size;
    return state();
  },
  checkUpload: async () => {
    if (server.checked) throw server.checked;
    return { ...state(), status: 'checked' };
  },
}));

const file = { size, slice: (from: number, to: number) => ({ size: Math.min(to, size) - from }) } as File;
const send = () => sendArchive('neo', file, { onProgress: () => {}, signal: new AbortController().signal });

beforeEach(() => {
  Object.assign(server, { offset: 0, started: 0, parts: [], failures: [], known: null, checked: null });
});

it('sends part by part, and has it checked', async () => {
  expect(await send()).toMatchObject({ status: 'checked', offset: size });
  expect(server.parts).toEqual([
    [0, partBytes],
    [partBytes, partBytes],
    [2 * partBytes, 3],
  ]);
});

it('goes on with what has arrived', async () => {
  Object.assign(server, { known: 'one', offset: partBytes });
  await send();
  expect(server.started).toBe(0);
  expect(server.parts.map(([offset]) => offset)).toEqual([partBytes, 2 * partBytes]);
});

it('begins anew when the upload is gone', async () => {
  server.known = 'another';
  await send();
  expect([server.started, server.known]).toEqual([1, 'one']);
});

it('tries a part again while the connection is away, and no refusal', async () => {
  vi.useFakeTimers();
  server.failures = [new CallError(null), new CallError(null)];
  const sending = send();
  await vi.runAllTimersAsync();
  await sending;
  vi.useRealTimers();
  expect(server.parts).toHaveLength(3);
  Object.assign(server, { offset: 0, failures: [refused({ reason: 'not-allowed' })] });
  await expect(send()).rejects.toMatchObject({ refusal: { reason: 'not-allowed' } });
  expect(server.known).toBe('one');
});

it('forgets an archive that was refused, and keeps one that was not looked through', async () => {
  server.checked = new CallError(null);
  await expect(send()).rejects.toThrow();
  expect(server.known).toBe('one');
  server.checked = new ArchiveError('bad');
  await expect(send()).rejects.toThrow('bad');
  expect(server.known).toBeNull();
});
