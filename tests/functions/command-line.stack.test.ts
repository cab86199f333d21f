import { createHash, randomBytes } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeToken as anyToken } from '@tempera/domain/tokens/token-text';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bucket, db } from '../../functions/src/platform/admin.ts';
import { grant, putArchive } from './support/archive.ts';
import { type Computer, openComputer } from './support/command-line.ts';
import { hasGit } from './support/git.ts';
import { type Account, invoke, signUp, storeUrl } from './support/http.ts';
import { admin } from './support/publishing.ts';
import { release } from './support/releases.ts';
import { putProduct, readDocument } from './support/store.ts';

/** The built command line as people run it, against the store: what it prints, writes and ends with. */

let person: Account;
let computer: Computer;
beforeEach(async () => {
  person = await signUp();
  await invoke('startSession', {}, person);
  computer = await openComputer();
});
afterEach(() => computer.close());

const at = (...path: string[]) => join(computer.folder, ...path);
const text = (...path: string[]) => readFile(at(...path), 'utf8');

async function makeToken(scopes = ['library', 'profile'], who = person): Promise<string> {
  const { result } = await invoke(
    'accessTokens',
    { action: 'create', name: 'Laptop', scopes, expiresInDays: 30 },
    who,
  );
  return String(result?.token);
}

/** Logged in by the environment, as a machine that builds is. */
async function withToken(scopes?: string[], who = person): Promise<string> {
  const token = await makeToken(scopes, who);
  computer.env.TEMPERA_TOKEN = token;
  return token;
}

const page = (title: string, last = 'Hi') => [
  { name: 'neo/index.html', data: `<title>${title}</title>\n\n\n\n<p>${last}</p>\n` },
  { name: 'neo/bin/run.sh', data: '#!/bin/sh\n', mode: 0o100755 },
];

/** A product with a release. */
async function put(product: Parameters<typeof putProduct>[0] = { priceCents: 0 }): Promise<string> {
  const slug = await putProduct({ ...product, version: '' });
  await release(slug, '1.0.0', page('One'));
  return slug;
}

/** Free, and with a file of a size that arrives in more than one piece. */
async function putLarge() {
  const slug = await putProduct({ priceCents: 0, version: '' });
  const data = Buffer.from(Array.from({ length: 400_000 }, (_, n) => (n * 7919) % 251));
  const { sha256, sizeBytes } = await release(slug, '1.0.0', [{ name: 'neo/large.bin', data, method: 0 }]);
  const [file] = (await (await bucket()).getFiles({ prefix: `archives/${slug}/` }))[0];
  const [bytes] = (await file?.download()) ?? [];
  return { slug, sha256: sha256 ?? '', sizeBytes, bytes: bytes ?? Buffer.alloc(0), data };
}

describe('login', () => {
  it('by a code that its person confirms, kept for them alone, until logout revokes it', async () => {
    const login = computer.start('login', '--json');
    const userCode = await login.says(/confirm the code ([B-Z]{4}-[B-Z]{4})/);
    expect(await login.says(/Open (\S+)/)).toContain(`/activate?code=${userCode}`);
    await invoke('accessTokens', { action: 'approve', userCode, approve: true }, person);
    const { code, stdout } = await login.ended;
    const store = new URL(storeUrl('/')).origin;
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ store, email: person.email, scopes: ['library', 'profile'] });

    const file = join(computer.env.XDG_CONFIG_HOME ?? '', 'tempera', 'logins.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { token } = JSON.parse(await readFile(file, 'utf8')).stores[store];
    delete computer.env.TEMPERA_STORE;
    expect(await computer.json('whoami')).toMatchObject({
      code: 0,
      found: { store, uid: person.uid, scopes: ['library', 'profile'] },
    });

    expect(await computer.json('logout')).toEqual({ code: 0, found: { store, revoked: true } });
    expect(await readFile(file, 'utf8')).not.toContain(token);
    const me = await fetch(storeUrl('/api/me'), { headers: { authorization: `Bearer ${token}` } });
    expect(me.status).toBe(401);
    expect((await computer.run('whoami')).code).toBe(2);
    expect((await computer.run('whoami', '--store', store)).code).toBe(3);
  });

  it('is none when its person refuses', async () => {
    const login = computer.start('login', '--json');
    const userCode = await login.says(/confirm the code ([B-Z]{4}-[B-Z]{4})/);
    await invoke('accessTokens', { action: 'approve', userCode, approve: false }, person);
    const { code, stdout } = await login.ended;
    expect(code).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({ error: { reason: 'access_denied', exitCode: 3 } });
    expect((await computer.run('whoami')).code).toBe(3);
  });
});

describe('what is there', () => {
  it('is found, shown with its releases, and listed once it is owned', async () => {
    const slug = await putProduct({ priceCents: 900, title: `Zeugma ${Date.now()}`, version: '' });
    await release(slug, '1.0.0', page('One'));
    await release(slug, '1.1.0', page('Two'), '**A second** page.');
    // Without a login: what is for sale is public.
    const shown = await computer.json('info', slug);
    expect(shown).toMatchObject({ code: 0, found: { product: { slug, version: '1.1.0', priceCents: 900 } } });
    const releases = shown.found.releases as { version: string; changelog: string }[];
    expect(releases.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
    const said = (await computer.run('info', slug)).stdout;
    expect(said).toMatch(/\$9\.00[\s\S]*1\.1\.0 .* A second page\./);
    expect(said).toMatch(new RegExp(`shadcn +@tempera/${slug}\\n`));
    const free = await put();
    expect((await computer.run('info', free)).stdout).toMatch(/price +Free\n/);
    expect((await computer.json('list')).code).toBe(3);
    await withToken();
    expect(await computer.json('list')).toEqual({ code: 0, found: { products: [] } });
    await grant(person.uid, slug);
    expect(await computer.json('list')).toMatchObject({
      code: 0,
      found: { products: [{ slug, version: '1.1.0', suspended: false }] },
    });
    const { code, found } = await computer.json('search', 'portfolio', '--limit', '1');
    expect([code, found.products.map((one: { slug: string }) => one.slug)]).toEqual([0, ['portfolio']]);
  });
});

describe('get', () => {
  it('unpacks the newest release or another one, into a new folder', async () => {
    const slug = await put();
    await release(slug, '1.1.0', page('Two'));
    await withToken();
    expect(await computer.json('get', slug)).toMatchObject({
      code: 0,
      found: {
        slug,
        version: '1.1.0',
        folder: at(slug),
        files: 2,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
    expect(await text(slug, 'index.html')).toContain('Two');
    expect((await stat(at(slug, 'bin/run.sh'))).mode & 0o111).not.toBe(0);
    expect((await computer.run('get', `${slug}@1.0.0`, 'old')).stdout).toContain('1.0.0 is in old');
    expect(await text('old', 'index.html')).toContain('One');
    expect((await readdir(computer.folder)).toSorted()).toEqual([slug, 'old'].toSorted());
    expect(await computer.json('get', slug)).toMatchObject({
      code: 6,
      found: { error: { reason: 'folder-not-empty' } },
    });
  });

  it('goes on where it broke, and unpacks nothing whose sum is another', async () => {
    const { slug, sha256, bytes, data } = await putLarge();
    await withToken();
    const part = at(`.site.${sha256.slice(0, 16)}.part`);
    await writeFile(part, bytes.subarray(0, 200_000));
    expect((await computer.json('get', slug, 'site')).code).toBe(0);
    expect((await readFile(at('site', 'large.bin'))).equals(data)).toBe(true);

    await rm(at('site'), { recursive: true });
    // What was there is kept as it is, so only a part was asked for.
    await writeFile(part, Buffer.alloc(200_000));
    expect(await computer.json('get', slug, 'site')).toMatchObject({
      code: 5,
      found: { error: { reason: 'checksum' } },
    });
    expect(await readdir(computer.folder)).toEqual([]);
    expect((await computer.json('get', slug, 'site')).code).toBe(0);
  });

  it('tells in the store’s words why there is nothing', async () => {
    const slug = await put({ priceCents: 900 });
    await withToken();
    const refused = await computer.run('get', slug);
    expect(refused).toMatchObject({ code: 4, stdout: '' });
    expect(refused.stderr).toMatch(
      new RegExp(`Buy this template to download it: https?://\\S+/product/category=[^/]+/${slug}/preview\\s`),
    );
    expect(await computer.json('get', slug)).toMatchObject({
      code: 4,
      found: { error: { reason: 'not-entitled' } },
    });
    expect(await computer.json('get', 'no-such-template')).toMatchObject({
      code: 4,
      found: { error: { reason: 'product-not-found' } },
    });
    const free = await put();
    expect(await computer.json('get', `${free}@9.9.9`)).toMatchObject({
      code: 4,
      found: { error: { reason: 'version-not-found' } },
    });
    await withToken(['profile']);
    expect(await computer.json('get', free)).toMatchObject({
      code: 4,
      found: {
        error: {
          reason: 'token-scope',
          message: expect.stringContaining('the scope Library; this one has Profile.'),
        },
      },
    });
    expect(await readdir(computer.folder)).toEqual([]);
  });

  it('leaves nothing of what is no archive', async () => {
    const { slug } = await putArchive({ priceCents: 0 });
    await withToken();
    expect(await computer.json('get', slug)).toMatchObject({
      code: 6,
      found: { error: { reason: 'archive-unsafe' } },
    });
    expect((await readdir(computer.folder)).filter((name) => !name.endsWith('.part'))).toEqual([]);
  });
});

describe('verify', () => {
  it('tells what was changed of an unpacked release, and whether that is the store’s', async () => {
    const slug = await put();
    await withToken();
    await computer.run('get', slug, 'site');
    expect(await computer.json('verify', 'site')).toEqual({
      code: 0,
      found: { slug, version: '1.0.0', same: true, changed: [], missing: [] },
    });
    await appendFile(at('site', 'index.html'), 'mine');
    await rm(at('site', 'bin/run.sh'));
    await writeFile(at('site', 'mine.txt'), '');
    const differs = { code: 1, found: { same: false, changed: ['index.html'], missing: ['bin/run.sh'] } };
    expect(await computer.json('verify', 'site')).toMatchObject(differs);

    const content = await readFile(at('site', 'index.html'));
    const blob = createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
    const record = (await text('site', '.tempera.json')).replace(
      /("path":"index\.html".*"blob":")[0-9a-f]+/,
      `$1${blob}`,
    );
    await writeFile(at('site', '.tempera.json'), record);
    expect(await computer.json('verify', 'site')).toMatchObject({
      code: 1,
      found: { error: { reason: 'not-genuine' } },
    });
    expect(await computer.json('verify', 'site', '--offline')).toMatchObject({
      code: 1,
      found: { changed: [] },
    });
    expect(await computer.json('verify', '.')).toMatchObject({
      code: 6,
      found: { error: { reason: 'no-template' } },
    });
  });
});

/** Git gives a new release once its look of a moment ago is over (admit-git.test.ts). */
const bringsNow = (folder: string, tag: string) =>
  expect
    .poll(async () => (await computer.git(at(folder), 'ls-remote', '--tags')).stdout, {
      timeout: 60_000,
      interval: 100,
    })
    .toContain(tag);

describe.skipIf(!hasGit)('a clone (skipped where there is no git)', () => {
  /** Changes the last line of a clone, and commits it. */
  async function change(folder: string, from: string, to: string) {
    await writeFile(at(folder, 'index.html'), (await text(folder, 'index.html')).replace(from, to));
    const { code, stderr } = await computer.git(
      at(folder),
      'commit',
      '--quiet',
      '--all',
      '--message',
      'Mine',
    );
    expect([code, stderr]).toEqual([0, '']);
  }

  it('takes a release that was published from the command line, whatever was changed elsewhere', async () => {
    const slug = await put({ priceCents: 900 });
    await grant(person.uid, slug);
    const token = await withToken();
    expect(await computer.json('clone', slug, 'mine')).toEqual({
      code: 0,
      found: { slug, version: '1.0.0', folder: at('mine') },
    });
    expect(await computer.json('verify', 'mine')).toMatchObject({
      code: 0,
      found: { version: '1.0.0', same: true },
    });
    await change('mine', 'Hi', 'Mine');
    expect(await computer.json('update', 'mine')).toMatchObject({
      code: 0,
      found: { status: 'current', to: '1.0.0' },
    });

    const seller = await admin();
    await invoke('startSession', {}, seller);
    computer.env.TEMPERA_TOKEN = await makeToken(['publish'], seller);
    await mkdir(at('next'));
    await writeFile(at('next', 'index.html'), '<title>Two</title>\n\n\n\n<p>Hi</p>\n');
    const published = [
      'publish',
      'next',
      '--slug',
      slug,
      '--version',
      '1.1.0',
      '--changelog',
      'Another title.',
    ];
    expect(await computer.json(...published, '--yes')).toMatchObject({
      code: 0,
      found: { slug, version: '1.1.0', published: true, files: ['index.html'] },
    });
    expect(await readDocument(`products/${slug}/versions/1.1.0`)).toMatchObject({
      changelog: 'Another title.',
    });

    computer.env.TEMPERA_TOKEN = token;
    await bringsNow('mine', 'v1.1.0');
    expect(await computer.json('update', 'mine')).toEqual({
      code: 0,
      found: { slug, status: 'merged', from: '1.0.0', to: '1.1.0', conflicts: [] },
    });
    expect(await text('mine', 'index.html')).toBe('<title>Two</title>\n\n\n\n<p>Mine</p>\n');
    expect(await computer.json('verify', 'mine')).toMatchObject({
      code: 1,
      found: { version: '1.1.0', changed: ['index.html'], missing: [] },
    });
    expect(await text('mine', '.git/config')).not.toContain(token);
    expect(await computer.gitArguments()).not.toContain(token);
  });

  it('tells of conflicts, touches nothing that is not committed, and pulls with stock git as well', async () => {
    const slug = await put();
    await withToken();
    await computer.run('clone', slug, 'mine');
    await writeFile(at('mine', 'index.html'), 'not committed\n');
    await release(slug, '1.1.0', page('Two'));
    await bringsNow('mine', 'v1.1.0');
    expect(await computer.json('update', 'mine')).toMatchObject({
      code: 6,
      found: { error: { reason: 'uncommitted-changes', message: expect.stringContaining('index.html') } },
    });
    expect(await text('mine', 'index.html')).toBe('not committed\n');
    await computer.git(at('mine'), 'checkout', '--quiet', 'index.html');
    await change('mine', 'One', 'Mine');
    expect(await computer.json('update', 'mine')).toMatchObject({
      code: 1,
      found: { status: 'conflicts', from: '1.0.0', to: '1.1.0', conflicts: ['index.html'] },
    });
    expect(await text('mine', 'index.html')).toContain('<<<<<<<');
    expect((await computer.run('update', 'mine')).stderr).toContain('git merge --abort');
    await computer.git(at('mine'), 'merge', '--abort');
    await computer.git(at('mine'), 'reset', '--quiet', '--hard', 'v1.0.0');
    await change('mine', 'Hi', 'Mine');
    expect((await computer.git(at('mine'), 'pull', '--quiet', '--no-edit')).stderr).toBe('');
    expect(await text('mine', 'index.html')).toMatch(/Two[\s\S]*Mine/);
  });

  it('is refused to a token that has ended as everything else is', async () => {
    const slug = await put();
    await withToken();
    await computer.run('clone', slug, 'ended');
    computer.env.TEMPERA_TOKEN = anyToken(randomBytes);
    for (const asked of [['update', 'ended'], ['clone', slug, 'another'], ['list']])
      expect(await computer.json(...asked)).toMatchObject({
        code: 3,
        found: { error: { reason: 'sign-in-required', hint: expect.stringContaining('tempera login') } },
      });
  });

  it('is refused in the store’s words, and a foreign one gets no token', async () => {
    const slug = await put({ priceCents: 900 });
    await withToken();
    const refused = await computer.json('clone', slug);
    expect(refused).toMatchObject({
      code: 4,
      found: { error: { message: expect.stringMatching(/buy|own|librar/i) } },
    });
    expect(await readdir(computer.folder)).toEqual([]);
    await computer.git(computer.folder, 'init', '--quiet', 'foreign');
    await computer.git(at('foreign'), 'remote', 'add', 'origin', 'https://evil.example.com/git/neo.git');
    expect(await computer.json('update', 'foreign')).toMatchObject({
      code: 3,
      found: { error: { message: expect.stringContaining('https://evil.example.com') } },
    });
  });

  it('is not needed to see what changed from one release to another', async () => {
    const slug = await put();
    await release(slug, '1.1.0', [...page('Two'), { name: 'neo/new.bin', data: Buffer.from([0, 1, 2]) }]);
    await withToken();
    expect(await computer.json('diff', slug, '1.0.0', 'v1.1.0')).toEqual({
      code: 0,
      found: {
        slug,
        from: '1.0.0',
        to: '1.1.0',
        files: [
          { path: 'index.html', added: 1, removed: 1 },
          { path: 'new.bin', added: null, removed: null },
        ],
      },
    });
    const patch = (await computer.run('diff', slug, '1.0.0', '1.1.0')).stdout;
    expect(patch).toContain('-<title>One</title>\n+<title>Two</title>');
    expect(await computer.json('diff', slug, '1.0.0', '2.0.0')).toMatchObject({
      code: 4,
      found: { error: { reason: 'version-not-found' } },
    });
    expect(await readdir(computer.folder)).toEqual([]);
  });
});

describe('audit', () => {
  it('knows of what is owned and vulnerable, until that is withdrawn', async () => {
    const slug = await put({ priceCents: 900 });
    await withToken();
    const advisory = db().collection('advisories').doc();
    const told = {
      slug,
      severity: 'high',
      title: 'Open redirect',
      text: 'Update.',
      versions: ['1.0.0'],
      fixedIn: '1.0.1',
    };
    await advisory.set({ ...told, publishedAt: Timestamp.now(), byId: 'm1', withdrawnAt: null });
    expect(await computer.json('audit')).toEqual({
      code: 0,
      found: { advisories: [], copies: null, failed: [] },
    });
    await grant(person.uid, slug);
    expect(await computer.json('audit')).toMatchObject({
      code: 1,
      found: { advisories: [{ id: advisory.id, ...told }] },
    });
    const brought = await computer.run('get', slug);
    expect(brought.stderr).toContain(`Warning: high: ${slug} 1.0.0: Open redirect`);
    expect(brought.stderr).toContain('Fixed in 1.0.1.');
    await release(slug, '1.0.1', page('Two'));
    expect((await computer.json('get', slug, 'fixed')).found).toMatchObject({
      version: '1.0.1',
      advisories: [],
    });
    expect((await computer.json('get', `${slug}@1.0.0`, 'again')).found).toMatchObject({
      advisories: [{ severity: 'high', title: 'Open redirect', text: 'Update.', fixedIn: '1.0.1' }],
    });
    expect((await computer.run('audit', slug)).stdout).toContain(`high: ${slug} 1.0.0: Open redirect`);
    await advisory.update({ withdrawnAt: Timestamp.now() });
    expect((await computer.json('audit')).code).toBe(0);
  });
});

describe('publish', () => {
  const args = (slug: string, version: string) => [
    'publish',
    'next',
    '--slug',
    slug,
    '--version',
    version,
    '--changelog',
    'New.',
    '--yes',
  ];

  it('wants a token for it, which is good for nothing else, and no version twice', async () => {
    const slug = await put();
    const seller = await admin();
    await invoke('startSession', {}, seller);
    await mkdir(at('next'));
    await writeFile(at('next', 'index.html'), 'Two\n');
    await withToken(['library', 'profile'], seller);
    expect(await computer.json(...args(slug, '1.1.0'))).toMatchObject({
      code: 4,
      found: { error: { reason: 'token-scope' } },
    });
    await withToken(['publish'], seller);
    expect(await computer.json('get', slug)).toMatchObject({
      code: 4,
      found: { error: { reason: 'token-scope' } },
    });
    expect(await computer.json(...args(slug, '1.0.0'))).toMatchObject({
      code: 4,
      found: { error: { reason: 'version-not-newer' } },
    });
    const uploads = await db().collection('uploads').where('slug', '==', slug).get();
    expect(uploads.docs.filter((one) => one.get('status') !== 'published')).toEqual([]);
    const dry = await computer.json(...args(slug, '1.1.0'), '--dry-run');
    expect(dry).toMatchObject({
      code: 0,
      found: { published: false, files: ['index.html'], newest: '1.0.0', doubts: [] },
    });
    expect((await computer.run(...args(slug, '1.1.0'))).stdout).toContain(`Published ${slug} 1.1.0`);
    const { sha256 } = (await readDocument(`products/${slug}/versions/1.1.0`)) as { sha256: string };
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('tries without publishing: asks the store whether it could, and doubts what is most likely not meant', async () => {
    const slug = await put();
    const seller = await admin();
    await invoke('startSession', {}, seller);
    await mkdir(at('next', 'dist', 'bin'), { recursive: true });
    const [html, script] = page('One');
    await writeFile(at('next', 'dist', 'index.html'), String(html?.data));
    await writeFile(at('next', 'dist', 'bin', 'run.sh'), String(script?.data), { mode: 0o755 });
    const attempt = (version: string, folder = 'next', of = slug) =>
      computer.json('publish', folder, ...args(of, version).slice(2), '--dry-run');
    expect((await attempt('1.1.0')).code).toBe(3);
    await withToken(['library'], seller);
    expect((await attempt('1.1.0')).found).toMatchObject({ error: { reason: 'token-scope' } });
    await withToken(['publish'], seller);
    expect((await attempt('1.1.0', 'next', 'no-such-template')).found).toMatchObject({
      error: { reason: 'product-not-found', exitCode: 4 },
    });
    expect((await attempt('0.9.0')).found).toMatchObject({ error: { reason: 'version-not-newer' } });
    expect((await attempt('1.1.0')).found.doubts).toEqual([expect.stringMatching(/^No file is where/)]);
    expect((await attempt('1.1.0', join('next', 'dist'))).found.doubts).toEqual([
      'Nothing has changed since 1.0.0.',
    ]);
    const uploads = await db().collection('uploads').where('slug', '==', slug).get();
    expect(uploads.docs.map((one) => one.get('status'))).toEqual(['published']);
  });

  it('keeps open to visitors what was, or opens what is named, or nothing', async () => {
    const slug = await put();
    const seller = await admin();
    await invoke('startSession', {}, seller);
    await withToken(['publish'], seller);
    await mkdir(at('next', 'src'), { recursive: true });
    await writeFile(at('next', 'README.md'), 'Read me.');
    await writeFile(at('next', 'src', 'app.js'), 'run();');
    const openAfter = async (version: string, ...more: string[]) => {
      const { code, found } = await computer.json(...args(slug, version), ...more);
      const stored = (await readDocument(`products/${slug}/versions/${version}`))?.open ?? [];
      expect([code, found.open]).toEqual([0, stored]);
      return stored;
    };
    expect(await openAfter('1.1.0')).toEqual([]);
    expect(await openAfter('1.2.0', '--open', 'README.md', 'src')).toEqual(['README.md', 'src/app.js']);
    const dry = await computer.run(...args(slug, '1.3.0'), '--dry-run');
    expect(dry.stdout).toContain('Visitors may read README.md, src/app.js before buying.');
    expect(await openAfter('1.3.0')).toEqual(['README.md', 'src/app.js']);
    expect(await openAfter('1.4.0', '--open-none')).toEqual([]);
    expect((await computer.json(...args(slug, '1.5.0'), '--open', 'gone.md')).code).toBe(2);
  });

  it('warns of a package that npm would miss, and goes on where it is told to', async () => {
    const slug = await put();
    const seller = await admin();
    await invoke('startSession', {}, seller);
    await withToken(['publish'], seller);
    await mkdir(at('next'));
    const say = (version: string) =>
      writeFile(at('next', 'package.json'), JSON.stringify({ name: `@tempera/${slug}`, version }));
    const missed = 'package.json says 1.0.0, so 1.0.1 won’t be on npm. Set its version to 1.0.1.';
    const npmOf = async (version: string) =>
      (await readDocument(`products/${slug}/versions/${version}`))?.installs;
    await say('1.0.0');
    await writeFile(at('next', 'index.html'), 'Two');
    const dry = await computer.run(...args(slug, '1.0.1'), '--dry-run');
    expect(dry).toMatchObject({ code: 0, stderr: expect.stringContaining(`Warning: ${missed}`) });
    const unasked = args(slug, '1.0.1').filter((one) => one !== '--yes');
    expect((await computer.run(...unasked)).code).toBe(2);
    expect(await computer.json(...args(slug, '1.0.1'))).toMatchObject({
      code: 0,
      found: { published: true, doubts: [missed] },
    });
    expect(await npmOf('1.0.1')).toMatchObject({ npm: null });
    await say('1.0.2');
    expect((await computer.json(...args(slug, '1.0.2'))).found).toMatchObject({
      published: true,
      doubts: [],
    });
    expect(await npmOf('1.0.2')).toMatchObject({ npm: `@tempera/${slug}` });
  });

  it('says what is wrong with an archive, in the store’s words, and asks nobody where nobody is', async () => {
    const slug = await put();
    const seller = await admin();
    await invoke('startSession', {}, seller);
    await withToken(['publish'], seller);
    await mkdir(at('next'));
    await writeFile(at('next', 'aux.js'), '');
    const { code, found } = await computer.json(...args(slug, '1.1.0'));
    expect([code, found.error.reason]).toEqual([4, 'archive-invalid']);
    expect(found.error.message).toContain('aux.js');
    const unasked = args(slug, '1.1.0').filter((one) => one !== '--yes');
    expect(await computer.json(...unasked)).toMatchObject({
      code: 2,
      found: { error: { reason: 'not-confirmed' } },
    });
    expect((await readDocument(`products/${slug}`))?.version).toBe('1.0.0');
  });
});

describe('whatever goes wrong', () => {
  it('ends with a code of its own, and tells programs as JSON', async () => {
    expect(await computer.json('whoami')).toMatchObject({ code: 3, found: { error: { exitCode: 3 } } });
    expect(await computer.json('nothing')).toMatchObject({ code: 2, found: { error: { reason: 'usage' } } });
    expect(await computer.json('get')).toMatchObject({ code: 2 });
    expect(await computer.json('get', '../x')).toMatchObject({ code: 2 });
    await withToken();
    computer.env.TEMPERA_STORE = 'http://127.0.0.1:59999';
    const offline = await computer.run('whoami');
    expect(offline).toMatchObject({ code: 5, stdout: '' });
    expect(offline.stderr).toContain('127.0.0.1:59999 can’t be reached');
    computer.env.TEMPERA_STORE = new URL(storeUrl('/')).origin;
    computer.env.TEMPERA_TOKEN = `${computer.env.TEMPERA_TOKEN?.slice(0, -1)}`;
    expect(await computer.json('whoami')).toMatchObject({
      code: 3,
      found: { error: { reason: 'token-malformed' } },
    });
  });

  it('shows help with examples, and completes in a shell', async () => {
    const help = await computer.run('get', '--help');
    expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('$ tempera get portfolio@1.0.0') });
    expect((await computer.run('--help')).stdout).not.toContain('git-credential');
    for (const shell of ['bash', 'zsh', 'fish'])
      expect((await computer.run('completion', shell)).stdout).toContain('publish');
    expect((await computer.run('completion', 'cmd')).code).toBe(2);
  });
});
