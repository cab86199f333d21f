import { randomBytes } from 'node:crypto';
import { tokenProblemMessage } from '@tempera/domain/tokens/token-problems';
import { isToken, makeToken } from '@tempera/domain/tokens/token-text';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { newNetwork } from '../attacks/kit/bursts.ts';
import { leaveTries } from '../attacks/kit/spent.ts';
import { grant, putArchive } from './support/archive.ts';
import { putAccess } from './support/callers.ts';
import { type Account, invoke, signUp, storeUrl } from './support/http.ts';
import { nameOf, packageFiles } from './support/package-files.ts';
import { admin } from './support/publishing.ts';
import { release } from './support/releases.ts';
import { putProduct, readDocument } from './support/store.ts';

/** Access tokens as programs use them: over HTTP, at the store's own address. */

let person: Account;
beforeEach(async () => {
  person = await signUp();
  await invoke('startSession', {}, person);
});

interface Made {
  token: string;
  tokenId: string;
  expiresAt: number | null;
}

async function make(
  scopes: string[] = ['library', 'profile'],
  who = person,
  expiresInDays: number | null = 30,
): Promise<Made> {
  const { result } = await invoke(
    'accessTokens',
    { action: 'create', name: 'Laptop', scopes, expiresInDays },
    who,
  );
  return result as unknown as Made;
}

const ask = (path: string, token: string, headers: Record<string, string> = {}) =>
  fetch(storeUrl(path), { headers: { authorization: `Bearer ${token}`, ...headers } });

/** The status, and the reason of a refusal, with what is wrong with the token. */
async function heard(path: string, token: string): Promise<string> {
  const answer = await ask(path, token);
  const { reason = '', token: problem = '' } = (await answer.json()) as { reason?: string; token?: string };
  return `${answer.status} ${reason} ${problem}`.trim();
}

const archiveOf = (slug: string, version = '1.0.0') => `/api/products/${slug}/releases/${version}/archive`;

describe('a token', () => {
  it('is told once, stored as a hash alone, listed by its hint, and noted in the audit log', async () => {
    const { token, tokenId } = await make();
    expect(token).toMatch(/^tpa_[0-9A-Za-z]{38}$/);
    expect(isToken(token)).toBe(true);
    expect(await readDocument(`users/${person.uid}/tokens/${tokenId}`)).toMatchObject({
      name: 'Laptop',
      scopes: ['library', 'profile'],
      hint: token.slice(0, 8),
      lastUsedAt: null,
    });
    const records = await db().collection('accessTokens').where('tokenId', '==', tokenId).get();
    expect(records.size).toBe(1);
    expect(JSON.stringify(records.docs.map((one) => [one.id, one.data()]))).not.toContain(token.slice(8));
    expect(await readDocument(`audit/token-created-${tokenId}`)).toMatchObject({
      action: 'token.created',
      byId: person.uid,
      targetName: 'Laptop',
    });
  });

  it('says who bears it, and when it was used last', async () => {
    const { token, tokenId } = await make();
    const answer = await ask('/api/me', token);
    expect(await answer.json()).toEqual({
      uid: person.uid,
      name: expect.any(String),
      email: person.email,
      scopes: ['library', 'profile'],
    });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const used = (await readDocument(`users/${person.uid}/tokens/${tokenId}`))?.lastUsedAt as Timestamp;
    expect(Math.abs(used.toMillis() - Date.now())).toBeLessThan(60_000);
    const basic = Buffer.from(`anybody:${token}`).toString('base64');
    expect((await ask('/api/me', '', { authorization: `Basic ${basic}` })).status).toBe(200);
  });

  it('is good for its scopes alone', async () => {
    const { slug } = await putArchive({ priceCents: 0 });
    const { token } = await make(['profile']);
    expect(await heard(archiveOf(slug), token)).toBe('403 token-scope');
    expect(await heard('/api/library', token)).toBe('200');
    const answer = await fetch(storeUrl(`/publish/${slug}`), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ sizeBytes: 1_000 }),
    });
    expect(answer.status).toBe(403);
  });

  it('to publish is for those who manage the store', async () => {
    const { error } = await invoke(
      'accessTokens',
      { action: 'create', name: 'CI', scopes: ['publish'], expiresInDays: 7 },
      person,
    );
    expect(error?.details?.reason).toBe('not-allowed');
  });

  it('of who manages the store publishes, and opens no draft', async () => {
    const manager = await admin();
    await invoke('startSession', {}, manager);
    const { token } = await make(['library', 'publish'], manager);
    const { slug } = await putArchive({ status: 'draft' });
    const answer = await fetch(storeUrl(`/publish/${slug}`), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ sizeBytes: 1_000 }),
    });
    expect(answer.status).toBe(200);
    expect(await heard(archiveOf(slug), token)).toBe('404 product-not-found');
    expect(await heard(`/api/products/${slug}`, token)).toBe('404 product-not-found');
  });

  it.each([
    ['malformed', (token: string) => `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`],
    ['malformed', () => 'a-password'],
    ['unknown', () => makeToken((count) => randomBytes(count))],
    ['missing', () => ''],
  ] as const)('that is %s is refused, in the words that each program prints', async (problem, worse) => {
    const { token } = await make();
    const wrong = worse(token);
    expect(await heard('/api/me', wrong)).toBe(`401 sign-in-required ${problem}`);
    const told = await Promise.all(
      ['/api/me', '/git/portfolio.git/info/refs', '/npm/-/whoami', '/r/portfolio.json'].map(async (path) =>
        (await ask(path, wrong)).text(),
      ),
    );
    for (const text of told) expect(text).toContain(tokenProblemMessage(problem));
  });
});

describe('refused from the next request on', () => {
  it('is a token that was revoked, and the link that it asked for', async () => {
    const { slug } = await putArchive({ priceCents: 0 });
    const { token, tokenId } = await make();
    const { url } = (await (await ask(archiveOf(slug), token)).json()) as { url: string };
    expect((await fetch(url)).status).toBe(200);
    const { result } = await invoke('accessTokens', { action: 'revoke', tokenId }, person);
    expect(result).toEqual({ revoked: true });
    expect(await heard('/api/me', token)).toBe('401 sign-in-required unknown');
    expect((await fetch(url)).status).not.toBe(200);
    expect(await readDocument(`audit/token-revoked-${tokenId}`)).toMatchObject({ action: 'token.revoked' });
    const { error } = await invoke('accessTokens', { action: 'revoke', tokenId }, person);
    expect(error?.details?.reason).toBe('token-not-found');
  });

  it('is a token that has ended itself, whatever its scope, and no other of its person', async () => {
    const [own, other] = [await make(['profile']), await make()];
    const end = (token: string, method = 'DELETE') =>
      fetch(storeUrl('/api/token'), { method, headers: { authorization: `Bearer ${token}` } });
    expect((await end(own.token, 'GET')).status).toBe(405);
    expect(await heard('/api/me', own.token)).toBe('200');
    expect(await (await end(own.token)).json()).toEqual({ revoked: true });
    expect((await end(own.token)).status).toBe(401);
    expect(await heard('/api/me', own.token)).toBe('401 sign-in-required unknown');
    expect(await heard('/api/me', other.token)).toBe('200');
    expect(await readDocument(`audit/token-revoked-${own.tokenId}`)).toMatchObject({ byId: person.uid });
  });

  it('is a token that somebody else cannot revoke', async () => {
    const { token, tokenId } = await make();
    const other = await signUp();
    await invoke('startSession', {}, other);
    const { error } = await invoke('accessTokens', { action: 'revoke', tokenId }, other);
    expect(error?.details?.reason).toBe('token-not-found');
    expect(await heard('/api/me', token)).toBe('200');
  });

  it('is one that has ended, whose person is banned, or has ended all sessions', async () => {
    const [over, banned, ended] = [await make(), await make(), await make()];
    const [record] = (await db().collection('accessTokens').where('tokenId', '==', over.tokenId).get()).docs;
    await record?.ref.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
    expect(await heard('/api/me', over.token)).toBe('401 sign-in-required expired');
    await putAccess(person.uid, { status: 'banned', permanent: true });
    expect(await heard('/api/me', banned.token)).toBe('403 restricted');
    await putAccess(person.uid, { sessionsEndedAt: Timestamp.now() });
    expect(await heard('/api/me', ended.token)).toBe('401 sign-in-required revoked');
  });

  it('is a download of what was refunded, or is disputed', async () => {
    const { slug } = await putArchive({ priceCents: 280 });
    const { token } = await make();
    expect(await heard(archiveOf(slug), token)).toBe('403 not-entitled');
    await grant(person.uid, slug);
    expect(await heard(archiveOf(slug), token)).toBe('200');
    await db().doc(`users/${person.uid}/library/${slug}`).update({ suspended: true });
    expect(await heard(archiveOf(slug), token)).toBe('403 entitlement-suspended');
    await db().doc(`users/${person.uid}/library/${slug}`).delete();
    expect(await heard(archiveOf(slug), token)).toBe('403 not-entitled');
  });
});

describe('the API', () => {
  it('finds products despite a typo, shows one, lists its releases, and gives its archive', async () => {
    const { slug, sha256, bytes } = await putArchive({ priceCents: 0, title: 'Xylograph Studio' });
    const { token } = await make();
    const shown = await (await ask(`/api/products/${slug}`, token)).json();
    expect(shown).toMatchObject({ slug, title: 'Xylograph Studio', version: '1.0.0', status: 'active' });
    const releases = await (await ask(`/api/products/${slug}/releases`, token)).json();
    expect(releases).toMatchObject({ releases: [{ version: '1.0.0', sha256 }] });
    const archive = (await (await ask(archiveOf(slug), token)).json()) as { url: string; sha256: string };
    expect(archive.sha256).toBe(sha256);
    expect(Buffer.from(await (await fetch(archive.url)).arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('tells git’s names of a release, where git has one', async () => {
    const { token } = await make();
    const { slug, sha256 } = await putArchive({ priceCents: 0 });
    const shown = async (version: string) =>
      (await ask(`/api/products/${slug}/releases/${version}`, token)).json();
    expect(await shown('1.0.0')).toMatchObject({ version: '1.0.0', sha256, commit: null, tree: null });
    await release(slug, '1.1.0', [{ name: 'neo/index.html', data: 'Two' }]);
    const { commit, tree } = (await readDocument(`products/${slug}/git/1.1.0`)) as Record<string, string>;
    expect(await shown('1.1.0')).toMatchObject({ version: '1.1.0', commit, tree });
    expect(await heard(`/api/products/${slug}/releases/9.9.9`, token)).toBe('404 version-not-found');
    const draft = await putProduct({ status: 'draft' });
    expect(await heard(`/api/products/${draft}/releases/1.0.0`, token)).toBe('404 product-not-found');
  });

  it('shows no draft, no archived product but to who has it, and no address that means nothing', async () => {
    const { token } = await make();
    const draft = await putProduct({ status: 'draft' });
    const archived = await putProduct({ status: 'archived' });
    expect(await heard(`/api/products/${draft}`, token)).toBe('404 product-not-found');
    expect(await heard(`/api/products/${draft}/releases`, token)).toBe('404 product-not-found');
    expect(await heard(`/api/products/${archived}`, token)).toBe('404 product-not-found');
    await grant(person.uid, archived);
    expect(await heard(`/api/products/${archived}`, token)).toBe('200');
    expect(await heard('/api/nothing', token)).toBe('404');
    expect(await heard(`/api/products/${archived}/releases/1.0.0/nothing`, token)).toBe('404');
    expect(await heard(archiveOf(archived, '9.9.9'), token)).toBe('404 version-not-found');
    expect((await fetch(storeUrl('/api/me'), { method: 'POST' })).status).toBe(405);
  });

  it('answers nobody more often than the limit, and says how long to wait', async () => {
    const { token } = await make();
    await leaveTries(1, 'apiRequests', 'person', { uid: person.uid });
    expect(await heard('/api/me', token)).toBe('200');
    const answer = await ask('/api/me', token);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('without a token', () => {
  const visit = (path: string, network = newNetwork()) =>
    fetch(storeUrl(path), { headers: { 'x-forwarded-for': network } });

  it('the catalog is listed, and what is for sale is shown with its releases and how they are installed', async () => {
    const slug = await putProduct({ priceCents: 900, version: '' });
    await release(slug, '1.0.0', await packageFiles(slug, '1.0.0', { files: [] }));
    expect((await visit('/api/products?limit=1')).status).toBe(200);
    expect(await (await visit(`/api/products/${slug}`)).json()).toMatchObject({ slug, version: '1.0.0' });
    expect(await (await visit(`/api/products/${slug}/releases`)).json()).toMatchObject({
      releases: [{ version: '1.0.0', installs: { npm: await nameOf(slug), shadcn: true } }],
    });
  });

  it('nothing else is told, nor of what the public does not see', async () => {
    const slugs = [await putArchive({ status: 'draft' }), await putArchive({ status: 'archived' })];
    for (const { slug } of [...slugs, { slug: 'no-such-template' }])
      for (const path of [`/api/products/${slug}`, `/api/products/${slug}/releases`])
        expect(await (await visit(path)).json()).toMatchObject({ reason: 'product-not-found' });
    const { slug } = await putArchive({ priceCents: 0 });
    for (const path of [
      '/api/me',
      '/api/library',
      '/api/advisories',
      `/api/products/${slug}/releases/1.0.0`,
      archiveOf(slug),
    ]) {
      const answer = await visit(path);
      expect([path, answer.status]).toEqual([path, 401]);
      expect(await answer.json()).toMatchObject({ reason: 'sign-in-required', token: 'missing' });
    }
  });

  it('nobody asks more often than the limit of their network', async () => {
    const network = newNetwork();
    await leaveTries(1, 'apiRequests', 'address', { ip: network });
    expect((await visit('/api/products?limit=1', network)).status).toBe(200);
    const refused = await visit('/api/products?limit=1', network);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
