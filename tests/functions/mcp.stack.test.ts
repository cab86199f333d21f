import { createHash } from 'node:crypto';
import { starterPlan, termsOf } from '@tempera/domain/plans/plan';
import { paths } from '@tempera/domain/site/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { newNetwork } from '../attacks/kit/bursts.ts';
import { leaveTries } from '../attacks/kit/spent.ts';
import { callTool, connectAgent, messageToMcp } from './support/agents.ts';
import { grant, putArchive } from './support/archive.ts';
import { putAccess } from './support/callers.ts';
import { type Account, invoke, signUp, storeUrl } from './support/http.ts';
import { release } from './support/releases.ts';
import { putCoupon, putProduct, readDocument } from './support/store.ts';

/** The store as agents have it: by the Model Context Protocol's own client, at the store's own address. */

let person: Account;
beforeEach(async () => {
  person = await signUp();
  await invoke('startSession', {}, person);
});

async function make(scopes = ['library', 'profile']): Promise<{ token: string; tokenId: string }> {
  const { result } = await invoke(
    'accessTokens',
    { action: 'create', name: 'Agent', scopes, expiresInDays: 30 },
    person,
  );
  return result as unknown as { token: string; tokenId: string };
}

const page = '<p>Hi</p>\n';
const files = [
  { name: 'neo/index.html', data: page },
  { name: 'neo/src/app.js', data: 'let a;\n' },
  { name: 'neo/empty.txt', data: '' },
  { name: 'neo/logo.png', data: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]) },
  { name: 'neo/large.txt', data: `${'a line of text\n'.repeat(20_000)}` },
];

/** A template with a release. */
async function put(product: Parameters<typeof putProduct>[0] = {}): Promise<string> {
  const slug = await putProduct({ ...product, version: '' });
  await release(slug, '1.0.0', files, '# A heading\n[link](https://example.com)');
  return slug;
}

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

describe('a visitor’s agent', () => {
  it('searches, reads, compares and quotes', async () => {
    const title = `Xylophone ${Date.now()}`;
    const [slug, other] = [await put({ title, priceCents: 1_000 }), await put({ priceCents: 500 })];
    const agent = await connectAgent();
    expect(agent.getServerVersion()).toMatchObject({ name: 'tempera' });
    await vi.waitFor(
      async () => {
        const { data } = await callTool(agent, 'search_templates', { query: title });
        expect(data.templates).toContainEqual(expect.objectContaining({ slug, title, priceCents: 1_000 }));
      },
      { timeout: 120_000, interval: 500 },
    );
    const { data: shown } = await callTool(agent, 'get_template', { slug });
    expect(shown).toMatchObject({ slug, title, version: '1.0.0', forSale: true, fileCount: 5 });
    expect(shown.files).toContainEqual({ path: 'index.html', sizeBytes: page.length });
    expect(new URL(String(shown.url)).pathname).toBe(paths.preview(String(shown.category), slug));
    const { data: compared } = await callTool(agent, 'compare_templates', { slugs: [slug, other] });
    expect(compared.templates).toMatchObject([{ slug }, { slug: other, priceCents: 500 }]);
    const coupon = await putCoupon({ value: 20 });
    const { data: quoted } = await callTool(agent, 'quote', { slugs: [slug, other, 'nothing-here'], coupon });
    const { result } = await invoke('quoteCheckout', { slugs: [slug, other], couponCode: coupon });
    const { subtotalCents, discountCents, taxCents, totalCents, currency } = result ?? {};
    expect(quoted).toMatchObject({ subtotalCents, discountCents, taxCents, totalCents, currency });
    expect(quoted).toMatchObject({
      discountCents: 300,
      notForSale: ['nothing-here'],
      coupon: { code: coupon },
    });
  });

  it('buys nothing: it gets the link to the checkout', async () => {
    const slug = await put({ priceCents: 900 });
    const agent = await connectAgent();
    const { data, text } = await callTool(agent, 'start_purchase', { slugs: [slug] });
    expect(data.checkoutUrl).toMatch(new RegExp(`/checkout/product=${slug}$`));
    expect(text).toContain('Nothing has been bought');
    expect((await callTool(agent, 'start_purchase', { slugs: [slug, 'nothing-here'] })).reason).toBe(
      'product-not-found',
    );
    const orders = await db().collection('orders').get();
    expect(orders.docs.filter((one) => JSON.stringify(one.data()).includes(slug))).toEqual([]);
  });

  it('guesses no coupon, and asks no more often than the limit', async () => {
    const slug = await put({ priceCents: 900 });
    const network = newNetwork();
    const agent = await connectAgent('', { 'x-forwarded-for': network });
    const wrong = await callTool(agent, 'quote', { slugs: [slug], coupon: 'NO-SUCH-CODE' });
    expect([wrong.isError, wrong.reason]).toEqual([true, 'coupon-invalid']);
    await leaveTries(0, 'wrongCodes', 'address', { ip: network });
    const coupon = await putCoupon();
    expect((await callTool(agent, 'quote', { slugs: [slug], coupon })).reason).toBe('too-many-attempts');
    await leaveTries(0, 'agentRequests', 'address', { ip: network });
    const refused = await messageToMcp(list, { 'x-forwarded-for': network });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('sees no draft and no archived template, and has no library', async () => {
    const [draft, archived] = [await put({ status: 'draft' }), await put({ status: 'archived' })];
    const agent = await connectAgent();
    for (const slug of [draft, archived, 'nothing-here']) {
      expect((await callTool(agent, 'get_template', { slug })).reason).toBe('product-not-found');
      expect((await callTool(agent, 'quote', { slugs: [slug] })).data).toMatchObject({
        totalCents: 0,
        lines: [],
      });
      expect((await callTool(agent, 'start_purchase', { slugs: [slug] })).reason).toBe('product-not-found');
    }
    for (const name of ['list_owned', 'list_releases', 'get_release', 'read_file'])
      expect((await callTool(agent, name, { slug: draft, path: 'index.html' })).reason).toBe(
        'sign-in-required',
      );
  });
});

describe('an agent with an access token', () => {
  it('is told of vulnerabilities beside the versions that have them, until they are withdrawn', async () => {
    const slug = await put({ priceCents: 900 });
    await release(slug, '1.1.0', [{ name: 'neo/index.html', data: 'Two' }]);
    await grant(person.uid, slug);
    const told = { severity: 'high', title: 'Open redirect', text: 'Update.', fixedIn: '1.1.0' };
    const advisory = db().collection('advisories').doc();
    const stands = { publishedAt: Timestamp.now(), withdrawnAt: null };
    await advisory.set({ ...told, ...stands, slug, versions: ['1.0.0'] });
    const agent = await connectAgent((await make()).token);
    const heard = async () => {
      const [{ data: shown }, { data: owned }, { data: listed }] = [
        await callTool(agent, 'get_template', { slug }),
        await callTool(agent, 'list_owned'),
        await callTool(agent, 'list_releases', { slug }),
      ];
      const [template] = owned.templates as { downloaded: string | null; advisories: unknown }[];
      const releases = listed.releases as { advisories: unknown }[];
      return [shown.advisories, template?.advisories, ...releases.map((one) => one.advisories)];
    };
    // The newest release is well, and so is what the person would get now.
    expect(await heard()).toEqual([[], [], [], [told]]);
    await db().doc(`users/${person.uid}/library/${slug}`).update({ downloaded: '1.0.0' });
    expect(await heard()).toEqual([[], [told], [], [told]]);
    await advisory.update({ versions: ['1.1.0', '1.0.0'], fixedIn: null });
    const unfixed = { ...told, fixedIn: null };
    expect(await heard()).toEqual([[unfixed], [unfixed], [unfixed], [unfixed]]);
    await advisory.update({ withdrawnAt: Timestamp.now() });
    expect(await heard()).toEqual([[], [], [], []]);
  });

  it('lists what its person owns, reads its files and gets its releases', async () => {
    const slug = await put({ priceCents: 900 });
    await release(slug, '1.1.0', [{ name: 'neo/index.html', data: 'Two' }]);
    await grant(person.uid, slug);
    const agent = await connectAgent((await make()).token);
    const { data: owned } = await callTool(agent, 'list_owned');
    expect(owned.templates).toMatchObject([{ slug, version: '1.1.0', suspended: false }]);
    const { data: releases } = await callTool(agent, 'list_releases', { slug });
    expect(releases.releases).toMatchObject([{ version: '1.1.0' }, { version: '1.0.0' }]);
    expect(owned.templates).toMatchObject([{ downloaded: null, advisories: [] }]);
    const newest = await callTool(agent, 'read_file', { slug, path: 'index.html' });
    expect([newest.text, newest.data.version]).toEqual(['Two', '1.1.0']);
    const first = await callTool(agent, 'read_file', { slug, version: '1.0.0', path: 'src/app.js' });
    expect(first.data).toEqual({
      slug,
      version: '1.0.0',
      path: 'src/app.js',
      sizeBytes: 7,
      text: 'let a;\n',
    });
    expect((await callTool(agent, 'read_file', { slug, version: '1.0.0', path: 'empty.txt' })).text).toBe('');
    const { data: given } = await callTool(agent, 'get_release', { slug, version: '1.0.0' });
    const bytes = Buffer.from(await (await fetch(String(given.url))).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(given.sha256);
  });

  it('reads one text file of a release, whatever it asks for', async () => {
    const slug = await put({ priceCents: 900 });
    await grant(person.uid, slug);
    const agent = await connectAgent((await make()).token);
    const read = (path: string, version = '1.0.0') => callTool(agent, 'read_file', { slug, version, path });
    for (const path of ['logo.png', 'large.txt'])
      expect(await read(path)).toMatchObject({ isError: true, reason: 'file-not-found', data: {} });
    const missing = await read('src/../index.html');
    expect(missing).toMatchObject({ isError: true, reason: 'file-not-found' });
    expect(missing.text).toContain('index.html, src/app.js');
    expect((await read('index.html', '9.9.9')).reason).toBe('version-not-found');
  });

  it('has nothing of what was not bought, was refunded, is disputed or a draft', async () => {
    const [slug, draft, archived] = [
      await put({ priceCents: 900 }),
      await put({ status: 'draft' }),
      await put({ status: 'archived' }),
    ];
    const agent = await connectAgent((await make()).token);
    const reasons = async (of: string) => [
      (await callTool(agent, 'read_file', { slug: of, path: 'index.html' })).reason,
      (await callTool(agent, 'get_release', { slug: of })).reason,
    ];
    expect(await reasons(slug)).toEqual(['not-entitled', 'not-entitled']);
    await grant(person.uid, slug);
    expect(await reasons(slug)).toEqual([undefined, undefined]);
    const library = db().doc(`users/${person.uid}/library/${slug}`);
    await library.update({ suspended: true });
    expect(await reasons(slug)).toEqual(['entitlement-suspended', 'entitlement-suspended']);
    await library.delete();
    expect(await reasons(slug)).toEqual(['not-entitled', 'not-entitled']);
    for (const hidden of [draft, archived, 'nothing-here']) {
      expect(await reasons(hidden)).toEqual(['product-not-found', 'product-not-found']);
      for (const name of ['get_template', 'list_releases'])
        expect((await callTool(agent, name, { slug: hidden })).reason).toBe('product-not-found');
    }
    await grant(person.uid, archived);
    expect((await callTool(agent, 'get_template', { slug: archived })).data).toMatchObject({
      forSale: false,
    });
    expect(await reasons(archived)).toEqual([undefined, undefined]);
  });

  it('has what its scopes open', async () => {
    const { slug } = await putArchive({ priceCents: 0 });
    const agent = await connectAgent((await make(['profile'])).token);
    expect((await callTool(agent, 'list_owned')).isError).toBe(false);
    expect((await callTool(agent, 'get_release', { slug })).reason).toBe('token-scope');
    expect((await callTool(agent, 'read_file', { slug, path: 'a' })).reason).toBe('token-scope');
  });

  it('takes free templates as far as the plan goes, file by file as well', async () => {
    const allowed = termsOf(starterPlan, await readDocument('plans/starter')).freeTemplates ?? 0;
    const agent = await connectAgent((await make()).token);
    const read = async () =>
      (await callTool(agent, 'read_file', { slug: await put({ priceCents: 0 }), path: 'index.html' })).reason;
    for (let n = 0; n < allowed; n++) expect(await read()).toBe(undefined);
    expect(await read()).toBe('plan-limit');
  });

  it('asks no more often than its person may', async () => {
    const { token } = await make();
    await leaveTries(0, 'agentRequests', 'person', { uid: person.uid });
    expect((await messageToMcp(list, { authorization: `Bearer ${token}` })).status).toBe(429);
  });
});

describe('a token that is no good', () => {
  it('is answered 401, as the protocol wants it, and opens nothing as a visitor either', async () => {
    const [over, revoked, ended, good] = [await make(), await make(), await make(), await make()];
    const [record] = (await db().collection('accessTokens').where('tokenId', '==', over.tokenId).get()).docs;
    await record?.ref.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
    await invoke('accessTokens', { action: 'revoke', tokenId: revoked.tokenId }, person);
    const none = [
      over.token,
      revoked.token,
      good.token.slice(0, -1),
      `${good.token}0`,
      'tpa_0000000000000000000000000000000000000',
      person.idToken,
    ];
    for (const token of none) {
      const answer = await messageToMcp(list, { authorization: `Bearer ${token}` });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer .*error="invalid_token"/);
      await expect(connectAgent(token)).rejects.toThrow();
    }
    expect((await messageToMcp(list, { authorization: `Bearer ${good.token}` })).status).toBe(200);
    await putAccess(person.uid, { status: 'banned', permanent: true });
    expect((await messageToMcp(list, { authorization: `Bearer ${good.token}` })).status).toBe(403);
    await putAccess(person.uid, { sessionsEndedAt: Timestamp.now() });
    expect((await messageToMcp(list, { authorization: `Bearer ${ended.token}` })).status).toBe(401);
  });
});

describe('a request that is none', () => {
  it('by another method, of many messages, without one, or too large is refused', async () => {
    for (const method of ['GET', 'DELETE', 'PUT'])
      expect(
        (await fetch(storeUrl('/mcp'), { method, headers: { accept: 'text/event-stream' } })).status,
      ).toBe(405);
    expect((await messageToMcp('"text"')).status).toBe(400);
    expect((await messageToMcp('{')).status).toBe(400);
    expect((await messageToMcp(list, { 'content-type': 'text/plain' })).status).toBe(400);
    expect((await messageToMcp({ ...list, params: { padding: 'x'.repeat(70_000) } })).status).toBe(413);
    expect((await fetch(storeUrl('/mcp/other'), { method: 'POST' })).status).not.toBe(200);
  });

  it('is answered to be kept by nobody, and runs nowhere', async () => {
    const { headers } = await messageToMcp(list);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    );
    expect(headers.get('access-control-allow-origin')).toBe(null);
  });
});
