import { makeToken } from '@tempera/domain/tokens/token-text';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { random } from '../../functions/src/tokens/token-hash.ts';
import { grant } from '../functions/support/archive.ts';
import { putAccess } from '../functions/support/callers.ts';
import { type Account, invoke, storeUrl } from '../functions/support/http.ts';
import { release } from '../functions/support/releases.ts';
import { putProduct, readDocument, unique } from '../functions/support/store.ts';
import { attack } from './kit/attack.ts';
import { type Cast, openCast } from './kit/cast.ts';

/** What programs ask for with access tokens that are not good for it, and with one that is, by addresses that are not theirs. */

/** Stands in every file of every release here, and in no refusal. */
const secret = unique('secret-');

let cast: Cast;
/** Slugs: one that the victim has, one that a friend has, one that is no more or not yet for sale. */
const goods = { bought: '', another: '', draft: '', archived: '' };
type Good = keyof typeof goods;
const packs: Record<string, string[]> = {};
const tokens: Record<string, string> = {};

async function makeOne(who: Account, scopes = ['library']): Promise<{ token: string; tokenId: string }> {
  const { result, error } = await invoke(
    'accessTokens',
    { action: 'create', name: 'Laptop', scopes, expiresInDays: 30 },
    who,
  );
  if (!result) throw new Error(`no token: ${JSON.stringify(error)}`);
  return result as unknown as { token: string; tokenId: string };
}

async function changeRecord(tokenId: string, fields: Record<string, unknown>): Promise<void> {
  const [record] = (await db().collection('accessTokens').where('tokenId', '==', tokenId).get()).docs;
  await record?.ref.update(fields);
}

beforeAll(async () => {
  cast = await openCast();
  const kinds: Record<Good, object> = {
    bought: {},
    another: {},
    draft: { status: 'draft' },
    archived: { status: 'archived' },
  };
  for (const [name, fields] of Object.entries(kinds)) {
    const slug = await putProduct({ priceCents: 2_800, version: '', ...fields });
    goods[name as Good] = slug;
    await release(slug, '1.0.0', [{ name: 'neo/index.html', data: `<p>${name} ${secret}</p>` }]);
    packs[name] = (await readDocument(`products/${slug}/git/1.0.0`))?.shas as string[];
  }
  const { victim, customer, friend, staff } = cast;
  await Promise.all([grant(victim.uid, goods.bought), grant(friend.uid, goods.another)]);
  for (const who of [staff, customer]) await grant(who.uid, goods.bought);

  const good = await makeOne(victim);
  const [revoked, over, narrow] = [
    await makeOne(victim),
    await makeOne(victim),
    await makeOne(victim, ['profile']),
  ];
  await invoke('accessTokens', { action: 'revoke', tokenId: revoked.tokenId }, victim);
  await changeRecord(over.tokenId, { expiresAt: Timestamp.fromMillis(Date.now() - 1) });
  const [ended, out] = [await makeOne(staff), await makeOne(customer)];
  await changeRecord(ended.tokenId, { createdAt: Timestamp.fromMillis(Date.now() - 60_000) });
  await putAccess(staff.uid, { sessionsEndedAt: Timestamp.now() });
  await putAccess(customer.uid, { status: 'banned', permanent: true });
  Object.assign(tokens, {
    good: good.token,
    'a stranger’s': (await makeOne(friend)).token,
    'a revoked': revoked.token,
    'an expired': over.token,
    'a profile’s': narrow.token,
    'of ended sessions, a': ended.token,
    'a banned person’s': out.token,
    'an admin’s publishing': (await makeOne(cast.admin, ['publish'])).token,
    'an admin’s own': (await makeOne(cast.admin)).token,
    'an invented': makeToken(random),
    'a cut': good.token.slice(0, -1),
    'half a': good.token.slice(0, 20),
    'a mistyped': `${good.token.slice(0, 10)}${good.token[10] === 'a' ? 'b' : 'a'}${good.token.slice(11)}`,
    'a longer': `${good.token}0`,
    'a shouted': good.token.toUpperCase(),
    'a doubled': `${good.token},${good.token}`,
    'the number of a': good.tokenId,
    'the prefix of a': 'tpa_',
    no: '',
    'a signed': victim.idToken,
  });
});

const basic = (password: string) => `Basic ${Buffer.from(`anybody:${password}`).toString('base64')}`;

const ask = (path: string, authorization: string, init: RequestInit = {}) =>
  fetch(storeUrl(path), { redirect: 'manual', ...init, headers: { authorization, ...init.headers } });

/** Is refused, and nothing of a release is in it, nor a way to one. */
async function getsNothing(answer: Promise<Response>, statuses = [400, 401, 403, 404, 405]): Promise<void> {
  const { status, headers } = await answer;
  const body = Buffer.from(await (await answer).arrayBuffer()).toString('latin1');
  expect(statuses).toContain(status);
  expect(headers.get('location')).toBeNull();
  expect(body).not.toMatch(/^PACK|^\xfftOc|refs\/|sig=|"url"/);
  expect(body).not.toContain(secret);
}

/** All that a program is given of a template, by what it is called. */
const parts: Record<string, (good: Good) => string> = {
  'the refs': (good) => `/git/${goods[good]}.git/info/refs`,
  'the refs, in the newer way,': (good) => `/git/${goods[good]}.git/info/refs?service=git-upload-pack`,
  'the head': (good) => `/git/${goods[good]}.git/HEAD`,
  'the packs’ names': (good) => `/git/${goods[good]}.git/objects/info/packs`,
  'a pack': (good) => `/git/${goods[good]}.git/objects/pack/pack-${packs[good]?.[0]}.pack`,
  'an index': (good) => `/git/${goods[good]}.git/objects/pack/pack-${packs[good]?.[0]}.idx`,
  'an archive': (good) => `/api/products/${goods[good]}/releases/1.0.0/archive`,
};
const each = Object.keys(parts);
const at = (part: string, good: Good) => parts[part]?.(good) ?? '';
const authorize = (path: string, token: string) =>
  path.startsWith('/git/') ? basic(token) : `Bearer ${token}`;

const wrong = [
  'a stranger’s',
  'a revoked',
  'an expired',
  'a profile’s',
  'of ended sessions, a',
  'a banned person’s',
  'an admin’s publishing',
  'an admin’s own',
  'an invented',
  'a cut',
  'half a',
  'a mistyped',
  'a longer',
  'a shouted',
  'a doubled',
  'the number of a',
  'the prefix of a',
  'no',
  'a signed',
];

describe.each(wrong)('%s token', (kind) => {
  attack.each(each)('brings nothing of %s', async (part) => {
    const path = at(part, 'bought');
    await getsNothing(ask(path, authorize(path, tokens[kind] ?? '')), [401, 403]);
  });
});

describe('without any token', () => {
  attack.each(each)('nothing comes of %s', async (part) => {
    await getsNothing(fetch(storeUrl(at(part, 'bought')), { redirect: 'manual' }), [401]);
  });

  attack.each(['draft', 'archived'] as const)('nothing is told of the %s template', async (which) => {
    for (const path of [`/api/products/${goods[which]}`, `/api/products/${goods[which]}/releases`])
      await getsNothing(fetch(storeUrl(path)), [404]);
    const listed = await fetch(storeUrl(`/api/products?limit=100&q=${goods[which]}`));
    expect(await listed.text()).not.toContain(goods[which]);
  });
});

describe('a good token', () => {
  const good = () => tokens.good ?? '';

  it.each(each)('brings %s of what its person has', async (part) => {
    const path = at(part, 'bought');
    expect((await ask(path, authorize(path, good()))).status).toBe(200);
  });

  describe.each(['another', 'draft', 'archived'] as const)('of somebody without the %s template', (which) => {
    attack.each(each)('brings nothing of %s', async (part) => {
      const path = at(part, which);
      await getsNothing(ask(path, authorize(path, good())), [403, 404]);
    });
  });

  attack.each(['another', 'draft', 'archived'] as const)(
    'brings no pack of the %s template by its name',
    async (which) => {
      for (const ending of ['pack', 'idx'])
        for (const sha of packs[which] ?? [])
          await getsNothing(
            ask(`/git/${goods.bought}.git/objects/pack/pack-${sha}.${ending}`, basic(good())),
            [404],
          );
    },
  );

  attack.each<[string, () => string]>([
    ['a loose object', () => `objects/ab/${'c'.repeat(38)}`],
    ['the objects of another by an alternate', () => 'objects/info/alternates'],
    ['the settings', () => 'config'],
    ['the folder', () => ''],
    ['a folder above', () => `..%2f${goods.another}.git/info/refs`],
    ['two folders above', () => `objects/..%2f..%2f${goods.another}.git/HEAD`],
    ['a folder above by other slashes', () => `..%5c${goods.another}.git%5cHEAD`],
    ['a name with an end in it', () => 'HEAD%00.txt'],
    ['a name with a line in it', () => 'info/refs%0aHEAD'],
    ['a pack without a name', () => 'objects/pack/pack-.pack'],
    ['a pack whose name is all', () => `objects/pack/pack-${'*'.repeat(40)}.pack`],
    [
      'a pack in another folder',
      () => `objects/pack/..%2f..%2f${goods.another}/pack-${packs.another?.[0]}.pack`,
    ],
    ['a pack of another ending', () => `objects/pack/pack-${packs.another?.[0]}.keep`],
    ['a pack in capitals', () => `objects/pack/pack-${packs.another?.[0]?.toUpperCase()}.pack`],
  ])('brings nothing by %s', async (_what, path) => {
    await getsNothing(ask(`/git/${goods.bought}.git/${path()}`, basic(good())));
  });

  attack.each<[string, () => string]>([
    ['another version', () => `/api/products/${goods.bought}/releases/9.9.9/archive`],
    [
      'a version that is a path',
      () => `/api/products/${goods.bought}/releases/..%2f..%2f${goods.another}/archive`,
    ],
    ['a template that is a path', () => `/api/products/..%2f${goods.another}/releases/1.0.0/archive`],
    ['a template with an end in it', () => `/api/products/${goods.another}%00/releases/1.0.0/archive`],
    ['a draft', () => `/api/products/${goods.draft}`],
    ['the releases of a draft', () => `/api/products/${goods.draft}/releases`],
    ['a name of every object', () => '/api/__proto__'],
    ['a name of every function', () => '/api/constructor'],
    ['another’s library', () => `/api/library/${cast.friend.uid}`],
  ])('brings nothing by %s', async (_what, path) => {
    await getsNothing(ask(path(), `Bearer ${good()}`));
  });

  attack.each(['POST', 'PUT', 'PATCH', 'DELETE'])('changes nothing by %s', async (method) => {
    for (const path of ['git-receive-pack', 'git-upload-pack', 'info/refs', 'HEAD'])
      await getsNothing(ask(`/git/${goods.bought}.git/${path}`, basic(good()), { method }));
    for (const path of ['/api/me', '/api/library', `/api/products/${goods.bought}`])
      await getsNothing(ask(path, `Bearer ${good()}`, { method }));
  });

  attack.each(['accessTokens', 'requestDownload', 'exportData', 'changeName', 'deleteAccount'])(
    'is no session, for %s',
    async (name) => {
      const { error } = await invoke(name, {}, { ...cast.victim, idToken: good() });
      expect(error).toBeDefined();
    },
  );

  attack('reads nothing of the database', async () => {
    const answer = await ask(`/api/users/${cast.victim.uid}`, `Bearer ${good()}`);
    expect(answer.status).toBe(404);
  });

  attack.each(['publish', 'videos', 'backup', 'attach'])(
    'that may not publish opens nothing of %s',
    async (name) => {
      await getsNothing(ask(`/${name}/${goods.bought}`, `Bearer ${good()}`, { method: 'POST', body: '{}' }));
    },
  );
});
