import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { callTool, connectAgent, messageToMcp } from '../functions/support/agents.ts';
import { grant } from '../functions/support/archive.ts';
import { type Account, invoke, storeUrl } from '../functions/support/http.ts';
import { release } from '../functions/support/releases.ts';
import { putProduct } from '../functions/support/store.ts';
import { attack } from './kit/attack.ts';
import { attackers, type Cast, openCast } from './kit/cast.ts';

/** What an agent is told to try: others' tokens, others' goods, paths that lead elsewhere, a page of another origin. */

let cast: Cast;
/** The victim's, and one of a customer who owns nothing but `own`. */
const tokens = { victim: '', customer: '' };
const slugs = { bought: '', draft: '', archived: '', own: '' };

async function tokenOf(account: Account): Promise<string> {
  const { result } = await invoke(
    'accessTokens',
    { action: 'create', name: 'Agent', scopes: ['library', 'profile'], expiresInDays: 7 },
    account,
  );
  return (result as { token: string }).token;
}

async function put(product: Parameters<typeof putProduct>[0]): Promise<string> {
  const slug = await putProduct({ priceCents: 900, ...product, version: '' });
  await release(slug, '1.0.0', [
    { name: 'neo/index.html', data: `secret of ${slug}` },
    { name: 'neo/src/app.js', data: `secret of ${slug}` },
  ]);
  return slug;
}

beforeAll(async () => {
  cast = await openCast();
  slugs.bought = await put({});
  slugs.draft = await put({ status: 'draft' });
  slugs.archived = await put({ status: 'archived' });
  slugs.own = await put({});
  await grant(cast.victim.uid, slugs.bought);
  await grant(cast.victim.uid, slugs.archived);
  await grant(cast.customer.uid, slugs.own);
  tokens.victim = await tokenOf(cast.victim);
  tokens.customer = await tokenOf(cast.customer);
});

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const statusFor = async (headers: Record<string, string>) => (await messageToMcp(list, headers)).status;

describe('a token', () => {
  for (const attacker of attackers.filter((one) => one !== 'visitor')) {
    attack(`of a session opens nothing: ${attacker}`, async () => {
      expect(await statusFor({ authorization: `Bearer ${cast[attacker]?.idToken}` })).toBe(401);
    });
  }

  attack.each<[string, (token: string) => string]>([
    ['that is empty', () => 'Bearer '],
    ['that is none', () => 'Bearer nonsense'],
    ['that is short of a letter', (token) => `Bearer ${token.slice(0, -1)}`],
    ['that is its beginning', (token) => `Bearer ${token.slice(0, 12)}`],
    ['with a letter more', (token) => `Bearer ${token}0`],
    ['in other letters', (token) => `Bearer ${token.toUpperCase()}`],
    ['twice', (token) => `Bearer ${token} ${token}`],
    ['of another kind', (token) => `Digest ${token}`],
    ['as the name of a user', (token) => `Basic ${Buffer.from(`${token}:`).toString('base64')}`],
  ])('%s opens nothing', async (_what, worse) => {
    expect(await statusFor({ authorization: worse(tokens.victim) })).toBe(401);
  });

  it('opens what its person may have', async () => {
    const agent = await connectAgent(tokens.victim);
    const { text } = await callTool(agent, 'read_file', { slug: slugs.bought, path: 'index.html' });
    expect(text).toBe(`secret of ${slugs.bought}`);
  });
});

describe('another’s goods', () => {
  const wanted = Object.keys(slugs).filter((name) => name !== 'own') as (keyof typeof slugs)[];
  for (const what of wanted) {
    attack.each(['read_file', 'get_release'])(`by %s: ${what}`, async (tool) => {
      const agent = await connectAgent(tokens.customer);
      const answer = await callTool(agent, tool, { slug: slugs[what], path: 'index.html' });
      expect([answer.isError, answer.data]).toEqual([true, {}]);
      expect(answer.text).not.toContain('secret');
    });
  }

  attack.each(['read_file', 'get_release', 'list_owned', 'list_releases'])(
    'by %s, without a token',
    async (tool) => {
      const answer = await callTool(await connectAgent(), tool, { slug: slugs.bought, path: 'index.html' });
      expect([answer.isError, answer.reason]).toEqual([true, 'sign-in-required']);
    },
  );

  attack.each(['get_template', 'list_releases'])(
    'by %s, of a draft and of what was archived',
    async (tool) => {
      for (const slug of [slugs.draft, slugs.archived]) {
        const answer = await callTool(await connectAgent(tokens.customer), tool, { slug });
        expect([answer.isError, answer.reason]).toEqual([true, 'product-not-found']);
      }
    },
  );

  attack('are not in one’s own list', async () => {
    const { data } = await callTool(await connectAgent(tokens.customer), 'list_owned');
    expect((data.templates as { slug: string }[]).map(({ slug }) => slug)).toEqual([slugs.own]);
  });
});

describe('a path', () => {
  attack.each([
    '../index.html',
    '/index.html',
    './index.html',
    'src/../index.html',
    'src//app.js',
    'neo/index.html',
    'src\\app.js',
    'src/',
    'src',
    '..',
    '/etc/passwd',
    'INDEX.HTML',
    'index.html ',
    'index%2ehtml',
    'index.html?version=1.0.0',
    'ｉndex.html',
    'constructor',
    '__proto__',
    '*',
  ])('that is none of the archive’s names gives nothing: %s', async (path) => {
    const agent = await connectAgent(tokens.customer);
    const answer = await callTool(agent, 'read_file', { slug: slugs.own, path });
    expect([answer.isError, answer.reason]).toEqual([true, 'file-not-found']);
    expect(answer.text).not.toContain('secret');
  });

  attack('with a null behind it gives nothing', async () => {
    const agent = await connectAgent(tokens.customer);
    const answer = await callTool(agent, 'read_file', { slug: slugs.own, path: 'index.html\u0000' });
    expect([answer.isError, answer.reason]).toEqual([true, 'file-not-found']);
  });

  attack.each(['../1.0.0', '1.0.0/..', '', 'latest', '1.0.0 ', '9.9.9'])(
    'of no version gives nothing: %s',
    async (version) => {
      const agent = await connectAgent(tokens.customer);
      for (const tool of ['read_file', 'get_release']) {
        const { isError, text } = await callTool(agent, tool, {
          slug: slugs.own,
          version,
          path: 'index.html',
        });
        expect([isError, text.includes('secret')]).toEqual([true, false]);
      }
    },
  );

  attack.each(['../secret', 'a/b', '%2e%2e', '', 'A', 'x'.repeat(65), '.', '__name__'])(
    'of no template gives nothing: %s',
    async (slug) => {
      const agent = await connectAgent(tokens.customer);
      for (const tool of ['read_file', 'get_release', 'get_template', 'list_releases'])
        expect((await callTool(agent, tool, { slug, path: 'index.html' })).isError).toBe(true);
    },
  );
});

describe('a page of another origin', () => {
  const own = storeUrl('');
  attack.each([
    'https://evil.example.com',
    'null',
    'http://localhost:1',
    `${own}.evil.example.com`,
    `${own}:1`,
    own.replace('http:', 'https:'),
    '',
  ])('asks for nothing: %s', async (origin) => {
    expect(await statusFor({ origin, authorization: `Bearer ${tokens.victim}` })).toBe(403);
  });

  it('is another than the store’s own', async () => expect(await statusFor({ origin: own })).toBe(200));
});

describe('a purchase', () => {
  attack('is not made by an agent, whatever it is told', async () => {
    const agent = await connectAgent(tokens.customer);
    const told = { slugs: [slugs.bought], confirm: true, paymentToken: 'tok_visa', planId: 'pro' };
    const { data } = await callTool(agent, 'start_purchase', told);
    expect(Object.keys(data)).toEqual(['checkoutUrl']);
    for (const tool of ['placeOrder', 'place_order', 'buy', 'subscribe'])
      expect((await callTool(agent, tool, told)).isError).toBe(true);
    const owned = await db().collection(`users/${cast.customer.uid}/library`).get();
    expect(owned.docs.map(({ id }) => id)).toEqual([slugs.own]);
    const orders = await db().collection('orders').where('userId', '==', cast.customer.uid).get();
    expect(orders.size).toBe(0);
  });

  attack('is not quoted for less: prices and rights come from the store', async () => {
    const agent = await connectAgent(tokens.customer);
    const cheap = { slugs: [slugs.bought], priceCents: 0, totalCents: 0, buyer: { country: 'US' } };
    const { data } = await callTool(agent, 'quote', cheap);
    expect(data).toMatchObject({ subtotalCents: 900, discountCents: 0 });
  });
});

describe('many messages', () => {
  attack.each<[string, unknown]>([
    ['in one', [list, list]],
    ['in an empty list', []],
    ['of no kind', 'text'],
    ['of nothing', null],
  ])('%s are not taken', async (_what, body) => {
    expect((await messageToMcp(body)).status).toBe(400);
  });
});
