import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { bucket } from '../../functions/src/platform/admin.ts';
import { makeTarball } from '../../functions/src/registry/made-tarballs.store.ts';
import { anyFiles } from './support/any-files.ts';
import type { Crafted } from './support/archives.ts';
import { git, hasGit } from './support/git.ts';
import { openGitServer } from './support/git-server.ts';
import { nameOf } from './support/package-files.ts';
import { release } from './support/releases.ts';
import { putProduct, readDocument } from './support/store.ts';

/** What a buyer has of a release by git, and by npm, is what the ZIP has, to the last byte. */

let server: Awaited<ReturnType<typeof openGitServer>>;
let folder = '';
beforeAll(async () => {
  server = await openGitServer(async (slug) => String((await readDocument(`products/${slug}`))?.version));
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tempera-git-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Each file with whether it runs and its sum, by its path. */
type Sums = Record<string, string>;

const described = (runs: boolean, bytes: Buffer) => `${runs ? 'runs' : 'plain'} ${sumOf(bytes)}`;

/** What the published archive has, read by another reader than ours; all of it lies below one folder. */
async function inArchive(slug: string, version: string): Promise<Sums> {
  const { fileName } = (await readDocument(`products/${slug}/versions/${version}`)) ?? {};
  const [bytes] = await (await bucket()).file(`archives/${slug}/${version}/${fileName}`).download();
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const found: Sums = {};
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    const parts: Buffer[] = [];
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
    const path = entry.fileName.slice(entry.fileName.indexOf('/') + 1);
    found[path] = described(((entry.externalFileAttributes >>> 16) & 0o100) !== 0, Buffer.concat(parts));
  }
  return found;
}

/** What git has checked out. */
async function inFolder(path: string): Promise<Sums> {
  const found: Sums = {};
  for (const one of await readdir(path, { recursive: true, withFileTypes: true })) {
    const full = join(one.parentPath, one.name);
    const within = full.slice(path.length + 1);
    if (!one.isFile() || within.startsWith('.git/')) continue;
    found[within] = described(((await stat(full)).mode & 0o100) !== 0, await readFile(full));
  }
  return found;
}

/** What stock tar makes of the tarball of a release. */
async function inTarball(slug: string, version: string): Promise<Sums> {
  const { npm } = (await readDocument(`products/${slug}/packages/${version}`)) ?? {};
  const into = join(folder, `${slug}-${version}`);
  await mkdir(into);
  await (await bucket())
    .file(await makeTarball(slug, version, npm.file))
    .download({ destination: `${into}.tgz` });
  await promisify(execFile)('tar', ['-xzf', `${into}.tgz`, '-C', into]);
  return inFolder(join(into, 'package'));
}

/** With what makes it a package. */
async function asPackage(slug: string, version: string, files: readonly Crafted[]): Promise<Crafted[]> {
  const [root = ''] = String(files[0]?.name).split('/');
  const data = JSON.stringify({ name: await nameOf(slug), version });
  return [...files, { name: `${root}/package.json`, data }];
}

/** Publishes these releases, clones them, and holds what git checks out of each, and what npm gets, to its archive. */
async function expectSame(releases: readonly (readonly Crafted[])[]): Promise<void> {
  const slug = await putProduct({ version: '' });
  for (const [n, files] of releases.entries())
    await release(slug, `1.${n}.0`, await asPackage(slug, `1.${n}.0`, files));
  const mine = join(folder, slug);
  await git(folder, 'clone', '--quiet', server.url(slug), slug);
  expect(await git(mine, 'fsck', '--strict', '--full')).toBe('');
  for (const n of releases.keys()) {
    await git(mine, 'checkout', '--quiet', `v1.${n}.0`);
    const archived = await inArchive(slug, `1.${n}.0`);
    expect(await inFolder(mine)).toEqual(archived);
    expect(await inTarball(slug, `1.${n}.0`)).toEqual(archived);
  }
}

/** Bytes that do not compress, the same each time. */
function noise(size: number, seed: number): Buffer {
  const bytes = Buffer.alloc(size);
  let state = seed;
  for (let at = 0; at < size; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes.writeUInt32LE((state ^ (state >>> 13)) >>> 0, at);
  }
  return bytes;
}

const mib = 1024 * 1024;

describe.skipIf(!hasGit)('the tree of a release (skipped where there is no git) is its archive', () => {
  it('whatever its files are called, and whichever came, changed and went', async () => {
    await fc.assert(
      fc.asyncProperty(anyFiles, anyFiles, async (first, second) => {
        await expectSame([first, second, [...second].reverse(), first]);
      }),
      { numRuns: 40, endOnFailure: true },
    );
  });

  it('with 1,000 files', async () => {
    const files = (said: string) =>
      Array.from({ length: 1_000 }, (_, n) => ({
        name: `neo/${n % 7}/${'deep/'.repeat(n % 20)}${n}.txt`,
        data: n % 10 === 0 ? '' : `${n} ${n % 3 === 0 ? said : ''}`,
        mode: n % 5 === 0 ? 0o100755 : 0o100644,
      }));
    await expectSame([files('one'), files('two')]);
  });

  it('with 90 MB, of which one file is larger than an answer may say', async () => {
    const small = Array.from({ length: 50 }, (_, n) => ({
      name: `neo/${n}.bin`,
      data: noise(mib, n + 1),
      method: 0,
    }));
    const large = { name: 'neo/video.mp4', data: noise(36 * mib, 99), method: 0 };
    await expectSame([
      [...small, large],
      [...small.slice(1), large, { name: 'neo/new.txt', data: 'new' }],
    ]);
  });
});
