import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadHistory } from '../../functions/src/git/history.store.ts';
import { bringHistory } from '../../functions/src/git/write-release.ts';
import { bringHistories } from '../../functions/src/migrations/bring-histories.ts';
import { runMigrations } from '../../functions/src/migrations/run-migrations.ts';
import { bucket, db } from '../../functions/src/platform/admin.ts';
import { deleteProduct } from '../../functions/src/products/delete-product.ts';
import { publishUpload } from '../../functions/src/releases/publish-upload.ts';
import { withRole } from './support/callers.ts';
import { filesBelow } from './support/files-below.ts';
import { manager, putUpload, release, sweepAbandoned } from './support/releases.ts';
import { putProduct, readDocument } from './support/store.ts';

const files = (text: string) => [
  { name: 'neo/index.html', data: '<!doctype html>' },
  { name: 'neo/text.txt', data: text },
];
const put = () => putProduct({ version: '' });

/** What git has of a product: each release stands on the one before it, and the bucket has their packs and no more. */
async function soundHistory(slug: string) {
  const history = await loadHistory(slug);
  expect(history.map(({ parent }) => parent)).toEqual([
    null,
    ...history.slice(0, -1).map(({ commit }) => commit),
  ]);
  const named = history.flatMap(({ folder, shas }) =>
    shas.flatMap((sha) => [`${folder}pack-${sha}.idx`, `${folder}pack-${sha}.pack`]),
  );
  expect((await filesBelow(`git/${slug}/`)).toSorted()).toEqual(named.toSorted());
  return history;
}
const versions = (history: readonly { version: string }[]) => history.map(({ version }) => version);

describe('a release', () => {
  it('has its commit and tag with it, on top of the one before', async () => {
    const slug = await put();
    const first = await putUpload(slug, files('1'));
    const input = { version: '1.0.0', changelog: 'First.', open: [] };
    await publishUpload(first, input, manager);
    const [before] = await soundHistory(slug);
    // The same again changes nothing.
    await publishUpload(first, input, manager);
    expect(await soundHistory(slug)).toEqual([before]);
    await release(slug, '1.10.0', files('2'));
    await release(slug, '1.11.0', files('2'));
    const history = await soundHistory(slug);
    expect(history.map(({ tag }) => tag)).toEqual(['v1.0.0', 'v1.10.0', 'v1.11.0']);
    expect(history[0]).toEqual(before);
    expect(history[2]?.tree).toBe(history[1]?.tree);
  });

  it('that is refused has none', async () => {
    const slug = await put();
    await release(slug, '2.0.0', files('1'));
    await expect(release(slug, '1.0.0', files('0'))).rejects.toMatchObject({
      refusal: { reason: 'version-not-newer' },
    });
    expect(versions(await soundHistory(slug))).toEqual(['2.0.0']);
  });

  it.each([1, 2, 3])('does not fork the history when several are published at once (%s)', async () => {
    const slug = await put();
    await release(slug, '1.0.0', files('1'));
    const asked = ['1.1.0', '1.1.0', '1.2.0', '1.3.0'];
    const uploads = await Promise.all(asked.map((version, n) => putUpload(slug, files(`${version} ${n}`))));
    const ends = await Promise.allSettled(
      uploads.map((upload, n) =>
        publishUpload(upload, { version: asked[n] ?? '', changelog: 'x', open: [] }, manager),
      ),
    );
    const done = asked.filter((_, n) => ends[n]?.status === 'fulfilled');
    expect(done).toContain('1.3.0');
    expect(new Set(done).size).toBe(done.length);
    for (const end of ends)
      if (end.status === 'rejected')
        expect(end.reason).toMatchObject({ refusal: { reason: 'version-not-newer' } });
    expect(versions(await soundHistory(slug))).toEqual(['1.0.0', ...done.toSorted()]);
    expect(await readDocument(`products/${slug}`)).toMatchObject({ version: '1.3.0' });
  });

  it('costs little when it changes little', async () => {
    const slug = await put();
    const large = Array.from({ length: 40 }, (_, n) => ({
      name: `neo/src/${n}.ts`,
      data: Array.from(
        { length: 300 },
        (_, line) => `export const v${line} = ${Math.imul(line + n * 997, 2_654_435_761)};`,
      ).join('\n'),
    }));
    for (let n = 0; n < 10; n += 1)
      await release(slug, `1.${n}.0`, [...large, { name: 'neo/CHANGES.md', data: `${n}` }]);
    const bytes = async (prefix: string) => {
      const [found] = await (await bucket()).getFiles({ prefix });
      return found.reduce((sum, { metadata }) => sum + Number(metadata.size), 0);
    };
    const [zips, packs] = [await bytes(`archives/${slug}/`), await bytes(`git/${slug}/`)];
    expect((zips + packs) / zips).toBeLessThan(1.3);
  });

  it('goes with its product', async () => {
    const slug = await put();
    await release(slug, '1.0.0', files('1'));
    await deleteProduct({ slug }, await withRole('admin'));
    expect(await filesBelow(`git/${slug}/`)).toEqual([]);
    expect((await db().collection(`products/${slug}/git`).get()).empty).toBe(true);
  });
});

describe('a process that is killed while it publishes', () => {
  const script = fileURLToPath(new URL('support/publish-and-die.ts', import.meta.url));
  async function interrupt(when: 'before' | 'after') {
    const slug = await put();
    await release(slug, '1.0.0', files('1'));
    const upload = await putUpload(slug, files('2'));
    const told = JSON.stringify({ when, slug, uploadId: upload.uploadId, version: '1.1.0' });
    const child = spawn(process.execPath, [script, told], { stdio: 'ignore' });
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
    return { slug, upload };
  }
  it('leaves nothing that is served, and the sweep takes its files away', async () => {
    const { slug, upload } = await interrupt('before');
    expect(versions(await loadHistory(slug))).toEqual(['1.0.0']);
    expect((await filesBelow(`git/${slug}/1.1.0/`)).length).toBe(2);
    await sweepAbandoned(upload.uploadId);
    expect(versions(await soundHistory(slug))).toEqual(['1.0.0']);
    await release(slug, '1.1.0', files('3'));
    expect(versions(await soundHistory(slug))).toEqual(['1.0.0', '1.1.0']);
  });

  it('is gone on with by the same call', async () => {
    const { slug, upload } = await interrupt('before');
    await publishUpload(upload, { version: '1.1.0', changelog: 'x', open: [] }, manager);
    expect(versions(await loadHistory(slug))).toEqual(['1.0.0', '1.1.0']);
    await sweepAbandoned(upload.uploadId);
    expect(versions(await soundHistory(slug))).toEqual(['1.0.0', '1.1.0']);
  });

  it('has published, once it has committed', async () => {
    const { slug, upload } = await interrupt('after');
    await sweepAbandoned(upload.uploadId);
    expect(versions(await soundHistory(slug))).toEqual(['1.0.0', '1.1.0']);
    expect(await readDocument(`products/${slug}`)).toMatchObject({ version: '1.1.0' });
  });
});

describe('releases from before there was git', () => {
  async function older() {
    const slug = await put();
    for (const version of ['0.9.0', '0.10.0', '1.0.0']) await release(slug, version, files(version));
    const known = await loadHistory(slug);
    await db().recursiveDelete(db().collection(`products/${slug}/git`));
    await (await bucket()).deleteFiles({ prefix: `git/${slug}/` });
    return { slug, known };
  }

  it('get their history in the order of their versions', async () => {
    const { slug, known } = await older();
    await db().doc(`migrations/${bringHistories.id}`).delete();
    expect(await runMigrations({ list: [bringHistories] })).toMatchObject([
      { state: 'done', counts: { failed: 0 } },
    ]);
    const history = await soundHistory(slug);
    expect(versions(history)).toEqual(['0.9.0', '0.10.0', '1.0.0']);
    expect(history.map(({ tree }) => tree)).toEqual(known.map(({ tree }) => tree));
    // Again, and by two at once, nothing changes.
    await Promise.all([bringHistory(slug), bringHistory(slug)]);
    expect(await soundHistory(slug)).toEqual(history);
  });

  it('get it before a new one stands on them, by whoever comes', async () => {
    const { slug } = await older();
    const [upload] = await Promise.all([
      putUpload(slug, files('1.1.0')),
      bringHistory(slug),
      bringHistory(slug),
    ]);
    await publishUpload(upload, { version: '1.1.0', changelog: 'x', open: [] }, manager);
    expect(versions(await soundHistory(slug))).toEqual(['0.9.0', '0.10.0', '1.0.0', '1.1.0']);
  });

  it('are passed over where their archive is lost', async () => {
    const { slug } = await older();
    await (await bucket()).deleteFiles({ prefix: `archives/${slug}/0.10.0/` });
    await release(slug, '1.1.0', files('1.1.0'));
    expect(versions(await soundHistory(slug))).toEqual(['0.9.0', '1.0.0', '1.1.0']);
  });
});
