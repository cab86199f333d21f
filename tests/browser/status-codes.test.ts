import { paths } from '@tempera/domain/site/paths';
import { FieldValue } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createAccount } from './kit/auth-rest.ts';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { signIn, somebodyNew } from './kit/people.ts';
import { percentPaths } from './kit/percent-paths.ts';
import { db, putProduct } from './kit/store.ts';

/** The status of pages that don't exist (any more), and of malformed addresses. */
useBrowser();

const get = (path: string) => fetch(storeUrl + path, { redirect: 'manual' });
const preview = (slug: string) => paths.preview('auth', slug);

async function archived(): Promise<string> {
  const slug = await putProduct({ status: 'archived', title: `Secret ${Date.now()}` });
  await eventually(async () => (await db().doc(`archived/${slug}`).get()).exists).toBe(true);
  return slug;
}

describe('a template that has moved', () => {
  it('is found at every address that it had', async () => {
    const slug = await putProduct();
    const [first, second] = [`a-${slug}`, `b-${slug}`];
    const moveTo = (address: string) =>
      db()
        .batch()
        .set(db().doc(`addresses/${address}`), { slug })
        .update(
          db().doc(`products/${slug}`),
          address === slug ? { address: FieldValue.delete() } : { address },
        )
        .commit();
    await moveTo(first);
    await moveTo(second);
    await eventually(async () => (await get(preview(second))).status).toBe(200);
    expect(await (await get(preview(second))).text()).toContain(`${preview(second)}"`);
    for (const old of [slug, first]) {
      await eventually(async () => (await get(preview(old))).headers.get('location')).toBe(preview(second));
      const moved = await get(preview(old));
      expect(moved.status).toBe(301);
      // A browser asks again: the product may move back.
      expect(moved.headers.get('cache-control')).toContain('max-age=0');
    }
    await moveTo(slug);
    await eventually(async () => (await get(preview(slug))).status).toBe(200);
    await eventually(async () => (await get(preview(second))).status).toBe(301);
  });
});

describe('a template that is not sold any more', () => {
  it('answers 410, says so and offers others, and tells nothing of itself', async () => {
    const slug = await archived();
    const response = await get(preview(slug));
    const html = await response.text();
    expect(response.status).toBe(410);
    expect(html).toContain('This template is no longer for sale');
    expect(html).toContain(`href="${paths.preview('auth', 'neogate')}"`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('Secret');
    const page = await newPage({ expected: /status of 410/ });
    await page.goto(preview(slug));
    await page.getByRole('heading', { level: 1, name: 'This template is no longer for sale' }).waitFor();
    await page.getByRole('link', { name: 'Browse Templates' }).click();
    await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor();
  });

  it('opens for those who own it', async () => {
    const slug = await archived();
    const owner = somebodyNew();
    const uid = await createAccount(owner);
    const page = await newPage({ expected: /status of 410|status of 403/ });
    await signIn(page, owner);
    await db().doc(`users/${uid}/library/${slug}`).set({ orderId: 'ORD-1', grantedAt: new Date() });
    await page.goto(preview(slug));
    await page.getByRole('heading', { level: 1, name: /^Secret / }).waitFor();
    await page.getByText('This template is no longer for sale.').waitFor();
  });
});

it('a draft looks exactly like what never was', async () => {
  const slug = await putProduct({ status: 'draft' });
  const unknown = `x${slug.slice(1)}`;
  // A product that another file sells may come between the two.
  await eventually(async () => {
    const [draft, nothing] = await Promise.all([get(preview(slug)), get(preview(unknown))]);
    const same = (await draft.text()) === (await nothing.text()).replaceAll(unknown, slug);
    return [draft.status, nothing.status, same];
  }).toEqual([404, 404, true]);
});

describe('percent signs', () => {
  it.each(percentPaths)('%s answers %i', async (path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    const [, name] = /<h1[^>]*>([^<]*)/.exec(await response.text()) ?? [];
    expect(name).toMatch(status === 404 ? '404: page not found' : /^(Templates|Pricing)$/);
  });

  it('keep their meaning in a search', async () => {
    const response = await get('/?search=100%25%20free');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/templates?q=100%25+free']);
    const page = await newPage({ expected: /status of 404/ });
    await page.goto('/no/such/page');
    await page.getByRole('searchbox').fill('50% of %');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('main input')?.value === '50% of %',
    );
  });

  /** As a script or an old link in the page would: the router sees the address as it is. */
  const goWithin = (page: Page, path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);

  it('does not break the page that is open', async () => {
    const page = await newPage({ expected: /status of 40[034]/ });
    await page.goto(paths.about);
    for (const path of [
      '/%',
      '/50%off',
      '/%E0%A4%A',
      '/legal/%zz',
      '/product/category=auth/%/preview',
      '/checkout/product=%',
    ]) {
      await goWithin(page, path);
      const heading = path.startsWith('/checkout') ? 'Checkout' : '404: page not found';
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await goWithin(page, paths.pricing);
      await page.getByRole('heading', { level: 1, name: 'Pricing' }).waitFor();
    }
  });
});
