import { spawn } from 'node:child_process';
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
import { type KnownPackages, loadPackages } from '../../functions/src/registry/packages.store.ts';
import { bringPackages } from '../../functions/src/registry/write-packages.ts';
import { publishUpload } from '../../functions/src/releases/publish-upload.ts';
import { sweepUploads } from '../../functions/src/releases/sweep-uploads.ts';
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
  it('has its tarball with it', async () => {
    const slug = await put();
    await release(slug, '1.0.0', await filesOf(slug, '1.0.0'));
    const [known] = await soundPackages(slug);
    expect(known).toMatchObject({ version: '1.0.0', npm: { name: await nameOf(slug), fileCount: 4 } });
    const [bytes] = await (await bucket()).file(known?.npm?.file ?? '').download();
    expect(bytes).toHaveLength(known?.npm?.sizeBytes ?? 0);
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

  it('costs about as much again as its archive, ten releases of a template that changes little', async () => {
    const slug = await put();
    const large = Array.from({ length: 40 }, (_, n) => ({
      name: `neo/src/${n}.ts`,
      data: Array.from(
        { length: 300 },
        (_, line) => `export const v${line} = ${Math.imul(line + n * 997, 2_654_435_761)};`,
      ).join('\n'),
    }));
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
    const packs = await bytes(`git/${slug}/`);
    const tarballs = (await soundPackages(slug)).reduce((sum, { npm }) => sum + (npm?.sizeBytes ?? 0), 0);
    expect((zips + packs + tarballs) / zips).toBeLessThan(2.1);
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
