import { paths } from '@tempera/domain/site/paths';
import { deleteField, serverTimestamp } from 'firebase/firestore';
import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsAdmin } from './kit/as-admin.ts';
import { newPage, type PageOptions, storeUrl, useBrowser } from './kit/browser.ts';
import { comesBackUntil } from './kit/looking.ts';
import { signInSomebody } from './kit/readers.ts';
import { changeSettings, db, putProduct } from './kit/store.ts';

/** An admin's change shows on an open page of a member within this time, in milliseconds. */
const limit = 2_000;

useBrowser();
let admin: Awaited<ReturnType<typeof openAsAdmin>>;
beforeAll(async () => {
  admin = await openAsAdmin();
});
afterAll(() => admin.close());

/** Opens a page as a member and waits until it follows the document, beyond having read it. */
async function openFollowing(path: string, document: string, options?: PageOptions): Promise<Page> {
  const page = await newPage(options);
  await signInSomebody(page);
  let reads = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(`/documents/${document}`)) reads += 1;
  });
  await page.goto(path);
  await page.waitForFunction(
    ([wanted, before]) => {
      const marks = performance.getEntriesByName('firestore-read') as PerformanceMark[];
      return marks.filter(({ detail }) => detail.path === wanted).length > before;
    },
    [document, reads] as const,
  );
  return page;
}

/** Makes a change and sees it, all within the limit. */
async function within(change: () => Promise<unknown>, sees: (timeout: number) => Promise<unknown>) {
  const started = Date.now();
  await Promise.all([change(), sees(limit)]);
  expect(Date.now() - started).toBeLessThanOrEqual(limit);
}

const [settings, creator] = ['settings/site', 'settings/creator'];
const unique = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

it('shows changed settings on the open home page, header included', async () => {
  const before = (await db().doc('settings/site').get()).data() ?? {};
  const page = await openFollowing('/', 'settings/site');
  const heroTitle = `Painted ${unique()}`;
  const siteName = `Gouache ${unique()}`;
  try {
    await within(
      () => admin.update(settings, { heroTitle, siteName, customerCount: '77K+' }),
      (timeout) =>
        Promise.all([
          page.getByRole('heading', { level: 1, name: heroTitle }).waitFor({ timeout }),
          page.getByRole('link', { name: `${siteName}, home` }).waitFor({ timeout }),
          page.getByRole('main').getByText('77K+').first().waitFor({ timeout }),
        ]),
    );
  } finally {
    const { heroTitle: oldTitle, siteName: oldName, customerCount } = before;
    await admin.update(settings, { heroTitle: oldTitle, siteName: oldName, customerCount });
  }
  await page.getByRole('heading', { level: 1, name: before.heroTitle }).waitFor();
});

it('shows changed texts of a page and a changed creator on the open pages', async () => {
  const { headline, socials } = (await db().doc('settings/creator').get()).data() ?? {};
  const [pricing, about] = [
    await openFollowing('/pricing', 'settings/site'),
    await openFollowing('/about', 'settings/creator'),
  ];
  const title = `Prices ${unique()}`;
  const line = `Painters ${unique()}`;
  try {
    await within(
      () => admin.update(settings, { pages: { titles: { pricing: title }, descriptions: {} } }),
      (timeout) => pricing.waitForFunction((start) => document.title.startsWith(start), title, { timeout }),
    );
    await within(
      () => admin.update(creator, { headline: line, socials: ['https://example.com/new'] }),
      (timeout) =>
        Promise.all([
          about.getByText(line).waitFor({ timeout }),
          about.getByRole('link', { name: 'example.com/new' }).waitFor({ timeout }),
        ]),
    );
  } finally {
    await admin.update(settings, { pages: deleteField() });
    await admin.update(creator, { headline, socials });
  }
});

/** A product of the test's own that may be for sale, taken away afterwards. */
async function withProduct(work: (slug: string) => Promise<void>): Promise<void> {
  const image = '/images/products/astroaccess.webp';
  const slug = await putProduct({ category: 'blog', priceCents: 1_200, image, version: '1.0.0' });
  try {
    await work(slug);
  } finally {
    await db().doc(`products/${slug}`).delete();
  }
}

const change = (slug: string, fields: Record<string, unknown>) =>
  admin.update(`products/${slug}`, { ...fields, updatedAt: serverTimestamp() });

it('shows a changed product on its open page, and takes an archived one away', async () => {
  await withProduct(async (slug) => {
    // The page asks for the trace of what has gone, which on a busy machine is not there yet.
    const early = { expected: /404 \(Not Found\).*documents\/archived\// };
    const page = await openFollowing(`/product/category=blog/${slug}/preview`, `products/${slug}`, early);
    await page.getByRole('link', { name: `Buy ${slug} for $12.00` }).waitFor();
    const title = `Changed ${slug}`;
    await within(
      () => change(slug, { title, priceCents: 1_350 }),
      (timeout) =>
        Promise.all([
          page.getByRole('heading', { level: 1, name: title }).waitFor({ timeout }),
          page.getByRole('link', { name: `Buy ${title} for $13.50` }).waitFor({ timeout }),
        ]),
    );
    await within(
      () => change(slug, { status: 'archived' }),
      (timeout) =>
        page.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'detached', timeout }),
    );
    await page.getByRole('heading', { level: 1, name: 'This template is no longer for sale' }).waitFor();
  });
});

it('shows a changed product on the open list', async () => {
  await withProduct(async (slug) => {
    const page = await openFollowing('/templates?sort=newest', 'catalogue/rows');
    const card = page.getByRole('main').getByRole('article').filter({ hasText: slug });
    await card.waitFor();
    await within(
      () => change(slug, { title: `Changed ${slug}`, priceCents: 1_350 }),
      (timeout) =>
        card
          .filter({ hasText: `Changed ${slug}` })
          .getByText('$13.50')
          .waitFor({ timeout }),
    );
    await within(
      () => change(slug, { status: 'archived' }),
      (timeout) => card.waitFor({ state: 'detached', timeout }),
    );
  });
});

describe('a visitor who only looks', () => {
  it('loads nothing of Firebase’s SDK, on whatever page and however often it asks', async () => {
    const page = await newPage();
    const scripts: Promise<[string, string]>[] = [];
    const keep = (response: Response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.push(response.text().then((text) => [pathname, text]));
    };
    page.on('response', keep);
    const asked = () => page.waitForResponse((response) => new URL(response.url()).pathname === '/live.json');
    const visited = [
      paths.home,
      paths.templates,
      paths.pricing,
      paths.support,
      paths.preview('auth', 'astroaccess'),
    ];
    for (const path of visited) {
      await page.goto(path);
      await page.getByRole('button', { name: /live chat/i }).waitFor();
      await comesBackUntil(page, asked());
    }
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('button', { name: 'View cart' }).first().click();
    await page.getByRole('dialog').getByText('AstroAccess').first().waitFor();
    await page.getByRole('button', { name: 'Close cart' }).click();
    const sdk = (await Promise.all(scripts)).filter(([, text]) => /@firebase\/\w+/.test(text));
    expect(sdk.map(([pathname]) => pathname)).toEqual([]);
    // Who wants to chat has to be known. What is loaded for that is not awaited, so it must not be read either: the page closes.
    page.off('response', keep);
    const auth = page.waitForResponse((response) => response.url().includes('/assets/firebase-'));
    await page.getByRole('button', { name: /live chat/i }).click();
    await page.getByRole('link', { name: 'Login to Chat' }).waitFor();
    await auth;
  });

  it('sees a changed price, and one that is archived go, at the next ask', async () => {
    await withProduct(async (slug) => {
      // What is not for everybody's eyes any more is refused, and its trace follows by trigger; the browser notes both.
      const expected =
        /403 \(Forbidden\).*\/documents\/products\/|404 \(Not Found\).*\/documents\/archived\//;
      const page = await newPage({ expected });
      await page.goto(`/product/category=blog/${slug}/preview`);
      await page.getByRole('link', { name: `Buy ${slug} for $12.00` }).waitFor();
      await change(slug, { priceCents: 1_350 });
      await comesBackUntil(page, page.getByRole('link', { name: `Buy ${slug} for $13.50` }).waitFor());
      await change(slug, { status: 'archived' });
      const gone = { level: 1, name: 'This template is no longer for sale' } as const;
      await comesBackUntil(page, page.getByRole('heading', gone).waitFor());
    });
  });
});

const read = async (path: string) => (await fetch(storeUrl + path)).text();

it('a page from the server is made of what the store holds now, so that nothing but the cache can be late', async () => {
  const { heroTitle } = (await db().doc('settings/site').get()).data() ?? {};
  const slug = await putProduct({ title: 'Before' });
  const preview = paths.preview('auth', slug);
  expect(await read(preview)).toContain('Before');
  const title = `After ${slug}`;
  try {
    await Promise.all([changeSettings({ heroTitle: title }), db().doc(`products/${slug}`).update({ title })]);
    expect(await read(paths.home)).toContain(title);
    const html = await read(preview);
    expect(html).toContain(`>${title}</h1>`);
    // What is behind the page, the catalogue's rows among it, follows by trigger and may be late.
    expect(html.split('id="tempera-state"')[0]).not.toContain('Before');
  } finally {
    await changeSettings({ heroTitle });
  }
});
