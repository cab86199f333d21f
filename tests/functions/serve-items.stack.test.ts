import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { grant } from './support/archive.ts';
import type { Crafted } from './support/archives.ts';
import { putAccess } from './support/callers.ts';
import { type Account, invoke, signUp, storeUrl } from './support/http.ts';
import { hasClient, runClient } from './support/package-clients.ts';
import { packageFiles } from './support/package-files.ts';
import { release } from './support/releases.ts';
import { putProduct, readDocument } from './support/store.ts';
import { makeToken } from './support/tokens.ts';

/** Templates as the shadcn command line has them: files that it puts into somebody's project. */

let person: Account;
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tempera-items-'));
  person = await signUp();
  await invoke('startSession', {}, person);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const texts = (said: string): Crafted[] => [
  { name: 'neo/index.html', data: `<!doctype html><title>${said}</title>\n` },
  { name: 'neo/src/Grüße 😀.ts', data: 'export const text = "Hi";\r\n' },
  { name: 'neo/.env.example', data: 'A=1\n' },
];

/** A product with a release of texts. */
async function put(product: Parameters<typeof putProduct>[0] = {}, files = texts('One')): Promise<string> {
  const slug = await putProduct({ ...product, version: '' });
  await release(slug, '1.0.0', files);
  return slug;
}

const ask = async (path: string, token: string | null) => {
  const headers = token === null ? undefined : { authorization: `Bearer ${token}` };
  const answer = await fetch(storeUrl(`/r/${path}`), headers && { headers });
  const text = await answer.text();
  // An address that leads out of the registry is a page.
  const isJson = answer.headers.get('content-type')?.includes('application/json');
  return { status: answer.status, body: (isJson ? JSON.parse(text) : {}) as Record<string, unknown> };
};
const status = async (path: string, token: string | null) => (await ask(path, token)).status;

const listed = async (token: string, query = '') =>
  ((await ask(`registry.json${query}`, token)).body.items as { name: string }[]).map(({ name }) => name);

describe.skipIf(!hasClient('shadcn'))('the stock shadcn command line (skipped where there is none)', () => {
  const run = async (token: string, ...args: string[]) => {
    const registry = {
      url: storeUrl('/r/{name}.json'),
      headers: { Authorization: `Bearer $\{STORE_TOKEN}` },
    };
    const mine = { name: 'mine', private: true, registries: { '@store': registry } };
    await writeFile(join(folder, 'package.json'), JSON.stringify(mine));
    return runClient('shadcn', folder, args, { STORE_TOKEN: token });
  };

  it('finds and adds what was bought, each file as the archive has it', async () => {
    const slug = await put({ priceCents: 900, title: 'Neo Item' });
    await grant(person.uid, slug);
    const { token } = await makeToken(person);
    expect((await run(token, 'search', '@store', '--query', slug)).said).toContain(slug);
    expect(await run(token, 'add', `@store/${slug}`, '--yes')).toMatchObject({ code: 0 });
    for (const { name, data } of texts('One'))
      expect(await readFile(join(folder, slug, String(name).slice(4)), 'utf8')).toBe(data);
    expect(await readDocument(`users/${person.uid}/library/${slug}`)).toMatchObject({ downloaded: '1.0.0' });
  });

  it('says why it gets nothing, and writes nothing', async () => {
    const slug = await put({ priceCents: 900 });
    const broken = await put({ priceCents: 0 }, [
      ...texts('One'),
      { name: 'neo/a.png', data: Buffer.from('89504e470d0a1a0a', 'hex') },
    ]);
    const { token } = await makeToken(person);
    for (const [given, name, words] of [
      [`${token}x`, slug, 'This is not an access token'],
      [token, slug, /buy|own|librar/i],
      [token, broken, `/git/${broken}.git`],
    ] as const) {
      const { code, said } = await run(given, 'add', `@store/${name}`, '--yes');
      expect(code).not.toBe(0);
      expect(said).toMatch(words);
    }
    expect((await readdir(folder)).filter((name) => !name.startsWith('.'))).toEqual(['package.json']);
  });
});

describe('an item', () => {
  it('has the files of a release, where they go, and what they need', async () => {
    const slug = await putProduct({ priceCents: 0, version: '', title: 'Neo' });
    const manifest = { dependencies: { react: '^19.0.0' }, devDependencies: { vite: '^8.0.0' } };
    for (const version of ['1.0.0', '1.1.0'])
      await release(slug, version, await packageFiles(slug, version, { manifest, files: [] }));
    const { token } = await makeToken(person);
    const { body } = await ask(`${slug}.json`, token);
    expect(body).toMatchObject({
      name: slug,
      type: 'registry:item',
      title: 'Neo',
      meta: { version: '1.1.0' },
      dependencies: ['react@^19.0.0'],
      devDependencies: ['vite@^8.0.0'],
    });
    expect(body.files).toContainEqual({
      path: `${slug}/index.js`,
      type: 'registry:file',
      target: `~/${slug}/index.js`,
      content: "export default '1.1.0';\n",
    });
    expect((await ask(`${slug}.json?version=1.0.0`, token)).body).toMatchObject({
      meta: { version: '1.0.0' },
    });
    for (const [version, refused] of [
      ['9.0.0', 404],
      ['latest', 400],
      ['../1.0.0', 400],
    ] as const)
      expect(await status(`${slug}.json?version=${version}`, token)).toBe(refused);
  });

  it.each([
    ['binary', { name: 'neo/a.bin', data: Buffer.from([0, 1, 2]) }],
    ['latin', { name: 'neo/a.txt', data: Buffer.from([0x63, 0x61, 0x66, 0xe9]) }],
    ['empty', { name: 'neo/.gitkeep', data: '' }],
    ['large', { name: 'neo/a.txt', data: 'a '.repeat(550_000), method: 0 }],
  ])('is none for a template with a file that would arrive otherwise: %s', async (_kind, file) => {
    const slug = await put({ priceCents: 0 }, [...texts('One'), file]);
    const { token } = await makeToken(person);
    const { status: refused, body } = await ask(`${slug}.json`, token);
    expect(refused).toBe(404);
    expect(body.message).toContain(`/git/${slug}.git`);
    await grant(person.uid, slug);
    expect(await listed(token)).not.toContain(slug);
  });
});

describe('the list', () => {
  it('has what its person may have, and is searched', async () => {
    const [mine, other, held, draft, archived] = [
      await put({ priceCents: 900, title: 'Zebra stripes' }),
      await put({ priceCents: 900 }),
      await put({ priceCents: 900 }),
      await put({ status: 'draft' }),
      await put({ status: 'archived' }),
    ];
    for (const slug of [mine, held, archived]) await grant(person.uid, slug);
    await db().doc(`users/${person.uid}/library/${held}`).update({ suspended: true });
    const { token } = await makeToken(person);
    const found = await listed(token);
    expect(found).toEqual(expect.arrayContaining([mine, archived]));
    for (const none of [other, held, draft]) expect(found).not.toContain(none);
    expect(await listed(token, '?q=zebra')).toEqual([mine]);
    expect(await listed(token, '?q=zebra&type=registry:ui')).toEqual([]);
    expect((await ask('registry.json?limit=1&offset=1', token)).body.pagination).toMatchObject({
      limit: 1,
      offset: 1,
    });
  });
});

describe('an item gives nothing', () => {
  it('to a token that is none, of another scope or in the address, or was revoked', async () => {
    const slug = await put({ priceCents: 0 });
    const [good, profile] = [await makeToken(person), await makeToken(person, ['profile'])];
    for (const path of [`${slug}.json`, 'registry.json']) {
      expect(await status(path, good.token)).toBe(200);
      for (const none of [null, 'tpa_0000000000000000000000000000000000000', good.token.slice(0, -1)])
        expect(await status(path, none)).toBe(401);
      expect(await status(`${path}?token=${good.token}`, null)).toBe(401);
      expect(await status(path, profile.token)).toBe(403);
    }
    await invoke('accessTokens', { action: 'revoke', tokenId: good.tokenId }, person);
    expect(await status(`${slug}.json`, good.token)).toBe(401);
  });

  it('of what was not bought, is disputed, a draft or archived, nor to who is banned', async () => {
    const [slug, draft, archived] = [
      await put({ priceCents: 900 }),
      await put({ status: 'draft' }),
      await put({ status: 'archived' }),
    ];
    const { token } = await makeToken(person);
    expect(await status(`${slug}.json`, token)).toBe(403);
    const none = await ask('no-such-template.json', token);
    expect(none.status).toBe(404);
    for (const hidden of [draft, archived]) expect(await ask(`${hidden}.json`, token)).toEqual(none);
    await grant(person.uid, slug);
    expect(await status(`${slug}.json`, token)).toBe(200);
    await db().doc(`users/${person.uid}/library/${slug}`).update({ suspended: true });
    expect(await status(`${slug}.json`, token)).toBe(403);
    await db().doc(`users/${person.uid}/library/${slug}`).update({ suspended: false });
    await putAccess(person.uid, { status: 'banned', permanent: true });
    expect(await status(`${slug}.json`, token)).toBe(403);
  });

  it('on a way around', async () => {
    const { token } = await makeToken(person);
    for (const path of ['', 'a.json/b.json', '..%2fusers.json', 'A.json', '__proto__.json', 'neo', 'neo.txt'])
      expect([path, await status(path, token)]).toEqual([path, 404]);
  });
});
