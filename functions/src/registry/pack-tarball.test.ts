import { execFile, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { constants, createInflateRaw, deflateRawSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyFiles } from '../../../tests/functions/support/any-files.ts';
import { type Crafted, craft } from '../../../tests/functions/support/archives.ts';
import { listArchive } from '../releases/read-archive.ts';
import { findDeflateEnd } from './deflate-end.ts';
import { describeTarball, planTarball } from './pack-tarball.ts';
import { decodePieces, encodePieces, joinPieces } from './splice.ts';

async function packArchive(archive: Buffer, chunkBytes = archive.length) {
  const files = await listArchive(archive);
  const pieces = await planTarball(archive, files);
  const packed = await describeTarball(archive, files, pieces);
  const chunks = Array.from({ length: Math.ceil(archive.length / chunkBytes) }, (_, n) =>
    archive.subarray(n * chunkBytes, (n + 1) * chunkBytes),
  );
  const stored = await encodePieces(pieces);
  const bytes = await buffer(joinPieces(chunks, await decodePieces(stored)));
  return { packed, bytes, storedBytes: stored.length };
}
const pack = (files: readonly Crafted[]) => packArchive(craft(files));

const small: Crafted[] = [
  { name: 'neo/', mode: 0o040755, method: 0 },
  { name: 'neo/package.json', data: '{}' },
  { name: 'neo/run.sh', data: '#!/bin/sh\n', mode: 0o100755 },
];

it('makes the same of the same, and says what it made', async () => {
  const { packed, bytes } = await pack(small);
  expect((await pack(small)).bytes.equals(bytes)).toBe(true);
  expect(packed).toEqual({
    sizeBytes: bytes.length,
    unpackedBytes: 12,
    fileCount: 2,
    shasum: createHash('sha1').update(bytes).digest('hex'),
    integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
  });
});

it('fails when a file is not as long as it says', async () => {
  const archive = craft([{ name: 'neo/a', data: 'abc' }]);
  const [file] = await listArchive(archive);
  const short = { ...file, sizeBytes: 4 } as NonNullable<typeof file>;
  await expect(planTarball(archive, [short])).rejects.toThrow(/size/i);
});

it('fails when the archive is shorter than it was', async () => {
  const archive = craft(small);
  const pieces = await planTarball(archive, await listArchive(archive));
  await expect(buffer(joinPieces([archive.subarray(0, 80)], pieces))).rejects.toThrow('too short');
});

it('is the same in whatever chunks the archive comes', async () => {
  const { bytes } = await pack(small);
  for (const chunk of [1, 7, 64])
    expect((await packArchive(craft(small), chunk)).bytes.equals(bytes)).toBe(true);
});

describe('what compresses an archive', () => {
  const { Z_DEFAULT_STRATEGY, Z_FILTERED, Z_FIXED, Z_HUFFMAN_ONLY, Z_RLE } = constants;
  const words = Array.from({ length: 30_000 }, (_, n) => `${Math.imul(n, 2_654_435_761) % 9_973} px;\n`).join(
    '',
  );
  const noise = randomBytes(200_000);
  const contents = {
    nothing: '',
    'a letter': 'a',
    'one over and over': Buffer.alloc(300_000, 7),
    text: words,
    noise,
    both: Buffer.concat([Buffer.from(words), noise, Buffer.from(words)]),
  };

  it.each(
    Object.entries({ Z_DEFAULT_STRATEGY, Z_FILTERED, Z_FIXED, Z_HUFFMAN_ONLY, Z_RLE }).flatMap(
      ([name, strategy]) => [0, 1, 6, 9].map((level) => [name, level, strategy] as const),
    ),
  )('is of no account: %s at level %i', async (_name, level, strategy) => {
    for (const data of Object.values(contents)) {
      const packed = deflateRawSync(Buffer.from(data as string), { level, strategy });
      // Whatever stands after it, its end is found.
      for (const rest of ['', '00', 'ff01020304']) {
        const { lastBlock, end } = await findDeflateEnd(Buffer.concat([packed, Buffer.from(rest, 'hex')]));
        expect(Math.ceil(end / 8)).toBe(packed.length);
        expect(((packed[lastBlock >>> 3] ?? 0) >>> (lastBlock & 7)) & 1).toBe(1);
      }
    }
    const files = Object.entries(contents).map(([name, data]) => ({
      name: `neo/${name}`,
      data,
      level,
      strategy,
    }));
    const { bytes, packed } = await packArchive(craft(files), 65_536);
    const tar = gunzipSync(bytes);
    for (const data of Object.values(contents)) expect(tar.includes(Buffer.from(data as string))).toBe(true);
    expect(createHash('sha512').update(bytes).digest('base64')).toBe(
      packed.integrity.slice('sha512-'.length),
    );
    // One gzip file, not several: some programs read the first alone.
    const once = createInflateRaw();
    once.end(bytes.subarray(10));
    expect((await buffer(once)).equals(tar)).toBe(true);
    expect(once.bytesWritten).toBe(bytes.length - 10 - 8);
  });

  it('fails for one that does not end', async () => {
    const packed = deflateRawSync(Buffer.from(words));
    for (const cut of [0, 1, 100, packed.length - 1])
      await expect(findDeflateEnd(packed.subarray(0, cut))).rejects.toThrow('damaged');
    await expect(findDeflateEnd(Buffer.from('07', 'hex'))).rejects.toThrow('damaged');
  });
});

it('is put together from little', async () => {
  const files = Array.from({ length: 200 }, (_, n) => ({
    name: `neo/src/${n}.bin`,
    data: randomBytes(2_000),
  }));
  const { bytes, storedBytes } = await pack(files);
  expect(storedBytes).toBeLessThan(bytes.length / 20);
});

const hasTar = spawnSync('tar', ['--version']).status === 0;

describe.skipIf(!hasTar)('what stock tar (skipped where there is none) makes of it', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tempera-tarball-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Each file below `package/` with whether it runs and its content, by its path. */
  async function unpack(bytes: Buffer, name: string): Promise<Map<string, string>> {
    const into = join(folder, name);
    await mkdir(into);
    await writeFile(`${into}.tgz`, bytes);
    await promisify(execFile)('tar', ['-xzf', `${into}.tgz`, '-C', into]);
    expect(await readdir(into)).toEqual(['package']);
    const found = new Map<string, string>();
    for (const one of await readdir(into, { recursive: true, withFileTypes: true })) {
      if (!one.isFile()) continue;
      const path = join(one.parentPath, one.name);
      const runs = ((await stat(path)).mode & 0o100) !== 0;
      found.set(
        path.slice(into.length + '/package/'.length),
        `${runs} ${(await readFile(path)).toString('hex')}`,
      );
    }
    return found;
  }

  const said = (files: readonly Crafted[]) =>
    new Map(
      files.map(({ name, data = '', mode = 0 }) => [
        String(name).slice(5),
        `${(mode & 0o100) !== 0} ${Buffer.from(data as string).toString('hex')}`,
      ]),
    );

  it('has each file of the archive to the last byte, whatever it is called', async () => {
    let n = 0;
    await fc.assert(
      fc.asyncProperty(anyFiles, async (files) => {
        const { bytes, packed } = await pack(files);
        expect(await unpack(bytes, `${n++}`)).toEqual(said(files));
        expect(packed.fileCount).toBe(files.length);
      }),
      { numRuns: 25 },
    );
  });

  it('has names of every length that an archive may have', async () => {
    const lengths = [90, 99, 100, 101, 154, 155, 156, 200, 230];
    const files = lengths.flatMap((length) => [
      { name: `root/${'x'.repeat(length)}`, data: `${length}`, mode: 0o100644 },
      { name: `root/${'d/'.repeat(10)}${'y'.repeat(length - 20)}`, data: '', mode: 0o100755 },
      { name: `root/${'é'.repeat(Math.floor(length / 2))}.md`, data: 'é', mode: 0 },
    ]);
    expect(await unpack((await pack(files)).bytes, 'long')).toEqual(said(files));
  });
});
