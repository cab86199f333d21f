import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { durations } from '@tempera/domain/site/durations';
import { FieldValue } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bringPackages as migration } from '../../functions/src/migrations/bring-packages.ts';
import { noteInstalls } from '../../functions/src/migrations/note-installs.ts';
import { runMigrations } from '../../functions/src/migrations/run-migrations.ts';
import { bucket, db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { deleteProduct } from '../../functions/src/products/delete-product.ts';
import { makeTarball, sweepTarballs } from '../../functions/src/registry/made-tarballs.store.ts';
import { type KnownPackages, loadPackages } from '../../functions/src/registry/packages.store.ts';
import { bringPackages } from '../../functions/src/registry/write-packages.ts';
import { publishUpload } from '../../functions/src/releases/publish-upload.ts';
import { sweepUploads } from '../../functions/src/releases/sweep-uploads.ts';
import type { Crafted } from './support/archives.ts';
import { withRole } from './support/callers.ts';
import { filesBelow } from './support/files-below.ts';
import { nameOf, packageFiles } from './support/package-files.ts';
import { manager, putUpload, release } from './support/releases.ts';
import { putProduct, withSettings } from './support/store.ts';

afterEach(() => vi.restoreAllMocks());

const put = () => putProduct({ version: '' });
const filesOf = (slug: string, version: string) => packageFiles(slug, version, { files: [] });

/** What package managers have of a product, by version: the bucket has just the files that it names. */
async function soundPackages(slug: string): Promise<KnownPackages[]> {
  const known = (await loadPackages(slug)).toSorted((one, other) => (one.version < other.version ? -1 : 1));
  const named = known.flatMap(({ npm }) => (npm ? [npm.file] : []));
  expect((await filesBelow(`tarballs/${slug}/`)).toSorted()).toEqual(named.toSorted());
  return known;
}
const versions = (known: readonly KnownPackages[]) => known.map(({ version }) => version);

describe('a release', () => {
  it('says what its tarball is', async () => {
    const slug = await put();
    await release(slug, '1.0.0', await filesOf(slug, '1.0.0'));
    const [known] = await soundPackages(slug);
    expect(known).toMatchObject({ version: '1.0.0', npm: { name: await nameOf(slug), fileCount: 4 } });
  });

  it('keeps the name that it came out under when the store takes another', async () => {
    const slug = await put();
    await release(slug, '1.0.0', await filesOf(slug, '1.0.0'));
    const before = await nameOf(slug);
    await withSettings({ siteName: 'Another Store' }, async () => {
      expect(await nameOf(slug)).toBe(`@anotherstore/${slug}`);
      await release(slug, '1.1.0', await filesOf(slug, '1.1.0'));
    });
    expect((await soundPackages(slug)).map(({ npm }) => npm?.name)).toEqual([
      before,
      `@anotherstore/${slug}`,
    ]);
  });

  it('has no tarball where it is no package, and says why it has no item', async () => {
    const slug = await put();
    const binary = { name: 'neo/a.png', data: Buffer.from([0]) };
    await release(slug, '1.0.0', [{ name: 'neo/package.json', data: '{"name":"neo"}' }, binary]);
    await release(slug, '1.1.0', [{ name: 'neo/package.json', data: '{' }]);
    expect(await soundPackages(slug)).toMatchObject([
      { npm: null, itemProblem: 'binary' },
      { npm: null, itemProblem: null },
    ]);
  });

  it('leaves nothing when it is refused', async () => {
    const slug = await put();
    await release(slug, '2.0.0', await filesOf(slug, '2.0.0'));
    await expect(release(slug, '1.0.0', await filesOf(slug, '1.0.0'))).rejects.toMatchObject({
      refusal: { reason: 'version-not-newer' },
    });
    expect(versions(await soundPackages(slug))).toEqual(['2.0.0']);
  });

  it('has the files of one attempt when several are made at once', async () => {
    const slug = await put();
    const asked = ['1.1.0', '1.1.0', '1.2.0'];
    const uploads = await Promise.all(
      asked.map(async (version) => putUpload(slug, await filesOf(slug, version))),
    );
    await Promise.allSettled(
      uploads.map((upload, n) =>
        publishUpload(upload, { version: asked[n] ?? '', changelog: 'x', open: [] }, manager),
      ),
    );
    expect(versions(await soundPackages(slug))).toContain('1.2.0');
  });

  it('goes with its product', async () => {
    const slug = await put();
    await release(slug, '1.0.0', await filesOf(slug, '1.0.0'));
    await deleteProduct({ slug }, await withRole('admin'));
    expect(await soundPackages(slug)).toEqual([]);
  });

  it.each([
    [
      'text',
      (n: number) =>
        Array.from(
          { length: 300 },
          (_, line) => `export const v${line} = ${Math.imul(line + n * 997, 2_654_435_761)};`,
        ).join('\n'),
    ],
    ['what does not compress', () => randomBytes(5_000)],
  ])('costs a quarter more than its archives, ten releases that change little: %s', async (_what, dataOf) => {
    const slug = await put();
    const large = Array.from({ length: 40 }, (_, n) => ({ name: `neo/src/${n}.ts`, data: dataOf(n) }));
    for (let n = 0; n < 10; n += 1)
      await release(
        slug,
        `1.${n}.0`,
        await packageFiles(slug, `1.${n}.0`, { files: [...large, { name: 'neo/CHANGES.md', data: `${n}` }] }),
      );
    const bytes = async (prefix: string) => {
      const [found] = await (await bucket()).getFiles({ prefix });
      return found.reduce((sum, { metadata }) => sum + Number(metadata.size), 0);
    };
    const zips = await bytes(`archives/${slug}/`);
    const others = (await bytes(`git/${slug}/`)) + (await bytes(`tarballs/${slug}/`));
    expect(await bytes(`installs/${slug}/`)).toBe(0);
    expect((zips + others) / zips).toBeLessThan(1.25);
  });
});

describe('a tarball', () => {
  /** A release with its tarball's bytes, made now or earlier. */
  async function one(files: Crafted[] = []) {
    const slug = await put();
    await release(slug, '1.0.0', await packageFiles(slug, '1.0.0', { files }));
    const [known] = await soundPackages(slug);
    const splice = known?.npm?.file ?? '';
    const make = () => makeTarball(slug, '1.0.0', splice);
    const read = async (path: string) => (await (await bucket()).file(path).download())[0];
    return { slug, npm: known?.npm, make, read };
  }
  const later = (ms: number) => vi.spyOn(clock, 'now').mockReturnValue(Date.now() + ms);

  it('is made of its archive when somebody wants it, just as the release said', async () => {
    const { slug, npm, make, read } = await one([{ name: 'neo/large', data: randomBytes(3_000_000) }]);
    const [path = '', ...others] = await Promise.all([make(), make(), make()]);
    expect(others).toEqual([path, path]);
    expect(await filesBelow(`installs/${slug}/`)).toEqual([path]);
    const bytes = await read(path);
    expect(bytes).toHaveLength(npm?.sizeBytes ?? 0);
    expect(`sha512-${createHash('sha512').update(bytes).digest('base64')}`).toBe(npm?.integrity);
  });

  it('stays for half a day at least after it was asked for, then goes, and is made again', async () => {
    const { slug, npm, make, read } = await one();
    const path = await make();
    const generation = async () => (await (await bucket()).file(path).getMetadata())[0].generation;
    const first = await generation();
    later(durations.tarballKept / 2 - 60_000);
    await make();
    await sweepTarballs();
    expect(await generation()).toBe(first);
    later(durations.tarballKept / 2 + 60_000);
    await make();
    expect(await generation()).not.toBe(first);
    later(durations.tarballKept + 60_000);
    await sweepTarballs();
    expect(await filesBelow(`installs/${slug}/`)).toEqual([]);
    vi.restoreAllMocks();
    expect(await read(await make())).toHaveLength(npm?.sizeBytes ?? 0);
  });

  it('is the stored one where the release has it from before', async () => {
    const stored = 'tarballs/neo/1.0.0/x/neo-1.0.0.tgz';
    expect(await makeTarball('neo', '1.0.0', stored)).toBe(stored);
  });

  it('goes with its product', async () => {
    const { slug, make } = await one();
    await make();
    await deleteProduct({ slug }, await withRole('admin'));
    expect(await filesBelow(`installs/${slug}/`)).toEqual([]);
  });
});

describe('a process that is killed while it publishes', () => {
  const script = fileURLToPath(new URL('support/publish-and-die.ts', import.meta.url));

  it('leaves nothing that is served, and the sweep takes its files away', async () => {
    const slug = await put();
    await release(slug, '1.0.0', await filesOf(slug, '1.0.0'));
    const upload = await putUpload(slug, await filesOf(slug, '1.1.0'));
    const told = { when: 'before', slug, uploadId: upload.uploadId, version: '1.1.0' };
    const child = spawn(process.execPath, [script, JSON.stringify(told)], { stdio: 'ignore' });
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
    expect(versions(await loadPackages(slug))).toEqual(['1.0.0']);
    expect(await filesBelow(`tarballs/${slug}/1.1.0/`)).toHaveLength(1);
    vi.spyOn(clock, 'now').mockReturnValue(Date.now() + durations.uploadKept + 1_000);
    await sweepUploads();
    expect(versions(await soundPackages(slug))).toEqual(['1.0.0']);
  });
});

describe('releases from before there were packages', () => {
  async function older() {
    const slug = await put();
    for (const version of ['0.9.0', '0.10.0']) await release(slug, version, await filesOf(slug, version));
    const known = await soundPackages(slug);
    await db().recursiveDelete(db().collection(`products/${slug}/packages`));
    await (await bucket()).deleteFiles({ prefix: `tarballs/${slug}/` });
    return { slug, known };
  }
  const sums = (known: readonly KnownPackages[]) => known.map(({ npm }) => npm?.integrity);

  it('become some, by whoever comes', async () => {
    const { slug, known } = await older();
    await db().doc(`migrations/${migration.id}`).delete();
    expect(await runMigrations({ list: [migration] })).toMatchObject([
      { state: 'done', counts: { failed: 0 } },
    ]);
    const brought = await soundPackages(slug);
    expect(sums(brought)).toEqual(sums(known));
    // Again, and by two at once, nothing changes.
    await Promise.all([bringPackages(slug), bringPackages(slug)]);
    expect(await soundPackages(slug)).toEqual(brought);
  });

  it('say in public how they are installed, as what is published does', async () => {
    const slug = await put();
    await release(slug, '1.0.0', await filesOf(slug, '1.0.0'));
    const version = db().doc(`products/${slug}/versions/1.0.0`);
    const published = (await version.get()).get('installs');
    expect(published).toEqual({ npm: await nameOf(slug), shadcn: expect.any(Boolean) });
    await version.update({ installs: FieldValue.delete() });
    await noteInstalls.steps[0]?.bring(slug);
    expect((await version.get()).get('installs')).toEqual(published);
  });

  it('have one set of files when two come at once', async () => {
    const { slug } = await older();
    await Promise.all([bringPackages(slug), bringPackages(slug), bringPackages(slug)]);
    expect(versions(await soundPackages(slug))).toEqual(['0.10.0', '0.9.0']);
  });

  it('are passed over where their archive is lost', async () => {
    const { slug } = await older();
    await (await bucket()).deleteFiles({ prefix: `archives/${slug}/0.9.0/` });
    await bringPackages(slug);
    expect(versions(await soundPackages(slug))).toEqual(['0.10.0']);
  });
});
