import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { recordDownload } from '../../functions/src/downloads/downloads.store.ts';
import { signLink } from '../../functions/src/downloads/link.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { signedAddress } from '../../functions/src/platform/signed-address.ts';
import { grant, putArchive } from './support/archive.ts';
import { customer, putAccess } from './support/callers.ts';
import { fetchBytes, linkTo, refusal } from './support/download-links.ts';
import { invoke, signUp, storeUrl } from './support/http.ts';
import { countDocuments, putProduct, readDocument, unique } from './support/store.ts';

const begin = (uid: string) => db().doc(`users/${uid}`).set({ name: 'Ada', downloads: 0 });

describe('a download', () => {
  it('is the very archive, from link to last byte, and counts once', async () => {
    const account = await signUp();
    await begin(account.uid);
    const archive = await putArchive({ priceCents: 280 }, { size: 300_000 });
    await grant(account.uid, archive.slug);
    const { result } = await invoke('requestDownload', { slug: archive.slug }, account);
    const url = String(result?.url);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/.*download\//);

    const redirect = await fetch(url, { redirect: 'manual' });
    expect(redirect.status).toBe(302);
    expect(Object.fromEntries(redirect.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    const response = await fetch(url);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(bytes.equals(archive.bytes)).toBe(true);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(result?.sha256);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-length': '300000',
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${archive.fileName}"`,
      'accept-ranges': 'bytes',
    });

    await (await fetch(url)).arrayBuffer();
    const history = await db().collection(`users/${account.uid}/downloads`).get();
    expect(history.docs.map((entry) => entry.data())).toEqual([
      {
        productId: archive.slug,
        productName: `Template ${archive.slug}`,
        version: '1.0.0',
        downloadTime: expect.any(Timestamp),
      },
    ]);
    expect((await readDocument(`products/${archive.slug}`))?.downloads).toBe(1);
    expect((await readDocument(`users/${account.uid}`))?.downloads).toBe(1);
  });

  it('reaches the customer through the store’s own address', async () => {
    const archive = await putArchive({ priceCents: 0 });
    const link = linkTo(archive, unique('u'));
    const response = await fetch(storeUrl(`/download/${link}`));
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(archive.bytes)).toBe(true);
  });

  it('can be had in parts, and counts once with all of them', async () => {
    const archive = await putArchive({ priceCents: 0 });
    const uid = unique('u');
    const link = linkTo(archive, uid);
    const part = (range: string) => fetchBytes(link, { headers: { range } });
    const [first, rest] = [await part('bytes=0-999'), await part('bytes=1000-')];
    expect([first.status, first.headers.get('content-range')]).toEqual([206, 'bytes 0-999/3000']);
    expect(rest.headers.get('content-length')).toBe('2000');
    expect(Buffer.concat([first.bytes, rest.bytes]).equals(archive.bytes)).toBe(true);
    expect((await part('bytes=-10')).bytes.equals(archive.bytes.subarray(-10))).toBe(true);
    expect(await countDocuments(`users/${uid}/downloads`)).toBe(1);
  });

  it('is not counted while somebody only asks how large it is', async () => {
    const archive = await putArchive({ priceCents: 0 });
    const uid = unique('u');
    const { status, headers } = await fetchBytes(linkTo(archive, uid), {
      method: 'HEAD',
      redirect: 'manual',
    });
    expect([status, headers.get('content-length')]).toEqual([200, '3000']);
    expect(headers.get('content-disposition')).toContain(archive.fileName);
    expect(await countDocuments(`users/${uid}/downloads`)).toBe(0);
  });

  it('of an archive that is not what was recorded is none', async () => {
    const archive = await putArchive({ priceCents: 0 });
    await db().doc(`products/${archive.slug}/versions/1.0.0`).update({ sizeBytes: 2_999 });
    expect(await refusal(linkTo(archive, unique('u')))).toMatchObject({
      status: 404,
      reason: 'version-not-found',
    });
  });
});

describe('the address that a link leads to', () => {
  const addressOf = async (link: string) =>
    (await fetchBytes(link, { redirect: 'manual' })).headers.get('location') ?? '';
  const codeAt = async (url: string, init: RequestInit = {}) => {
    const response = await fetch(url, init);
    return [response.status, /<Code>(\w+)/.exec(await response.text())?.[1]];
  };

  it('needs no link, lives five minutes, and is another each time', async () => {
    const archive = await putArchive({ priceCents: 0 });
    const given = await addressOf(linkTo(archive, unique('u')));
    expect(new URL(given).searchParams.get('X-Goog-Expires')).toBe('300');
    expect(Buffer.from(await (await fetch(given)).arrayBuffer()).equals(archive.bytes)).toBe(true);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 301_000 });
    const file = { contentType: 'application/zip', disposition: 'attachment' };
    const path = `archives/${archive.slug}/1.0.0/${archive.fileName}`;
    const ended = await signedAddress(path, file).finally(() => vi.useRealTimers());
    expect(await codeAt(ended)).toEqual([400, 'ExpiredToken']);
  });

  it('is good for that file, that name, that time and that method alone', async () => {
    const [archive, other] = [await putArchive({ priceCents: 0 }), await putArchive({ priceCents: 280 })];
    const given = await addressOf(linkTo(archive, unique('u')));
    const changes: [from: string, to: string][] = [
      [archive.slug, other.slug],
      ['X-Goog-Expires=300', 'X-Goog-Expires=3000'],
      ['application%2Fzip', 'text%2Fhtml'],
      ['attachment', 'inline'],
      ['X-Goog-Signature=', 'X-Goog-Signature=00'],
    ];
    for (const [from, to] of changes) {
      expect(given).toContain(from);
      expect(await codeAt(given.replaceAll(from, to))).toEqual([403, 'SignatureDoesNotMatch']);
    }
    expect(await codeAt(`${given}&generation=1`)).toEqual([403, 'SignatureDoesNotMatch']);
    for (const method of ['PUT', 'POST', 'DELETE'])
      expect(await codeAt(given, { method })).toEqual([403, 'SignatureDoesNotMatch']);
    const bare = given.split('?')[0] ?? '';
    expect(await codeAt(bare)).toEqual([401, 'AuthenticationRequired']);
    expect((await fetch(given)).status).toBe(200);
  });

  it('is no longer given once what was bought was given back', async () => {
    const archive = await putArchive({ priceCents: 280 });
    const { uid } = customer();
    await grant(uid, archive.slug);
    const link = linkTo(archive, uid);
    expect(await addressOf(link)).toContain('X-Goog-Signature');
    await db().doc(`users/${uid}/library/${archive.slug}`).delete();
    expect(await refusal(link, { redirect: 'manual' })).toMatchObject({
      status: 403,
      reason: 'not-entitled',
    });
  });
});

describe('a link is refused', () => {
  it('with one character changed, at every place', async () => {
    const link = linkTo(await putArchive({ priceCents: 0 }), unique('u'));
    const changed = Array.from({ length: link.length }, (_, at) => {
      const other = link[at] === 'A' ? 'B' : 'A';
      return link.slice(0, at) + other + link.slice(at + 1);
    });
    for (let at = 0; at < changed.length; at += 20) {
      const answers = await Promise.all(changed.slice(at, at + 20).map((other) => refusal(other)));
      for (const answer of answers) expect(answer).toMatchObject({ status: 403, reason: 'link-invalid' });
    }
    expect((await fetchBytes(link)).status).toBe(200);
  });

  it.each(['', 'x', 'a.b.c', '%00', '..%2fsecret', '%2e%2e%2fsecret', 'x'.repeat(5_000)])(
    'when it is %j',
    async (link) => {
      expect(await refusal(link)).toMatchObject({ status: 403, reason: 'link-invalid' });
    },
  );

  it('after its end, under another key, or for another file', async () => {
    const archive = await putArchive({ priceCents: 0 });
    const uid = unique('u');
    expect(await refusal(linkTo(archive, uid, { e: Date.now() - 1 }))).toMatchObject({
      reason: 'link-invalid',
    });
    for (const f of ['../../other/1.0.0/other.zip', `../${archive.fileName}`, 'other.zip']) {
      expect(await refusal(linkTo(archive, uid, { f }))).toMatchObject({
        status: 404,
        reason: 'version-not-found',
      });
    }
    const foreign = signLink(
      { u: uid, s: archive.slug, v: '1.0.0', f: archive.fileName, e: Date.now() + 60_000, i: unique('link') },
      'a key that this store has never had',
    );
    expect(await refusal(foreign)).toMatchObject({ status: 403, reason: 'link-invalid' });
  });

  it('to somebody else who says who they are', async () => {
    const [ada, bob] = [await signUp(), await signUp()];
    const archive = await putArchive({ priceCents: 280 });
    await db().doc(`users/${ada.uid}/library/${archive.slug}`).set({ orderId: 'ORD-1' });
    const link = linkTo(archive, ada.uid);
    const as = (idToken: string) => ({ headers: { authorization: `Bearer ${idToken}` } });
    expect(await refusal(link, as(bob.idToken))).toMatchObject({ status: 403, reason: 'link-invalid' });
    expect(await refusal(link, as('nonsense'))).toMatchObject({ status: 403, reason: 'link-invalid' });
    expect((await fetchBytes(link, as(ada.idToken))).status).toBe(200);
  });

  it('once what was bought has left the library', async () => {
    const archive = await putArchive({ priceCents: 280 });
    const link = linkTo(archive, customer().uid);
    expect(await refusal(link)).toMatchObject({ status: 403, reason: 'not-entitled' });
  });

  it('once the product is a draft or gone, or the person restricted', async () => {
    const archive = await putArchive({ priceCents: 0 });
    const [person, banned] = [customer().uid, customer().uid];
    await putAccess(banned, { status: 'banned', permanent: true });
    expect(await refusal(linkTo(archive, banned))).toMatchObject({ status: 403, reason: 'restricted' });
    await db().doc(`products/${archive.slug}`).update({ status: 'draft' });
    expect(await refusal(linkTo(archive, person))).toMatchObject({
      status: 404,
      reason: 'product-not-found',
    });
    await db().doc(`products/${archive.slug}`).delete();
    expect(await refusal(linkTo(archive, person))).toMatchObject({
      status: 404,
      reason: 'product-not-found',
    });
  });

  it('by any method but GET and HEAD', async () => {
    const link = linkTo(await putArchive({ priceCents: 0 }), unique('u'));
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await fetchBytes(link, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });
});

describe('the history', () => {
  it('keeps the newest fifty', async () => {
    const [uid, slug] = [unique('u'), await putProduct()];
    const batch = db().batch();
    for (let n = 0; n < 53; n++) {
      batch.set(db().doc(`users/${uid}/downloads/old-${n}`), {
        productId: slug,
        productName: 'x',
        version: '1.0.0',
        downloadTime: Timestamp.fromMillis(1_700_000_000_000 + n),
      });
    }
    await batch.commit();
    await recordDownload({ linkId: 'newest', uid, slug, productName: 'x', version: '1.0.0' });
    const ids = (await db().collection(`users/${uid}/downloads`).get()).docs.map((entry) => entry.id);
    expect(ids).toHaveLength(50);
    expect(ids).toContain('newest');
    expect(ids.filter((id) => ['old-0', 'old-1', 'old-2', 'old-3'].includes(id))).toEqual([]);
  });

  it('counts a link once, however often it is finished at once', async () => {
    const [uid, slug] = [unique('u'), await putProduct()];
    await begin(uid);
    const finished = { linkId: 'one', uid, slug, productName: 'x', version: '1.0.0' };
    await Promise.all(Array.from({ length: 10 }, () => recordDownload(finished)));
    expect((await readDocument(`products/${slug}`))?.downloads).toBe(1);
    expect((await readDocument(`users/${uid}`))?.downloads).toBe(1);
  });

  it('leaves the newest version that was taken with what is owned', async () => {
    const [uid, slug] = [unique('u'), await putProduct()];
    const owned = `users/${uid}/library/${slug}`;
    const take = (version: string) =>
      recordDownload({ linkId: unique('l'), uid, slug, productName: 'x', version });
    await take('1.0.0');
    expect(await readDocument(owned)).toBeUndefined();
    await db().doc(owned).set({ orderId: null, grantedAt: Timestamp.now() });
    for (const version of ['1.2.0', '1.10.0', '1.9.0']) await take(version);
    expect((await readDocument(owned))?.downloaded).toBe('1.10.0');
  });
});
