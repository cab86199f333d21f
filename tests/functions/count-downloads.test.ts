import { afterEach, describe, expect, it, vi } from 'vitest';
import { betweenCountsMs, countDownloads } from '../../functions/src/downloads/count-downloads.ts';
import { recordDownload } from '../../functions/src/downloads/downloads.store.ts';
import { sweepDownloads } from '../../functions/src/downloads/sweep-downloads.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { countDocuments, putProduct, readDocument, unique } from './support/store.ts';

const take = (slug: string) =>
  recordDownload({ linkId: unique('l'), uid: unique('u'), slug, productName: 'x', version: '1.0.0' });
const figure = async (slug: string) => (await readDocument(`products/${slug}`))?.downloads;
const waiting = (slug: string) => countDocuments(`products/${slug}/uncounted`);

/** Downloads that wait, as a rush leaves them. */
async function leave(slug: string, count: number): Promise<void> {
  const writer = db().bulkWriter();
  for (let n = 0; n < count; n++)
    writer.create(db().doc(`products/${slug}/uncounted/link-${n}`), { count: 1 });
  await writer.close();
}

afterEach(() => vi.restoreAllMocks());

describe('downloads of a product', () => {
  it('are counted at once, and those of the next minutes by the sweep, all in one write', async () => {
    const slug = await putProduct();
    await take(slug);
    expect(await figure(slug)).toBe(1);
    await take(slug);
    await take(slug);
    expect([await figure(slug), await waiting(slug)]).toEqual([1, 2]);
    await sweepDownloads();
    expect([await figure(slug), await waiting(slug)]).toEqual([3, 0]);
  });

  it('are counted at once again when that has not been done for a while', async () => {
    const slug = await putProduct();
    await take(slug);
    await take(slug);
    vi.spyOn(clock, 'now').mockReturnValue(Date.now() + betweenCountsMs);
    await take(slug);
    expect([await figure(slug), await waiting(slug)]).toEqual([3, 0]);
  });

  it('each count once, however many count a rush at once, and the product is written once', async () => {
    const slug = await putProduct();
    await leave(slug, 950);
    const figures: number[] = [];
    const seen = Promise.withResolvers<void>();
    const counted = Promise.withResolvers<void>();
    const stop = db()
      .doc(`products/${slug}`)
      .onSnapshot((now) => {
        figures.push(now.data()?.downloads);
        (now.data()?.downloads === 950 ? counted : seen).resolve();
      });
    await seen.promise;
    await Promise.all([countDownloads(slug), countDownloads(slug), countDownloads(slug)]);
    await sweepDownloads();
    await counted.promise;
    stop();
    expect(figures).toEqual([0, 950]);
    expect(await waiting(slug)).toBe(0);
  });

  it('of a product that is gone keep the sweep from no other', async () => {
    const [gone, slug] = [unique('gone'), await putProduct()];
    await leave(gone, 1);
    await leave(slug, 2);
    await sweepDownloads();
    expect([await waiting(gone), await figure(slug)]).toEqual([0, 2]);
    expect(await readDocument(`products/${gone}`)).toBeUndefined();
  });
});

describe('a download that the database had no time for', () => {
  /** The next commit ends in an error of gRPC, before it is carried out or although it was. */
  function loseCommit(code: number, isApplied: boolean): void {
    const prototype = Object.getPrototypeOf(db().batch());
    const usual = prototype.commit;
    vi.spyOn(prototype, 'commit').mockImplementationOnce(async function (this: unknown) {
      if (isApplied) await usual.call(this);
      throw Object.assign(new Error('busy'), { code });
    });
  }

  it.each([
    ['refused', 8, false],
    ['never answered', 4, true],
  ])('is in the history and counts once, when its commit was %s', async (_, code, isApplied) => {
    const [slug, uid] = [await putProduct(), unique('u')];
    loseCommit(code, isApplied);
    await recordDownload({ linkId: unique('l'), uid, slug, productName: 'x', version: '1.0.0' });
    await sweepDownloads();
    expect([await countDocuments(`users/${uid}/downloads`), await figure(slug)]).toEqual([1, 1]);
  });

  it('is told to whoever waits for it, when the database does not come back', async () => {
    const slug = await putProduct();
    const broken = Object.assign(new Error('denied'), { code: 7 });
    vi.spyOn(Object.getPrototypeOf(db().batch()), 'commit').mockRejectedValue(broken);
    await expect(take(slug)).rejects.toThrow('denied');
    vi.restoreAllMocks();
    expect([await figure(slug), await waiting(slug)]).toEqual([0, 0]);
  });
});
