import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { download } from './download.ts';
import { serve } from './test-server.ts';

const bytes = randomBytes(300_000);
const sha256 = createHash('sha256').update(bytes).digest('hex');

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tempera-download-'));
  file = join(folder, 'archive.part');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Answer = (from: number, response: ServerResponse) => void;

const sendFrom: Answer = (from, response) => {
  const range = `bytes ${from}-${bytes.length - 1}/${bytes.length}`;
  response
    .writeHead(from > 0 ? 206 : 200, from > 0 ? { 'content-range': range } : {})
    .end(bytes.subarray(from));
};

/** Breaks the connection after so many bytes. */
const breakAfter =
  (length: number): Answer =>
  (from, response) => {
    const range = `bytes ${from}-${bytes.length - 1}/${bytes.length}`;
    response.writeHead(from > 0 ? 206 : 200, {
      'content-length': bytes.length - from,
      ...(from > 0 && { 'content-range': range }),
    });
    response.write(bytes.subarray(from, from + length), () => setImmediate(() => response.destroy()));
  };

/** Downloads from a server that answers so, one after the other, and whole at last. */
async function fetchBy(answers: readonly Answer[], sum = sha256) {
  const left = [...answers];
  const asked: number[] = [];
  let links = 1;
  const origin = await serve((request, response) => {
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    asked.push(from);
    (left.shift() ?? sendFrom)(from, response);
  });
  const link = { url: `${origin}/a`, fileName: 'a.zip', sizeBytes: bytes.length, sha256: sum, expiresAt: 0 };
  const told: number[] = [];
  const ask = async () => {
    links += 1;
    return link;
  };
  const done = download(
    file,
    link,
    ask,
    (arrived) => told.push(arrived),
    async () => undefined,
  );
  await done.catch(() => undefined);
  return { done, asked, told, links: () => links };
}

it('brings an archive whole, and tells how far it is', async () => {
  const { done, told } = await fetchBy([]);
  await done;
  expect(await readFile(file)).toEqual(bytes);
  expect(told.at(-1)).toBe(bytes.length);
});

it('goes on where an earlier run has left it', async () => {
  await writeFile(file, bytes.subarray(0, 1_000));
  const { done, asked } = await fetchBy([]);
  await done;
  expect(asked).toEqual([1_000]);
  expect(await readFile(file)).toEqual(bytes);
});

it('goes on where the connection broke, as long as something arrives', async () => {
  const { done, asked } = await fetchBy(Array.from({ length: 7 }, () => breakAfter(30_000)));
  await done;
  expect(asked).toHaveLength(8);
  expect(asked.at(-1)).toBeGreaterThan(0);
  expect(await readFile(file)).toEqual(bytes);
});

it('begins anew where the server sends all of it, and asks for a link once one has ended', async () => {
  await writeFile(file, randomBytes(1_000));
  const whole: Answer = (_from, response) => sendFrom(0, response);
  const ended: Answer = (_from, response) => response.writeHead(403).end('{}');
  const { done, links } = await fetchBy([ended, whole]);
  await done;
  expect(links()).toBe(2);
  expect(await readFile(file)).toEqual(bytes);
});

it('takes no other part than the one that it asked for', async () => {
  await writeFile(file, bytes.subarray(0, 1_000));
  const other: Answer = (_from, response) => sendFrom(2_000, response);
  const { done, asked } = await fetchBy([other]);
  await done;
  expect(asked).toEqual([1_000, 1_000]);
  expect(await readFile(file)).toEqual(bytes);
});

it('gives up when nothing more arrives, and keeps what has', async () => {
  await writeFile(file, bytes.subarray(0, 1_000));
  const { done, asked } = await fetchBy(Array.from({ length: 9 }, () => breakAfter(0)));
  await expect(done).rejects.toMatchObject({ ending: 'unreachable' });
  expect(asked).toHaveLength(5);
  expect(await readFile(file)).toEqual(bytes.subarray(0, 1_000));
});

it('says which file can’t be written, at once', async () => {
  file = join(folder, 'nowhere', 'archive.part');
  const { done, asked } = await fetchBy([]);
  await expect(done).rejects.toMatchObject({ ending: 'local', message: expect.stringContaining(file) });
  expect(asked).toHaveLength(1);
});

it('keeps nothing whose sum is another, nor more than was told', async () => {
  const { done } = await fetchBy([], 'a'.repeat(64));
  await expect(done).rejects.toMatchObject({ reason: 'checksum' });
  await expect(readFile(file)).rejects.toThrow('ENOENT');
  const long: Answer = (_from, response) => response.writeHead(200).end(Buffer.concat([bytes, bytes]));
  const { done: longer } = await fetchBy(Array.from({ length: 9 }, () => long));
  await expect(longer).rejects.toMatchObject({ ending: 'unreachable' });
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});
