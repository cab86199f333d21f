import { describe, expect, it, vi } from 'vitest';
import { noteSettings } from '../../functions/src/live/note-settings.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { storeUrl } from './support/http.ts';
import { putProduct } from './support/store.ts';

/** `/live.json`, which every visitor's page asks. */
const ask = async () => {
  const response = await fetch(storeUrl('/live.json'));
  return { response, changes: (await response.json()) as Record<string, number> };
};
const later = (path: string, before: number | undefined) =>
  vi.waitFor(async () => expect((await ask()).changes[path]).toBeGreaterThan(before ?? 0), {
    timeout: 90_000,
    interval: 100,
  });

describe('/health', () => {
  it.each(['/health', '/healthz'])(
    'says at %s that the store is well, to each who asks anew',
    async (path) => {
      const response = await fetch(storeUrl(path));
      expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('is only read', async () => {
    const { status, headers } = await fetch(storeUrl('/health'), { method: 'POST' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('/live.json', () => {
  it('may be kept by the CDN for ten seconds, and by nobody else', async () => {
    const { response } = await ask();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
  });

  it('is only read', async () => {
    const { status, headers } = await fetch(storeUrl('/live.json'), { method: 'POST' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('says when settings changed, once they have', async () => {
    const { changes } = await ask();
    const now = Date.now();
    await db()
      .doc('settings/creator')
      .set({ headline: `Painter ${now}` }, { merge: true });
    await later('settings/creator', Math.max(changes['settings/creator'] ?? 0, now - 5_000));
  });

  it('says when a text changed, and when it is the default one again', async () => {
    const { changes } = await ask();
    const text = db().doc('guides/licenses');
    await text.set({ title: 'Licenses', lead: '', sections: [] });
    await later('guides/licenses', changes['guides/licenses']);
    const made = (await ask()).changes['guides/licenses'];
    await text.delete();
    await later('guides/licenses', made);
  });

  it('says when the catalogue changed, by a product alone', async () => {
    const { changes } = await ask();
    const slug = await putProduct({ title: 'Newest of all' });
    await later('catalogue/rows', changes['catalogue/rows']);
    const made = (await ask()).changes['catalogue/rows'];
    await db().doc(`products/${slug}`).delete();
    await later('catalogue/rows', made);
  });

  it('says when products changed, by what no list shows', async () => {
    const slug = await putProduct();
    await later('catalogue/products', (await ask()).changes['catalogue/products']);
    const made = (await ask()).changes['catalogue/products'];
    await db().doc(`products/${slug}`).update({ fullDescription: 'Told anew.' });
    await later('catalogue/products', made);
  });

  it('keeps the latest change, however late the one before is told of', async () => {
    const at = Date.now() + 2_000;
    await noteSettings('maintenance', at);
    await noteSettings('maintenance', at - 1_000);
    expect((await ask()).changes['settings/maintenance']).toBe(at);
  });

  it('holds times of public documents alone', async () => {
    await noteSettings('private', Date.now());
    await noteSettings('seller', Date.now());
    await noteSettings('site', Date.now());
    const { changes } = await ask();
    const known = [
      'settings/site',
      'settings/maintenance',
      'settings/creator',
      'catalogue/rows',
      'catalogue/summary',
      'catalogue/products',
    ];
    const isText = (path: string) => /^(?:legalTexts|guides)\//.test(path);
    expect(Object.keys(changes).filter((path) => !known.includes(path) && !isText(path))).toEqual([]);
    expect(Object.values(changes).filter((at) => !Number.isSafeInteger(at))).toEqual([]);
    expect(changes).toHaveProperty(['settings/site']);
  });
});
