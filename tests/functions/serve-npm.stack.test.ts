import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { starterPlan, termsOf } from '@tempera/domain/plans/plan';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { leaveTries } from '../attacks/kit/spent.ts';
import { grant } from './support/archive.ts';
import { putAccess } from './support/callers.ts';
import { type Account, invoke, signUp, storeUrl } from './support/http.ts';
import { hasClient, type PackageClient, runClient } from './support/package-clients.ts';
import { nameOf, packageFiles } from './support/package-files.ts';
import { release } from './support/releases.ts';
import { putProduct, unique } from './support/store.ts';
import { makeToken } from './support/tokens.ts';

/** Packages as developers have them: at the store's own address, with an access token. */

let person: Account;
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tempera-npm-'));
  person = await signUp();
  await invoke('startSession', {}, person);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A product with a release that is a package. */
async function put(product: Parameters<typeof putProduct>[0] = {}): Promise<string> {
  const slug = await putProduct({ ...product, version: '' });
  await release(slug, '1.0.0', await packageFiles(slug, '1.0.0'));
  return slug;
}

async function advise(slug: string, fields: object = {}): Promise<string> {
  const id = unique('a');
  await db()
    .doc(`advisories/${id}`)
    .set({
      slug,
      severity: 'high',
      title: 'A form sends too much',
      text: 'Update to **1.1.0**.',
      versions: ['1.0.0'],
      fixedIn: '1.1.0',
      publishedAt: Timestamp.now(),
      byId: 'm1',
      withdrawnAt: null,
      ...fields,
    });
  return id;
}

const registry = () => storeUrl('/npm/');

/** Somebody's project, whose packages of the store come from there. */
async function project(name: string, token: string, dependencies: object): Promise<string> {
  const cwd = join(folder, name);
  await mkdir(cwd, { recursive: true });
  const [scope] = (await nameOf('x')).split('/');
  await writeFile(join(cwd, 'package.json'), JSON.stringify({ name: 'mine', private: true, dependencies }));
  await writeFile(
    join(cwd, '.npmrc'),
    `${scope}:registry=${registry()}\n${registry().replace(/^http:/, '')}:_authToken=${token}\n`,
  );
  const yarn = {
    nodeLinker: 'node-modules',
    unsafeHttpWhitelist: ['127.0.0.1', 'localhost'],
    npmPreapprovedPackages: [`${scope}/*`],
    npmScopes: { [`${scope?.slice(1)}`]: { npmRegistryServer: registry(), npmAuthToken: token } },
  };
  // YAML has all of JSON in it.
  await writeFile(join(cwd, '.yarnrc.yml'), JSON.stringify(yarn));
  await writeFile(join(cwd, 'yarn.lock'), '');
  return cwd;
}

const ask = (path: string, token: string | null, init: RequestInit = {}) =>
  fetch(storeUrl(`/npm/${path}`), {
    redirect: 'manual',
    ...init,
    headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...init.headers },
  });

/** How all that a package has is answered: what there is of it, in both forms, and a tarball. */
async function statuses(slug: string, token: string | null): Promise<number[]> {
  const name = await nameOf(slug);
  const short = { headers: { accept: 'application/vnd.npm.install-v1+json' } };
  const answers = [
    await ask(name, token),
    await ask(name.replace('/', '%2f'), token, short),
    await ask(`${name}/-/${slug}-1.0.0.tgz`, token),
  ];
  return [...new Set(answers.map(({ status }) => (status === 302 ? 200 : status)))];
}

/** What a client has put into its place, by path; npm calls a `.gitignore` otherwise, so there is none. */
async function installed(cwd: string, name: string): Promise<Record<string, string>> {
  const root = join(cwd, 'node_modules', name);
  const found: Record<string, string> = {};
  for (const one of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(one.parentPath, one.name);
    if (!one.isFile() || path.includes('node_modules', root.length)) continue;
    const runs = ((await stat(path)).mode & 0o100) !== 0;
    found[path.slice(root.length + 1)] = `${runs ? 'runs' : 'plain'} ${await readFile(path, 'utf8')}`;
  }
  return found;
}

const expected = (files: Awaited<ReturnType<typeof packageFiles>>) =>
  Object.fromEntries(
    files.map(({ name, data, mode = 0 }) => [
      String(name).slice(4),
      `${(mode & 0o100) === 0 ? 'plain' : 'runs'} ${data}`,
    ]),
  );

const clients: [PackageClient, string[]][] = [
  ['npm', ['install', '--no-audit', '--no-fund']],
  ['pnpm', ['install', '--no-frozen-lockfile']],
  ['yarn', ['install', '--no-immutable']],
];

it('says where a package is sold, and of a template that is none that it is none, whoever asks', async () => {
  const [paid, plain] = [await put({ priceCents: 900 }), await putProduct({ priceCents: 900, version: '' })];
  await release(plain, '1.0.0', [{ name: 'neo/index.html', data: 'One' }]);
  const { token } = await makeToken(person);
  const words = async (slug: string) => (await (await ask(await nameOf(slug), token)).json()).error;
  expect(await words(paid)).toMatch(
    new RegExp(`^Buy this template to download it: https?://\\S+/product/category=[^/]+/${paid}/preview$`),
  );
  const none = 'This package doesn’t exist. A template that isn’t a package can be cloned with git.';
  expect(await words(plain)).toBe(none);
  await grant(person.uid, plain);
  expect(await words(plain)).toBe(none);
});

describe.each(clients)('stock %s (skipped where there is none)', (client, install) => {
  it.skipIf(!hasClient(client))('installs what was bought, each file as the archive has it', async () => {
    const slug = await put({ priceCents: 900 });
    await grant(person.uid, slug);
    const { token } = await makeToken(person);
    const name = await nameOf(slug);
    const cwd = await project(client, token, { [name]: '^1.0.0' });
    expect(await runClient(client, cwd, install)).toMatchObject({ code: 0 });
    expect(await installed(cwd, name)).toEqual(expected(await packageFiles(slug, '1.0.0')));
    const taken = await db().collection(`users/${person.uid}/downloads`).get();
    expect(taken.docs.map((one) => one.data().version)).toEqual(['1.0.0']);
  });

  it.skipIf(!hasClient(client))('gets nothing of what was not bought', async () => {
    const slug = await put({ priceCents: 900 });
    const { token } = await makeToken(person);
    const name = await nameOf(slug);
    const cwd = await project(client, token, { [name]: '^1.0.0' });
    const { code, said } = await runClient(client, cwd, install);
    expect(code).not.toBe(0);
    expect(said).toMatch(/403|Forbidden/);
    await expect(stat(join(cwd, 'node_modules', name))).rejects.toThrow();
  });
});

describe.skipIf(!hasClient('npm'))('stock npm (skipped where there is none)', () => {
  it('goes on to a new release, says what is deprecated, and audits', async () => {
    const slug = await put({ priceCents: 900 });
    await grant(person.uid, slug);
    const { token } = await makeToken(person, ['library', 'profile']);
    const name = await nameOf(slug);
    const cwd = await project('npm', token, { [name]: '^1.0.0' });
    const install = ['install', '--no-audit', '--no-fund'];
    expect((await runClient('npm', cwd, install)).said).not.toContain('deprecated');
    await release(slug, '1.1.0', await packageFiles(slug, '1.1.0'));
    await advise(slug);
    await advise(slug, { title: 'Taken back', withdrawnAt: Timestamp.now() });

    const audit = await runClient('npm', cwd, ['audit', '--registry', registry()]);
    expect(audit.code).not.toBe(0);
    expect(audit.said).toContain('A form sends too much');
    expect(audit.said).not.toContain('Taken back');
    const shown = await runClient('npm', cwd, ['view', `${name}@1.0.0`, 'deprecated']);
    expect(shown.said).toContain('high: A form sends too much. Update to 1.1.0.');
    expect((await runClient('npm', cwd, ['outdated'])).said).toContain('1.1.0');
    expect(await runClient('npm', cwd, ['update', '--no-audit'])).toMatchObject({ code: 0 });
    expect((await installed(cwd, name))['index.js']).toContain('1.1.0');
    expect((await runClient('npm', cwd, ['audit', '--registry', registry()])).code).toBe(0);
    // What the lockfile names comes again as it was.
    expect(await runClient('npm', cwd, ['ci', '--no-audit'])).toMatchObject({ code: 0 });
    expect((await runClient('npm', cwd, ['ping', '--registry', registry()])).code).toBe(0);
    expect((await runClient('npm', cwd, ['whoami', '--registry', registry()])).said.trim()).not.toBe('');
  });

  it('says why it gets nothing', async () => {
    const slug = await put({ priceCents: 900 });
    const { token } = await makeToken(person);
    const said = async (given: string, name: string) =>
      (await runClient('npm', await project('npm', given, { [name]: '1.0.0' }), ['install', '--no-audit']))
        .said;
    expect(await said(`${token}x`, await nameOf(slug))).toContain('This is not an access token');
    expect(await said(token, await nameOf(slug))).toMatch(/buy|own|librar/i);
    expect(await said(token, await nameOf('no-such-template'))).toContain('This package doesn’t exist');
  });

  it('takes none from anybody', async () => {
    const slug = await put({ priceCents: 0 });
    const { token } = await makeToken(person, ['library', 'profile']);
    const cwd = await project('npm', token, {});
    const mine = { name: await nameOf(slug), version: '9.0.0' };
    await writeFile(join(cwd, 'package.json'), JSON.stringify(mine));
    const { code, said } = await runClient('npm', cwd, ['publish']);
    expect(code).not.toBe(0);
    expect(said).toContain('read-only');
  });
});

describe.skipIf(!hasClient('pnpm'))('stock pnpm (skipped where there is none)', () => {
  it('audits', async () => {
    const slug = await put({ priceCents: 900 });
    await grant(person.uid, slug);
    const { token } = await makeToken(person);
    const cwd = await project('pnpm', token, { [await nameOf(slug)]: '1.0.0' });
    await runClient('pnpm', cwd, ['install', '--no-frozen-lockfile']);
    await advise(slug);
    const { code, said } = await runClient('pnpm', cwd, ['audit', '--registry', registry()]);
    expect(code).not.toBe(0);
    expect(said).toContain('A form sends too much');
  });
});

describe('the registry', () => {
  it('tells of a package in both forms, and sends the very bytes that it names', async () => {
    const slug = await put({ priceCents: 0 });
    const name = await nameOf(slug);
    const { token } = await makeToken(person);
    const whole = await ask(name, token);
    const told = (await whole.json()) as { versions: Record<string, { dist: Record<string, string> }> };
    expect(told).toMatchObject({
      name,
      'dist-tags': { latest: '1.0.0' },
      versions: { '1.0.0': { name, version: '1.0.0', bin: { [slug]: './cli.js' }, exports: './index.js' } },
      time: { '1.0.0': expect.any(String) },
    });
    const { dist } = told.versions['1.0.0'] ?? {};
    const path = dist?.tarball?.slice(registry().length) ?? '';
    const bytes = [];
    for (let n = 0; n < 2; n += 1) {
      const address = (await ask(path, token)).headers.get('location') ?? '';
      bytes.push(Buffer.from(await (await fetch(address)).arrayBuffer()));
    }
    expect(bytes[0]?.equals(bytes[1] ?? Buffer.alloc(0))).toBe(true);
    const hash = createHash('sha512')
      .update(bytes[0] ?? '')
      .digest('base64');
    expect(`sha512-${hash}`).toBe(dist?.integrity);
    const short = { headers: { accept: 'application/vnd.npm.install-v1+json' } };
    const brief = await ask(name, token, short);
    expect(brief.headers.get('content-type')).toContain('application/vnd.npm.install-v1+json');
    expect(brief.headers.get('cache-control')).toBe('private, no-cache');
    expect(await brief.json()).not.toHaveProperty('time');
    const tag = whole.headers.get('etag') ?? '';
    expect((await ask(name, token, { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  it('has no template that is no package', async () => {
    const { token } = await makeToken(person);
    for (const manifest of [{ private: true }, { name: 'neo' }, { version: '1.0.1' }]) {
      const slug = await putProduct({ priceCents: 0, version: '' });
      await release(slug, '1.0.0', await packageFiles(slug, '1.0.0', { manifest }));
      expect(await statuses(slug, token)).toEqual([404]);
    }
  });

  it('deprecates what is no longer sold, for those who have it', async () => {
    const slug = await put({ priceCents: 900 });
    await grant(person.uid, slug);
    const { token } = await makeToken(person);
    await db().doc(`products/${slug}`).update({ status: 'archived' });
    const told = (await (await ask(await nameOf(slug), token)).json()) as {
      versions: Record<string, { deprecated?: string }>;
    };
    expect(told.versions['1.0.0']?.deprecated).toContain('no longer sold');
  });

  it('answers an older audit, and tells nobody of what is not theirs', async () => {
    const [mine, other] = [await put({ priceCents: 900 }), await put({ priceCents: 900 })];
    await grant(person.uid, mine);
    for (const slug of [mine, other]) await advise(slug);
    const { token } = await makeToken(person);
    const names = [await nameOf(mine), await nameOf(other)];
    const post = (path: string, body: object) =>
      ask(`-/npm/v1/security/${path}`, token, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const bulk = await post('advisories/bulk', {
      ...Object.fromEntries(names.map((name) => [name, ['1.0.0']])),
      react: ['19.0.0'],
      '@types/react': ['19.0.0'],
    });
    const found = (await bulk.json()) as Record<string, { url: string }[]>;
    expect(Object.keys(found)).toEqual([names[0]]);
    expect(found[names[0] ?? '']?.[0]?.url).toMatch(new RegExp(`/product/category=.+/${mine}/versions$`));
    const tree = {
      name: 'mine',
      dependencies: {
        a: { version: '1.0.0', dependencies: { [names[0] ?? '']: { version: '1.0.0' } } },
        [names[1] ?? '']: { version: '1.0.0' },
      },
    };
    for (const path of ['audits', 'audits/quick']) {
      const told = (await (await post(path, tree)).json()) as { advisories: object; metadata: object };
      expect(Object.values(told.advisories)).toMatchObject([
        { module_name: names[0], findings: [{ version: '1.0.0', paths: [`a>${names[0]}`] }] },
      ]);
      expect(told.metadata).toMatchObject({ vulnerabilities: { high: 1 } });
    }
    expect((await post('advisories/bulk', [7])).status).toBe(400);
  });
});

describe('a package gives nothing', () => {
  it('to a token that is none, of another scope, that has ended or was revoked', async () => {
    const slug = await put({ priceCents: 0 });
    const [good, profile, over] = [
      await makeToken(person),
      await makeToken(person, ['profile']),
      await makeToken(person),
    ];
    expect(await statuses(slug, good.token)).toEqual([200]);
    for (const none of [null, '', 'tpa_0000000000000000000000000000000000000', good.token.slice(0, -1)])
      expect(await statuses(slug, none)).toEqual([401]);
    expect(await statuses(slug, profile.token)).toEqual([403]);
    const [record] = (await db().collection('accessTokens').where('tokenId', '==', over.tokenId).get()).docs;
    await record?.ref.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
    expect(await statuses(slug, over.token)).toEqual([401]);
    await invoke('accessTokens', { action: 'revoke', tokenId: good.tokenId }, person);
    expect(await statuses(slug, good.token)).toEqual([401]);
    for (const path of ['advisories/bulk', 'audits', 'audits/quick']) {
      const answer = await ask(`-/npm/v1/security/${path}`, good.token, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect(answer.status).toBe(401);
    }
    expect((await ask('-/whoami', good.token)).status).toBe(401);
  });

  it('of what was not bought, was refunded or is disputed, nor to who is banned', async () => {
    const slug = await put({ priceCents: 900 });
    const { token } = await makeToken(person);
    const library = db().doc(`users/${person.uid}/library/${slug}`);
    expect(await statuses(slug, token)).toEqual([403]);
    await grant(person.uid, slug);
    expect(await statuses(slug, token)).toEqual([200]);
    await library.update({ suspended: true });
    expect(await statuses(slug, token)).toEqual([403]);
    await library.delete();
    expect(await statuses(slug, token)).toEqual([403]);
    await grant(person.uid, slug);
    await putAccess(person.uid, { status: 'banned', permanent: true });
    expect(await statuses(slug, token)).toEqual([403]);
  });

  it('of a draft or an archived template, as if there were none', async () => {
    const { token } = await makeToken(person);
    const [draft, archived] = [await put({ status: 'draft' }), await put({ status: 'archived' })];
    const none = await (await ask(await nameOf('no-such-template'), token)).json();
    for (const slug of [draft, archived]) {
      expect(await statuses(slug, token)).toEqual([404]);
      expect(await (await ask(await nameOf(slug), token)).json()).toEqual(none);
    }
    await grant(person.uid, archived);
    expect(await statuses(archived, token)).toEqual([200]);
  });

  it('by another name, or on a way around', async () => {
    const [mine, other] = [await put({ priceCents: 900 }), await put({ priceCents: 900 })];
    await grant(person.uid, mine);
    const { token } = await makeToken(person);
    const name = await nameOf(mine);
    const paths = [
      `@other/${mine}`,
      `@other/${mine}/-/${mine}-1.0.0.tgz`,
      `${name}/-/${other}-1.0.0.tgz`,
      `${name}/-/${mine}-9.0.0.tgz`,
      `${name}/-/..%2f..%2f${other}-1.0.0.tgz`,
      `${name}%2f..%2f${other}`,
      `${name}/-/%2e%2e/${mine}-1.0.0.tgz`,
      `packages/${mine}/1.0.0`,
      '-/npm/v1/keys',
      '-/user/token',
    ];
    for (const path of paths) expect([path, (await ask(path, token)).status]).toEqual([path, 404]);
  });

  it('past the limit, nor of free templates past those of the plan', async () => {
    const { token } = await makeToken(person);
    const plan = (await db().doc('plans/starter').get()).data();
    const allowed = termsOf(starterPlan, plan).freeTemplates ?? 0;
    const slugs = await Promise.all(Array.from({ length: allowed + 1 }, () => put({ priceCents: 0 })));
    const last = slugs.pop() ?? '';
    const take = async (slug: string) => ask(`${await nameOf(slug)}/-/${slug}-1.0.0.tgz`, token);
    for (const slug of slugs) expect((await take(slug)).status).toBe(302);
    const refused = await take(last);
    // Not 429, for which clients wait and try again.
    expect([refused.status, ((await refused.json()) as { reason: string }).reason]).toEqual([
      403,
      'plan-limit',
    ]);
    await leaveTries(0, 'packageFetches', 'person', { uid: person.uid });
    const waiting = await take(slugs[0] ?? '');
    expect(waiting.status).toBe(429);
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

it('takes a large body where a tree is audited, and nowhere else', async () => {
  const send = (path: string) =>
    fetch(storeUrl(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ x: ['1'.repeat(600_000)] }),
    });
  expect((await send('/npm/-/npm/v1/security/advisories/bulk')).status).toBe(401);
  expect((await send('/npm/x')).status).toBe(413);
});
