import { type SourceChanges, shownBytes, sourcePaths } from '@tempera/domain/releases/source-calls';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { leaveTries } from '../attacks/kit/spent.ts';
import { grant } from './support/archive.ts';
import { putAccess } from './support/callers.ts';
import { type Account, invoke, signInAsGuest, signUp, storeUrl } from './support/http.ts';
import { release } from './support/releases.ts';
import { putProduct, readDocument } from './support/store.ts';

/** Releases as their owners read them in the browser: at the store's own address. */

const lock = JSON.stringify({
  packages: { '': {}, 'node_modules/@a/b': { version: '1.2.0', license: 'MIT' } },
});
/** Lines that hardly pack, as an archive that unpacks to much more than it is gets refused. */
const large = Array.from({ length: shownBytes / 16 + 1 }, (_, n) => Math.abs(Math.sin(n)).toFixed(13)).join(
  '\n',
);
const first = [
  { name: 'neo/index.html', data: '<title>One</title>\n' },
  { name: 'neo/src/old.js', data: 'moved;\n' },
  { name: 'neo/src/gone.js', data: 'gone;\n' },
  { name: 'neo/texte/Grüße 😀.md', data: '# Hi\n' },
];
const second = [
  { name: 'neo/index.html', data: '<title>Two</title>\n' },
  { name: 'neo/src/new.js', data: 'moved;\n' },
  { name: 'neo/texte/Grüße 😀.md', data: '# Hi\n' },
  { name: 'neo/empty', data: '' },
  { name: 'neo/logo.png', data: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]) },
  { name: 'neo/large.txt', data: large },
  { name: 'neo/package-lock.json', data: lock },
];

let person: Account;
let slug: string;
beforeAll(async () => {
  slug = await put({ priceCents: 900 });
});
beforeEach(async () => {
  person = await signUp();
  await invoke('startSession', {}, person);
});

/** A product with two releases. */
async function put(product: Parameters<typeof putProduct>[0]): Promise<string> {
  const made = await putProduct({ ...product, version: '' });
  await release(made, '1.0.0', first);
  await release(made, '1.1.0', second);
  return made;
}

const ask = (path: string, token: string | null = person.idToken) =>
  fetch(storeUrl(path), { headers: token === null ? {} : { authorization: `Bearer ${token}` } });
const read = async (path: string, token?: string) => (await ask(path, token)).json();
/** The status, and the reason of a refusal. */
async function heard(path: string, token?: string | null): Promise<string> {
  const answer = await ask(path, token);
  const { reason = '' } = (await answer.json()) as { reason?: string };
  return `${answer.status} ${reason}`.trim();
}
const owned = () => grant(person.uid, slug);
const fileOf = (path: string, version = '1.1.0') => sourcePaths.file(slug, version, path);
/** Everything that owners alone may read. */
const closed = (of: string) => [
  sourcePaths.tree(of, '1.0.0'),
  sourcePaths.file(of, '1.0.0', 'index.html'),
  sourcePaths.changes(of, '1.1.0', '1.0.0'),
  sourcePaths.sbom(of, '1.1.0'),
];

describe('an owner', () => {
  it('reads every file of a release as it is, and is told what is no text, or large', async () => {
    await owned();
    const tree = await read(sourcePaths.tree(slug, '1.0.0'));
    expect(tree).toEqual({
      version: '1.0.0',
      files: first.map(({ name, data }) => ({ path: name.slice(4), sizeBytes: Buffer.byteLength(data) })),
      sbom: false,
    });
    for (const { name, data } of first)
      expect(await read(fileOf(name.slice(4), '1.0.0'))).toMatchObject({ kind: 'text', text: data });
    expect(await read(fileOf('empty'))).toMatchObject({ kind: 'text', text: '' });
    expect(await read(fileOf('logo.png'))).toEqual({ path: 'logo.png', sizeBytes: 7, kind: 'binary' });
    expect(await read(fileOf('large.txt'))).toEqual({
      path: 'large.txt',
      sizeBytes: large.length,
      kind: 'large',
    });
  });

  it('sees what changed between any two releases, either way', async () => {
    await owned();
    const { changes }: SourceChanges = await read(sourcePaths.changes(slug, '1.1.0', '1.0.0'));
    expect(changes.map(({ status, path }) => `${status} ${path}`)).toEqual([
      'added empty',
      'changed index.html',
      'added large.txt',
      'added logo.png',
      'added package-lock.json',
      'removed src/gone.js',
      'moved src/new.js',
    ]);
    const back: SourceChanges = await read(sourcePaths.changes(slug, '1.0.0', '1.1.0'));
    expect(back.changes.filter(({ status }) => status === 'removed').length).toBe(4);
  });

  it('gets a bill of materials of a release that has a lockfile', async () => {
    await owned();
    const answer = await ask(sourcePaths.sbom(slug, '1.1.0'));
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${slug}-1.1.0.cdx.json"`);
    expect(await answer.json()).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      metadata: { component: { name: slug, version: '1.1.0' } },
      components: [{ purl: 'pkg:npm/%40a/b@1.2.0', licenses: [{ license: { name: 'MIT' } }] }],
    });
    expect((await ask(sourcePaths.sbom(slug, '1.0.0'))).status).toBe(404);
    expect(await read(sourcePaths.tree(slug, '1.1.0'))).toMatchObject({ sbom: true });
  });

  it('reads by an access token as well, and none of it is a download', async () => {
    await owned();
    const make = async (scopes: string[]) => {
      const asked = { action: 'create', name: 'Laptop', scopes, expiresInDays: 30 };
      return String((await invoke('accessTokens', asked, person)).result?.token);
    };
    expect((await ask(sourcePaths.tree(slug, '1.0.0'), await make(['library']))).status).toBe(200);
    expect(await heard(sourcePaths.tree(slug, '1.0.0'), await make(['profile']))).toBe('403 token-scope');
    expect((await readDocument(`products/${slug}`))?.downloads).toBe(0);
    expect((await db().collection(`users/${person.uid}/downloads`).get()).size).toBe(0);
    expect(await readDocument(`users/${person.uid}/library/${slug}`)).not.toHaveProperty('downloaded');
  });

  it('can be made to wait', async () => {
    await owned();
    await leaveTries(0, 'sourceReads', 'person', { uid: person.uid });
    expect(await heard(sourcePaths.tree(slug, '1.0.0'))).toBe('429 too-many-attempts');
  });
});

describe('nobody else gets a byte', () => {
  it('visitors, guests, strangers, forged and ended tokens', async () => {
    const guest = await signInAsGuest();
    for (const path of closed(slug)) {
      expect(await heard(path, null)).toBe('401 sign-in-required');
      expect(await heard(path, 'tpa_0000000000000000000000000000000000000000')).toBe('401 sign-in-required');
      expect(await heard(path, `${person.idToken}x.y`)).toBe('401 sign-in-required');
      expect(await heard(path, guest.idToken)).toBe('403 not-entitled');
      expect(await heard(path)).toBe('403 not-entitled');
    }
  });

  it('who was refunded, whose payment is disputed, who is banned', async () => {
    await owned();
    const library = db().doc(`users/${person.uid}/library/${slug}`);
    await library.update({ suspended: true });
    for (const path of closed(slug)) expect(await heard(path)).toBe('403 entitlement-suspended');
    await library.delete();
    for (const path of closed(slug)) expect(await heard(path)).toBe('403 not-entitled');
    await owned();
    await putAccess(person.uid, { status: 'banned', permanent: true });
    for (const path of closed(slug)) expect(await heard(path)).toBe('403 restricted');
  });

  it('of a draft or an archived template, as if there were none, but who bought it', async () => {
    const [draft, archived] = [await put({ status: 'draft' }), await put({ status: 'archived' })];
    for (const one of [draft, archived, 'no-such-template'])
      for (const path of [...closed(one), sourcePaths.size(one, '1.1.0', '1.0.0')])
        expect(await heard(path)).toBe('404 product-not-found');
    await grant(person.uid, archived);
    for (const path of closed(archived)) expect((await ask(path)).status).toBe(200);
    await grant(person.uid, draft);
    for (const path of closed(draft)) expect(await heard(path)).toBe('404 product-not-found');
  });

  it.each([
    '../../../package.json',
    '..%2f..%2fetc%2fpasswd',
    '/etc/passwd',
    'neo/index.html',
    './index.html',
    'index.html/',
    'INDEX.HTML',
    'src',
    'src/',
    '',
    '\0index.html',
    'index.html\0',
    'x'.repeat(2_000),
    `archives/other/1.0.0/other-1.0.0.zip`,
  ])('by the path %j', async (path) => {
    await owned();
    expect((await ask(fileOf(path, '1.0.0'))).status).toBe(404);
  });

  it('by an address of another make, nor of a version that is none', async () => {
    await owned();
    const other = await put({ priceCents: 900 });
    for (const path of [
      `/source/${slug}`,
      `/source/${slug}/1.0.0`,
      `/source/${slug}/1.0.0/`,
      `/source/${slug}/1.0.0/file`,
      `/source/${slug}/1.0.0/file?path=index.html&path=src/old.js`,
      `/source/${slug}/1.0.0/tree/more`,
      `/source/${slug}/latest/tree`,
      `/source/${slug}/1.0.0%2f..%2f..%2f${other}%2f1.0.0/tree`,
      `/source/${slug}/..%2f${other}/tree`,
      `/source/${slug}/1.1.0/changes`,
      `/source/${slug}/1.1.0/changes?since=../${other}`,
      `/source/__proto__/1.0.0/tree`,
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    expect(await heard(sourcePaths.tree(slug, '9.9.9'))).toBe('404 version-not-found');
    expect(await heard(sourcePaths.changes(slug, '1.1.0', '9.9.9'))).toBe('404 version-not-found');
    const posted = await fetch(storeUrl(sourcePaths.tree(slug, '1.0.0')), { method: 'POST' });
    expect(posted.status).toBe(405);
  });
});

it('tells everybody how much a release changed, and nothing else', async () => {
  const answer = await ask(sourcePaths.size(slug, '1.1.0', '1.0.0'), null);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  expect(await answer.json()).toEqual({
    version: '1.1.0',
    since: '1.0.0',
    size: { added: 4, removed: 1, changed: 1, moved: 1 },
  });
});
