import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { starterPlan, termsOf } from '@tempera/domain/plans/plan';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { leaveTries } from '../attacks/kit/spent.ts';
import { grant } from './support/archive.ts';
import { putAccess } from './support/callers.ts';
import { git, hasGit, tryGit } from './support/git.ts';
import { type Account, invoke, signUp, storeUrl } from './support/http.ts';
import { release } from './support/releases.ts';
import { putProduct, readDocument } from './support/store.ts';

/** Repositories as developers have them: at the store's own address, with an access token. */

let person: Account;
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tempera-git-'));
  person = await signUp();
  await invoke('startSession', {}, person);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function make(scopes = ['library']): Promise<{ token: string; tokenId: string }> {
  const { result } = await invoke(
    'accessTokens',
    { action: 'create', name: 'Laptop', scopes, expiresInDays: 30 },
    person,
  );
  return result as unknown as { token: string; tokenId: string };
}

const page = (title: string) => [
  { name: 'neo/index.html', data: `<title>${title}</title>\n\n\n\n<p>Hi</p>\n` },
];

/** A product with a release. */
async function put(product: Parameters<typeof putProduct>[0] = {}): Promise<string> {
  const slug = await putProduct({ ...product, version: '' });
  await release(slug, '1.0.0', page('One'));
  return slug;
}

/** The address of a repository as git is given it, with a token for its password. */
const addressOf = (slug: string, token: string) => {
  const address = new URL(storeUrl(`/git/${slug}.git`));
  address.username = 'anybody';
  address.password = token;
  return address.href;
};

const ask = (path: string, token: string) =>
  fetch(storeUrl(`/git/${path}`), {
    headers: { authorization: `Basic ${Buffer.from(`anybody:${token}`).toString('base64')}` },
  });

/** How each file of a repository is answered: those that it has, then its packs with their indexes. */
async function statuses(slug: string, token: string, shas: readonly string[]): Promise<number[]> {
  const packs = shas.flatMap((sha) => [`objects/pack/pack-${sha}.pack`, `objects/pack/pack-${sha}.idx`]);
  const files = ['info/refs', 'HEAD', 'objects/info/packs', ...packs];
  const found = await Promise.all(files.map((file) => ask(`${slug}.git/${file}`, token)));
  return [...new Set(found.map(({ status }) => status))];
}

/** A look stands for a moment; admit-git.test.ts holds it to that. */
const soon = { timeout: 60_000, interval: 100 };

const packsOf = async (slug: string, version = '1.0.0') =>
  (await readDocument(`products/${slug}/git/${version}`))?.shas as string[];

describe.skipIf(!hasGit)('stock git at the store (skipped where there is none)', () => {
  it('clones what was bought, and pulls the next release into a change of its own', async () => {
    const slug = await put({ priceCents: 900 });
    await grant(person.uid, slug);
    const { token } = await make();
    await git(folder, 'clone', '--quiet', addressOf(slug, token), 'mine');
    const mine = join(folder, 'mine');
    expect(await git(mine, 'tag')).toBe('v1.0.0');
    const text = (await readFile(join(mine, 'index.html'), 'utf8')).replace('Hi', 'Mine');
    await writeFile(join(mine, 'index.html'), text);
    await git(mine, 'commit', '--quiet', '--all', '--message', 'Mine');
    await release(slug, '1.1.0', page('Two'));
    await expect
      .poll(async () => (await ask(`${slug}.git/info/refs`, token)).text(), soon)
      .toContain('v1.1.0');
    await git(mine, 'pull', '--quiet', '--no-rebase', '--no-edit');
    expect(await readFile(join(mine, 'index.html'), 'utf8')).toBe(text.replace('One', 'Two'));
    expect(await git(mine, 'tag')).toBe('v1.0.0\nv1.1.0');
    const taken = await db().collection(`users/${person.uid}/downloads`).get();
    expect(taken.docs.map((one) => one.data().version).toSorted()).toEqual(['1.0.0', '1.1.0']);
    expect(await readDocument(`users/${person.uid}/library/${slug}`)).toMatchObject({ downloaded: '1.1.0' });
  });

  it('says why it gets nothing, and what it can not do', async () => {
    const slug = await put({ priceCents: 900 });
    const { token } = await make();
    const said = async (...args: string[]) => (await tryGit(folder, ...args)).stderr;
    expect(await said('clone', addressOf(slug, `${token}x`), 'a')).toContain(
      'remote: This is not an access token',
    );
    expect(await said('clone', addressOf(slug, token), 'b')).toMatch(/remote: .*(buy|own|librar)/i);
    expect(await said('clone', addressOf('no-such-template', token), 'c')).toContain(
      'remote: This repository doesn’t exist',
    );
    await grant(person.uid, slug);
    expect(await said('clone', '--depth', '1', addressOf(slug, token), 'd')).toContain('shallow');
    expect(await readdir(folder)).toEqual([]);
    await git(folder, 'clone', '--quiet', addressOf(slug, token), 'mine');
    const mine = join(folder, 'mine');
    await git(mine, 'commit', '--quiet', '--allow-empty', '--message', 'Mine');
    expect((await tryGit(mine, 'push')).stderr).toContain('remote: This repository is read-only');
  });

  it('clones for many at once', async () => {
    const slug = await put({ priceCents: 0 });
    const { token } = await make();
    const all = Array.from({ length: 12 }, (_, n) => tryGit(folder, 'clone', addressOf(slug, token), `${n}`));
    expect((await Promise.all(all)).filter(({ code }) => code !== 0)).toEqual([]);
  });
});

describe('a repository gives nothing', () => {
  it('to a token that is none, of another scope, that has ended or was revoked', async () => {
    const slug = await put({ priceCents: 0 });
    const shas = await packsOf(slug);
    const [good, profile, over] = [await make(), await make(['profile']), await make()];
    expect(await statuses(slug, good.token, shas)).toEqual([200]);
    for (const none of ['', 'tpa_0000000000000000000000000000000000000', good.token.slice(0, -1)])
      expect(await statuses(slug, none, shas)).toEqual([401]);
    expect(await statuses(slug, profile.token, shas)).toEqual([403]);
    const [record] = (await db().collection('accessTokens').where('tokenId', '==', over.tokenId).get()).docs;
    await record?.ref.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
    expect(await statuses(slug, over.token, shas)).toEqual([401]);
    await invoke('accessTokens', { action: 'revoke', tokenId: good.tokenId }, person);
    await expect.poll(() => statuses(slug, good.token, shas), soon).toEqual([401]);
  });

  it('of what was not bought, was refunded or is disputed, nor to who is banned', async () => {
    const slug = await put({ priceCents: 900 });
    const shas = await packsOf(slug);
    const { token } = await make();
    const library = db().doc(`users/${person.uid}/library/${slug}`);
    expect(await statuses(slug, token, shas)).toEqual([403]);
    await grant(person.uid, slug);
    expect(await statuses(slug, token, shas)).toEqual([200]);
    await library.update({ suspended: true });
    await expect.poll(() => statuses(slug, token, shas), soon).toEqual([403]);
    await library.delete();
    expect(await statuses(slug, token, shas)).toEqual([403]);
    await grant(person.uid, slug);
    expect(await statuses(slug, token, shas)).toEqual([200]);
    await putAccess(person.uid, { status: 'banned', permanent: true });
    await expect.poll(() => statuses(slug, token, shas), soon).toEqual([403]);
  });

  it('of a draft or an archived template, as if there were none, nor of another by the names of its packs', async () => {
    const { token } = await make();
    const [draft, archived, bought, other] = [
      await put({ status: 'draft' }),
      await put({ status: 'archived' }),
      await put({ priceCents: 900 }),
      await put({ priceCents: 900 }),
    ];
    await release(other, '1.1.0', page(other));
    for (const slug of [draft, archived]) {
      expect(await statuses(slug, token, await packsOf(slug))).toEqual([404]);
      expect(await (await ask(`${slug}.git/info/refs`, token)).text()).toBe(
        'This repository doesn’t exist.\n',
      );
    }
    await grant(person.uid, bought);
    const [sha] = await packsOf(other, '1.1.0');
    for (const ending of ['pack', 'idx'])
      expect((await ask(`${bought}.git/objects/pack/pack-${sha}.${ending}`, token)).status).toBe(404);
    await grant(person.uid, archived);
    expect(await statuses(archived, token, await packsOf(archived))).toEqual([200]);
  });

  it('past the limit, nor of free templates past those of the plan', async () => {
    const { token } = await make();
    const allowed = termsOf(starterPlan, await readDocument('plans/starter')).freeTemplates;
    const slugs = await Promise.all(Array.from({ length: (allowed ?? 0) + 1 }, () => put({ priceCents: 0 })));
    const last = slugs.pop() ?? '';
    for (const slug of slugs) expect((await ask(`${slug}.git/info/refs`, token)).status).toBe(200);
    const refused = await ask(`${last}.git/info/refs`, token);
    expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/plain; charset=utf-8']);
    expect(await refused.text()).toContain('free templates');
    await leaveTries(0, 'gitFetches', 'person', { uid: person.uid });
    const waiting = await ask(`${slugs[0]}.git/info/refs`, token);
    expect(waiting.status).toBe(429);
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
