import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyFiles } from '../../../tests/functions/support/any-files.ts';
import { type Crafted, craft } from '../../../tests/functions/support/archives.ts';
import { listArchive } from '../releases/read-archive.ts';
import { packTarball } from './pack-tarball.ts';

async function pack(files: readonly Crafted[]) {
  const target = new PassThrough();
  const [packed, bytes] = await Promise.all([
    packTarball(await listArchive(craft(files)), target),
    buffer(target),
  ]);
  return { packed, bytes };
}

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
  const [file] = await listArchive(craft([{ name: 'neo/a', data: 'abc' }]));
  const short = { ...file, sizeBytes: 4 } as NonNullable<typeof file>;
  await expect(packTarball([short], new PassThrough().resume())).rejects.toThrow(/size/i);
});

it('fails with what it is written into', async () => {
  const files = await listArchive(craft([{ name: 'neo/a', data: Buffer.alloc(500_000, 7), method: 0 }]));
  const full = new PassThrough({ transform: (_bytes, _encoding, done) => done(new Error('full')) });
  await expect(packTarball(files, full)).rejects.toThrow('full');
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
