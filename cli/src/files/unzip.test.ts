import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Crafted, craft } from '../../../tests/functions/support/archives.ts';
import { hostile } from '../../../tests/functions/support/hostile-archives.ts';
import { blobId } from '../core/git-objects.ts';
import { unzip } from './unzip.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tempera-unzip-'));
  await mkdir(join(folder, 'in'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function unpack(bytes: Buffer) {
  await writeFile(join(folder, 'a.zip'), bytes);
  return unzip(join(folder, 'a.zip'), join(folder, 'in'));
}

it('unpacks without the root folder, with modes, and tells what it has unpacked', async () => {
  const files: Crafted[] = [
    { name: 'neo-1.0.0/index.html', data: '<p>Hi</p>' },
    { name: 'neo-1.0.0/bin/run.sh', data: '#!/bin/sh\n', mode: 0o100755 },
    { name: 'neo-1.0.0/empty', data: '', method: 0 },
  ];
  const unpacked = await unpack(craft(files));
  expect(unpacked).toEqual([
    { path: 'index.html', executable: false, blob: blobId(Buffer.from('<p>Hi</p>')) },
    { path: 'bin/run.sh', executable: true, blob: blobId(Buffer.from('#!/bin/sh\n')) },
    { path: 'empty', executable: false, blob: blobId(Buffer.alloc(0)) },
  ]);
  expect(await readFile(join(folder, 'in/index.html'), 'utf8')).toBe('<p>Hi</p>');
  expect((await stat(join(folder, 'in/bin/run.sh'))).mode & 0o111).not.toBe(0);
});

/** What harms nobody here, though a store refuses it: whether these are the bytes of the release, their SHA-256 has told. */
const harmless = new Set([
  'a bomb',
  'a link in an extra field',
  'a name in no known letters',
  'a second name',
  'a wrong sum',
  'an archive in the archive',
  'a packed stream in the archive',
  'a device name',
  'files that share their bytes',
  'too many files',
  'two archives in one',
  'two names for one file',
]);

it.each(Object.entries(hostile))('writes nothing outside of the folder of %s', async (what, [make]) => {
  const result = await unpack(make()).then(
    () => 'unpacked',
    (cause) => cause.reason,
  );
  if (!harmless.has(what)) expect(result).toBe('archive-unsafe');
  expect((await readdir(folder)).toSorted()).toEqual(['a.zip', 'in']);
  const found = await readdir(join(folder, 'in'), { recursive: true, withFileTypes: true });
  expect(found.filter((one) => !one.isFile() && !one.isDirectory())).toEqual([]);
  expect(found.filter(({ name }) => /^\.git$/i.test(name))).toEqual([]);
});
