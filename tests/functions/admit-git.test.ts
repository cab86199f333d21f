import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookStandsMs } from '../../functions/src/git/admit.ts';
import { git as serve } from '../../functions/src/git/git.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { countersOf } from '../../functions/src/platform/limiter.ts';
import { addToken, removeToken } from '../../functions/src/tokens/tokens.store.ts';
import { leaveTries } from '../attacks/kit/spent.ts';
import { grant } from './support/archive.ts';
import { putAccess } from './support/callers.ts';
import { git, hasGit } from './support/git.ts';
import { listen } from './support/git-server.ts';
import { release } from './support/releases.ts';
import { putProduct, readDocument, unique } from './support/store.ts';

/** One look at who asks stands for a moment, so that the requests of a clone share it. */

let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  server = await listen(serve);
});
afterAll(() => server.close());

/** Moves the clock by which looks end; it stands still otherwise, so that a busy machine ends none. */
let later: (ms: number) => void;
beforeEach(() => {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  later = (ms) => {
    now += ms;
  };
});
afterEach(() => vi.restoreAllMocks());

async function make(uid: string) {
  const wanted = {
    name: 'Laptop',
    scopes: ['library' as const],
    secondFactor: false,
    by: 'profile' as const,
  };
  return addToken({ ...wanted, uid, createdAt: Date.now() - 1_000, expiresAt: null });
}

/** Somebody with a token who has bought a template of three releases. */
async function buyer() {
  const uid = unique('u');
  await db().doc(`users/${uid}`).set({ name: 'Ada Example', email: '' });
  const slug = await putProduct({ priceCents: 900, version: '' });
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await release(slug, version, [{ name: 'neo/index.html', data: `${slug} ${version}` }]);
  await grant(uid, slug);
  return { uid, slug, ...(await make(uid)) };
}

const ask = async (slug: string, token: string, file = 'info/refs') =>
  (
    await fetch(`http://${server.origin}/git/${slug}.git/${file}`, {
      headers: { authorization: `Basic ${Buffer.from(`x:${token}`).toString('base64')}` },
    })
  ).status;

type Buyer = Awaited<ReturnType<typeof buyer>>;

describe('what is taken away is refused within two seconds', () => {
  expect(lookStandsMs).toBeLessThan(2_000);

  it.each<[string, number, (of: Buyer) => Promise<unknown>]>([
    ['a revoked token', 401, ({ uid, tokenId }) => removeToken(uid, tokenId)],
    [
      'a token that has ended',
      401,
      async ({ tokenId }) => {
        const [record] = (await db().collection('accessTokens').where('tokenId', '==', tokenId).get()).docs;
        await record?.ref.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
      },
    ],
    ['all sessions', 401, ({ uid }) => putAccess(uid, { sessionsEndedAt: Timestamp.now() })],
    ['an account', 401, ({ uid }) => db().doc(`users/${uid}`).delete()],
    ['a banned person’s', 403, ({ uid }) => putAccess(uid, { status: 'banned', permanent: true })],
    ['a refund', 403, ({ uid, slug }) => db().doc(`users/${uid}/library/${slug}`).delete()],
    [
      'a dispute',
      403,
      ({ uid, slug }) => db().doc(`users/${uid}/library/${slug}`).update({ suspended: true }),
    ],
    ['a template taken back', 404, ({ slug }) => db().doc(`products/${slug}`).update({ status: 'draft' })],
  ])('%s', async (_what, status, takeAway) => {
    const one = await buyer();
    expect(await ask(one.slug, one.token)).toBe(200);
    await takeAway(one);
    // Within the moment it may go on, which no clone would without sharing a look.
    expect(await ask(one.slug, one.token)).toBe(200);
    later(lookStandsMs + 1);
    for (const file of ['info/refs', 'HEAD', 'objects/info/packs'])
      expect(await ask(one.slug, one.token, file)).toBe(status);
  });

  it('also when every request shares the look before', async () => {
    const { uid, tokenId, slug, token } = await buyer();
    expect(await ask(slug, token)).toBe(200);
    await removeToken(uid, tokenId);
    for (let n = 0; n < 3; n += 1) {
      later(lookStandsMs / 3 - 1);
      expect(await ask(slug, token, 'HEAD')).toBe(200);
    }
    later(4);
    expect(await ask(slug, token, 'HEAD')).toBe(401);
  });
});

describe('a look', () => {
  it('is of one token and one repository', async () => {
    const [one, other] = [await buyer(), await buyer()];
    const second = await make(one.uid);
    expect(await ask(one.slug, one.token)).toBe(200);
    expect(await ask(other.slug, one.token)).toBe(403);
    expect(await ask(one.slug, other.token)).toBe(403);
    await removeToken(one.uid, second.tokenId);
    expect(await ask(one.slug, second.token)).toBe(401);
    expect(await ask(one.slug, `${one.token}x`)).toBe(401);
    expect(await ask(one.slug, '')).toBe(401);
  });

  it('that found no right stands for nothing', async () => {
    const [{ uid, token }, { slug }] = [await buyer(), await buyer()];
    expect(await ask(slug, token)).toBe(403);
    await grant(uid, slug);
    expect(await ask(slug, token)).toBe(200);
  });

  it('counts each pack once for each time that it is taken, whichever indexes were taken before', async () => {
    const { uid, slug, token } = await buyer();
    const shas: string[] = [];
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      shas.push((await readDocument(`products/${slug}/git/${version}`))?.shas[0]);
    const [one, two, three] = shas.map((sha) => `objects/pack/pack-${sha}`);
    const [counter] = countersOf('gitFetches', { uid, network: null });
    const countAfter = async (...files: string[]) => {
      for (const file of files) expect(await ask(slug, token, file)).toBe(200);
      const { tries = {} } = (await counter?.ref.get())?.data() ?? {};
      return Object.keys(tries).length;
    };
    expect(await countAfter(`${one}.idx`, `${one}.idx`, `${two}.idx`)).toBe(0);
    // Both that git has the indexes of, at the first of them.
    expect(await countAfter(`${two}.pack`)).toBe(2);
    expect(await countAfter(`${one}.pack`)).toBe(2);
    expect(await countAfter(`${one}.pack`)).toBe(3);
    expect(await countAfter(`${three}.pack`)).toBe(4);
    expect(await countAfter('info/refs', 'HEAD', 'objects/info/packs')).toBe(5);
    // What was counted ahead is not kept for the next look.
    expect(await countAfter(`${one}.idx`, `${two}.idx`, `${one}.pack`)).toBe(7);
    later(lookStandsMs + 1);
    expect(await countAfter(`${two}.pack`)).toBe(8);
  });

  it('gives no pack where there is no room for all of them', async () => {
    const { uid, slug, token } = await buyer();
    await leaveTries(1, 'gitFetches', 'person', { uid });
    const [one, two] = [
      (await readDocument(`products/${slug}/git/1.0.0`))?.shas[0],
      (await readDocument(`products/${slug}/git/1.1.0`))?.shas[0],
    ].map((sha) => `objects/pack/pack-${sha}`);
    for (const idx of [`${one}.idx`, `${two}.idx`]) expect(await ask(slug, token, idx)).toBe(200);
    expect(await ask(slug, token, `${one}.pack`)).toBe(429);
    // Those indexes are forgotten, so that somebody who wants only this one gets it.
    expect(await ask(slug, token, `${one}.pack`)).toBe(200);
    expect(await ask(slug, token, `${two}.pack`)).toBe(429);
  });

  it('is held to the limit all the same', async () => {
    const { uid, slug, token } = await buyer();
    await leaveTries(3, 'gitFetches', 'person', { uid });
    const first = await readDocument(`products/${slug}/git/1.0.0`);
    const pack = `objects/pack/pack-${first?.shas[0]}.pack`;
    expect(await ask(slug, token)).toBe(200);
    expect(await ask(slug, token, pack)).toBe(200);
    const both = await Promise.all([ask(slug, token, pack), ask(slug, token, pack)]);
    expect(both.toSorted()).toEqual([200, 429]);
    expect(await ask(slug, token)).toBe(429);
    expect(await ask(slug, token, 'HEAD')).toBe(200);
  });
});

describe.skipIf(!hasGit)('a clone by stock git (skipped where there is none)', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tempera-admit-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('reads once, nine documents, and writes twice: that it begins, and how many packs it takes', async () => {
    const { uid, slug, token } = await buyer();
    const clone = (into: string) =>
      git(folder, 'clone', '--quiet', `http://x:${token}@${server.origin}/git/${slug}.git`, into);
    // History, packs and whose the token is are in memory then, and the download is in the history.
    await clone('first');
    later(lookStandsMs + 1);
    const [reads, batches] = [vi.spyOn(db(), 'getAll'), vi.spyOn(db(), 'batch')];
    await clone('second');
    expect(reads.mock.calls.map((asked) => asked.length)).toEqual([9]);
    expect(batches).toHaveBeenCalledTimes(2);
    // Two clones of three packs each.
    const [counter] = countersOf('gitFetches', { uid, network: null });
    expect(Object.keys((await counter?.ref.get())?.data()?.tries)).toHaveLength(2 * (1 + 3));
  });

  it('asks for each file without its password first, which costs nothing', async () => {
    const { slug } = await buyer();
    const [reads, batches] = [vi.spyOn(db(), 'getAll'), vi.spyOn(db(), 'batch')];
    const answer = await fetch(`http://${server.origin}/git/${slug}.git/info/refs`);
    expect(answer.status).toBe(401);
    expect([reads.mock.calls.length, batches.mock.calls.length]).toEqual([0, 0]);
  });
});
