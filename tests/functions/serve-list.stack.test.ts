import { findAddress, versionOf } from '@tempera/domain/catalogue/find-address';
import type { ListPart } from '@tempera/domain/catalogue/first-page';
import { readListState } from '@tempera/domain/catalogue/list-state';
import { readShardIndex } from '@tempera/domain/catalogue/shards';
import { beforeAll, expect, it, vi } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { storeUrl } from './support/http.ts';
import { putProduct, readDocument, unique } from './support/store.ts';

const ask = (path: string, init?: RequestInit) => fetch(storeUrl(path), init);
const versionNow = async () => {
  const index = readShardIndex(await readDocument('catalogue/rows'));
  return index ? versionOf(index) : '0'.repeat(16);
};
const old = 'f'.repeat(16);
const find = async (query: string): Promise<ListPart> =>
  (await ask(`/catalogue/find/${old}?${query}`)).json();
const slugsOf = ({ rows }: ListPart) => rows.map(({ slug }) => slug);
const until = (expect: () => Promise<void>) => vi.waitFor(expect, { timeout: 90_000, interval: 100 });

const word = `Quizzical${unique('').replaceAll(/[^a-z0-9]/g, '')}`;
let slug: string;
beforeAll(async () => {
  slug = await putProduct({ title: `${word} Lighthouse`, status: 'active' });
  await until(async () => expect(slugsOf(await find(`q=${word}`))).toEqual([slug]));
});

it('finds what is misspelled, and narrows it', async () => {
  const typo = word.replace('zz', 'z');
  expect(slugsOf(await find(`q=${typo}+lighthuose`))).toContain(slug);
  const none = await find(`q=${word}&category=nowhere`);
  expect([none.rows, none.matches]).toEqual([[], 0]);
  expect(none.total).toBeGreaterThan(0);
});

it('shows no draft, and no product from when it becomes one', async () => {
  const draft = await putProduct({ title: `${word} Draft`, status: 'draft' });
  expect(slugsOf(await find(`q=${word}`))).not.toContain(draft);
  await db().doc(`products/${draft}`).update({ status: 'active' });
  await until(async () => expect(slugsOf(await find(`q=${word}`))).toContain(draft));
  await db().doc(`products/${draft}`).update({ status: 'draft' });
  await until(async () => expect(slugsOf(await find(`q=${word}`))).toEqual([slug]));
});

it('is kept by the CDN under one address for each state of one version', async () => {
  await until(async () => {
    const state = readListState(new URLSearchParams(`q=${word}`));
    const address = findAddress(await versionNow(), state);
    const response = await ask(address, { redirect: 'manual' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=600, s-maxage=86400');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const other of [
      `/catalogue/find/${old}?q=${word}`,
      `${address}&utm_source=x`,
      `${address}&q=another`,
      address.replace('q=', 'q=%20'),
      `${address}&pages=0`,
    ]) {
      const led = await ask(other, { redirect: 'manual' });
      expect([led.status, led.headers.get('cache-control')]).toEqual([302, 'no-store']);
      expect(led.headers.get('location')).toBe(address);
    }
    const head = await ask(address, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
  const put = await ask(`/catalogue/find/${old}`, { method: 'PUT' });
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('answers five pages at most, however many are asked for, and any text', async () => {
  for (const query of ['pages=5', 'pages=1000', `q=${'te+'.repeat(300)}`, 'q=%22*(%5C', 'q=__proto__']) {
    const part = await find(query);
    expect(part.rows.length).toBeLessThanOrEqual(60);
  }
});

it.each(['/catalogue/find/', '/catalogue/find/rows', `/catalogue/find/${'A'.repeat(16)}`])(
  'has nothing at %s',
  async (path) => {
    const { status, headers } = await ask(path);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  },
);
