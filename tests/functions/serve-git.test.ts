import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bucket, db } from '../../functions/src/platform/admin.ts';
import { git, hasGit, tryGit } from './support/git.ts';
import { openGitServer } from './support/git-server.ts';
import { release } from './support/releases.ts';
import { putProduct, readDocument } from './support/store.ts';

let server: Awaited<ReturnType<typeof openGitServer>>;
let folder = '';
const refused = new Map<string, RefusalError>();

beforeAll(async () => {
  server = await openGitServer(async (slug) => {
    const refusal = refused.get(slug);
    if (refusal) throw refusal;
    const product = await readDocument(`products/${slug}`);
    return String(product?.version);
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tempera-git-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const style = (color: string) => `body {\n  margin: 0;\n}\n\n\n\nh1 {\n  color: ${color};\n}\n`;
const files = (color: string, more: { name: string; data: string; mode?: number }[] = []) => [
  { name: 'neo/index.html', data: '<!doctype html><title>Neo</title>' },
  { name: 'neo/styles/main.css', data: style(color) },
  { name: 'neo/empty', data: '' },
  { name: 'neo/tools/build.sh', data: '#!/bin/sh\n', mode: 0o100755 },
  { name: 'neo/texte/Grüße 😀.md', data: '# Hi\n' },
  ...more,
];

/** A product with two releases. */
async function twoReleases() {
  const slug = await putProduct({ version: '' });
  const own = { name: 'neo/own.txt', data: slug };
  await release(slug, '1.0.0', files('red', [own]));
  await release(slug, '1.1.0', files('blue', [own, { name: 'neo/new.txt', data: `new ${slug}` }]));
  return slug;
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.get(path, headers, method);
const packsOf = async (slug: string) =>
  [...(await (await get(`${slug}.git/objects/info/packs`)).text()).matchAll(/pack-([0-9a-f]{40})/g)].map(
    ([, sha]) => sha,
  );

describe.skipIf(!hasGit)('stock git (skipped where there is none)', () => {
  const clone = async (slug: string) => {
    await git(folder, 'clone', '--quiet', server.url(slug), 'mine');
    return join(folder, 'mine');
  };

  it('clones a template with its history, tags, modes and names', async () => {
    const slug = await twoReleases();
    const mine = await clone(slug);
    expect(await readFile(join(mine, 'styles/main.css'), 'utf8')).toBe(style('blue'));
    expect(await readFile(join(mine, 'texte/Grüße 😀.md'), 'utf8')).toBe('# Hi\n');
    expect((await stat(join(mine, 'empty'))).size).toBe(0);
    expect((await stat(join(mine, 'tools/build.sh'))).mode & 0o111).not.toBe(0);
    expect((await stat(join(mine, 'index.html'))).mode & 0o111).toBe(0);
    expect(await git(mine, 'status', '--porcelain')).toBe('');
    expect(await git(mine, 'fsck', '--strict', '--full')).toBe('');
    expect(await git(mine, 'tag')).toBe('v1.0.0\nv1.1.0');
    expect(await git(mine, 'branch', '--show-current')).toBe('main');
    expect(await git(mine, 'log', '--format=%an|%s|%b')).toBe(
      'Tempera|Release 1.1.0|What is new in 1.1.0.\n\nTempera|Release 1.0.0|What is new in 1.0.0.',
    );
    await git(mine, 'checkout', '--quiet', 'v1.0.0');
    expect(await readdir(mine)).not.toContain('new.txt');
    expect(server.noted.filter((line) => line.includes(slug))).toEqual([`${slug} 1.1.0`]);
    // It began, and took a pack of each release.
    expect(server.taken.filter((one) => one === slug)).toHaveLength(3);
  });

  it('pulls a release into what its buyer has changed', async () => {
    const slug = await putProduct({ version: '' });
    await release(slug, '1.0.0', files('red'));
    const mine = await clone(slug);
    await writeFile(join(mine, 'styles/main.css'), style('red').replace('margin: 0', 'margin: 8px'));
    await git(mine, 'commit', '--quiet', '--all', '--message', 'Mine');
    const before = server.asked.length;
    await release(slug, '1.1.0', files('blue', [{ name: 'neo/new.txt', data: 'new' }]));
    await git(mine, 'pull', '--quiet', '--no-rebase', '--no-edit');
    expect(await readFile(join(mine, 'styles/main.css'), 'utf8')).toBe(
      style('blue').replace('margin: 0', 'margin: 8px'),
    );
    expect(await readdir(mine)).toContain('new.txt');
    expect(await git(mine, 'tag')).toBe('v1.0.0\nv1.1.0');
    // The pack that it has is not sent again.
    const sent = server.asked.slice(before).filter((line) => line.endsWith('.pack'));
    expect(sent).toHaveLength(1);
    // Nothing more to pull, and nothing is sent for that.
    const then = server.asked.length;
    expect(await git(mine, 'pull', '--no-rebase')).toContain('Already up to date.');
    expect(server.asked.slice(then).filter((line) => line.includes('pack-'))).toEqual([]);
  });

  it('says why it gets nothing', async () => {
    const slug = await twoReleases();
    const wrong = await tryGit(folder, 'clone', server.url(slug, 'tpa_wrong'), 'a');
    expect(wrong.stderr).toContain('remote: This access token doesn’t work');
    expect(wrong.stderr).toContain('remote: Git sends it as the password');
    expect(wrong.stderr).toContain('Authentication failed');
    const nobody = await tryGit(folder, 'clone', server.url(slug, ''), 'b');
    expect(nobody.stderr).toContain('could not read Username');
    refused.set(slug, new RefusalError('not-entitled'));
    const foreign = await tryGit(folder, 'clone', server.url(slug), 'c');
    expect(foreign.stderr).toMatch(/remote: .*(buy|own|librar)/i);
    refused.set(slug, new RefusalError('product-not-found'));
    const none = await tryGit(folder, 'clone', server.url(slug), 'd');
    expect(none.stderr).toContain('remote: This repository doesn’t exist.');
    refused.delete(slug);
    expect((await readdir(folder)).toSorted()).toEqual([]);
  });

  it('is told what it can not do', async () => {
    const slug = await twoReleases();
    const mine = await clone(slug);
    await git(mine, 'commit', '--quiet', '--allow-empty', '--message', 'Mine');
    const push = await tryGit(mine, 'push');
    expect(push.code).not.toBe(0);
    expect(push.stderr).toContain('remote: This repository is read-only');
    const shallow = await tryGit(folder, 'clone', '--depth', '1', server.url(slug), 'shallow');
    expect(shallow.code).not.toBe(0);
    expect(shallow.stderr).toContain('dumb http transport does not support shallow capabilities');
  });
});

describe('a repository', () => {
  it('sends packs whole and in parts, and not again to who has them', async () => {
    const slug = await twoReleases();
    const [sha] = await packsOf(slug);
    const path = `${slug}.git/objects/pack/pack-${sha}.pack`;
    const whole = await get(path);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
    expect(bytes.subarray(-20).toString('hex')).toBe(sha);
    expect(whole.headers.get('content-length')).toBe(String(bytes.length));
    const tag = whole.headers.get('etag') ?? '';
    const rest = await get(path, { range: 'bytes=10-' });
    expect([rest.status, rest.headers.get('content-range')]).toEqual([
      206,
      `bytes 10-${bytes.length - 1}/${bytes.length}`,
    ]);
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(bytes.subarray(10));
    const middle = await get(path, { range: 'bytes=4-7', 'if-range': tag });
    expect(Buffer.from(await middle.arrayBuffer())).toEqual(bytes.subarray(4, 8));
    expect((await get(path, { range: 'bytes=4-7', 'if-range': '"other"' })).status).toBe(200);
    expect((await get(path, { range: `bytes=${bytes.length}-` })).status).toBe(416);
    expect((await get(path, { 'if-none-match': tag })).status).toBe(304);
    const refs = await get(`${slug}.git/info/refs`);
    expect(
      (await get(`${slug}.git/info/refs`, { 'if-none-match': refs.headers.get('etag') ?? '' })).status,
    ).toBe(304);
    for (const one of [whole, refs]) expect(one.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('does not say the length of what is larger than an answer may say', async () => {
    const slug = await putProduct({ version: '1.0.0' });
    const [sha, packBytes, folder] = ['a'.repeat(40), 31 * 1024 * 1024, `git/${slug}/1.0.0/x/`];
    await (await bucket())
      .file(`${folder}pack-${sha}.pack`)
      .save(Buffer.alloc(packBytes), { resumable: false });
    await db()
      .doc(`products/${slug}/git/1.0.0`)
      .set({ folder, packs: [{ sha, packBytes, idxBytes: 1 }], shas: [sha] });
    const whole = await get(`${slug}.git/objects/pack/pack-${sha}.pack`);
    expect(whole.headers.get('content-length')).toBeNull();
    expect((await whole.arrayBuffer()).byteLength).toBe(packBytes);
    const part = await get(`${slug}.git/objects/pack/pack-${sha}.pack`, { range: 'bytes=5-9' });
    expect(part.headers.get('content-length')).toBe('5');
  });

  it('has nothing but its own packs, and its own files', async () => {
    const [slug, other] = [await twoReleases(), await twoReleases()];
    const [foreign = ''] = await packsOf(other);
    expect((await get(`${other}.git/objects/pack/pack-${foreign}.pack`)).status).toBe(200);
    for (const path of [
      `objects/pack/pack-${'0'.repeat(40)}.pack`,
      `objects/pack/pack-${foreign}.pack`,
      `objects/pack/pack-${foreign}.idx`,
      `objects/pack/pack-${foreign}.pack/../x`,
      `objects/pack/pack-${foreign.toUpperCase()}.pack`,
      `objects/pack/..%2f..%2f${other}.git/objects/pack/pack-${foreign}.pack`,
      'objects/info/alternates',
      'objects/info/http-alternates',
      `objects/${foreign.slice(0, 2)}/${foreign.slice(2)}`,
      'config',
      'description',
      'refs/heads/main',
      '',
    ]) {
      const answer = await get(`${slug}.git/${path}`);
      expect([path, answer.status, await answer.text()]).toEqual([
        path,
        404,
        'This repository doesn’t exist.\n',
      ]);
    }
  });

  it('asks for a token each time, whatever is there', async () => {
    const slug = await twoReleases();
    const [sha] = await packsOf(slug);
    const nobody = { authorization: '' };
    for (const path of [
      'info/refs',
      'HEAD',
      'objects/info/packs',
      `objects/pack/pack-${sha}.pack`,
      `objects/pack/pack-${sha}.idx`,
    ]) {
      for (const name of [slug, 'no-such-template']) {
        const answer = await get(`${name}.git/${path}`, nobody);
        expect(answer.status).toBe(401);
        expect(answer.headers.get('www-authenticate')).toMatch(/^Basic /);
      }
      refused.set(slug, new RefusalError('not-entitled'));
      expect((await get(`${slug}.git/${path}`)).status).toBe(403);
      refused.delete(slug);
    }
  });

  it('takes nothing', async () => {
    const slug = await twoReleases();
    for (const method of ['POST', 'PUT', 'DELETE', 'PROPFIND'])
      expect((await get(`${slug}.git/info/refs`, {}, method)).status).toBe(405);
    expect((await get(`${slug}.git/git-receive-pack`, {}, 'POST')).status).toBe(403);
  });
});
