import { paths } from '@tempera/domain/site/paths';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { fillCard } from './kit/checkout.ts';
import { faultOf, linksOf } from './kit/crawl.ts';
import { eventually } from './kit/eventually.ts';
import { signInFurnished } from './kit/furnished.ts';
import { openPlace, type Place, pressAll } from './kit/press-in.ts';
import { db } from './kit/store.ts';

useBrowser();

const sections: Place[] = (
  [
    ['overview', /Member since/],
    ['library', /Neo Gate/],
    ['plan', /^Paid until/],
    ['orders', /ORD-/],
    ['downloads', /./],
    ['wishlist', /Portfolio/],
    ['tickets', /It does not build/],
    ['security', /password/i],
    ['your-data', /delete/i],
  ] as const
).map(([section, words]) => ({
  path: `${paths.profile}#${section}`,
  words,
  within: 'main section',
  opens: /^(Keep Pro|Cancel plan|Change email|Change password|Log out everywhere|Delete your account)$/,
}));

const elsewhere = (orderId: string): Place[] => [
  { path: paths.pricing, words: 'Your plan' },
  { path: paths.planCheckout('enterprise'), words: /enterprise/i },
  { path: paths.checkout(['portfolio', 'blog']), words: 'Coupon code', prepare: (page) => fillCard(page) },
  { path: paths.order(orderId), words: 'Order Complete', prepare: downloadable },
  { path: paths.preview('auth', 'neogate'), words: /^Text of/ },
  // The guides and the search are pressed for a visitor.
  { path: paths.support, words: /ticket/i, within: 'main form:not([role=search])' },
];

const downloadable = (page: Page) => page.getByRole('button', { name: 'Download Neo Gate' }).waitFor();

const header: Place[] = [
  { path: paths.about, words: /./, within: 'header', opens: /^Logout$/ },
  { path: paths.about, words: /./, within: 'footer' },
];

const putWish = (uid: string) =>
  db().doc(`users/${uid}/wishlist/portfolio`).set({ addedAt: Timestamp.now() });

it('every link of a customer leads somewhere', async () => {
  const page = await newPage();
  const { orderId } = await signInFurnished(page);
  for (const place of [...sections, ...elsewhere(orderId)]) {
    await page.goto('about:blank');
    await openPlace(page, place);
    const faults = async () => {
      const links = await linksOf(page);
      return (await Promise.all(links.map((link) => faultOf(page, link)))).filter(Boolean);
    };
    await eventually(faults, place.path).toEqual([]);
  }
});

it.each([
  ['the profile', () => sections],
  ['the other pages', elsewhere],
  ['the header and the footer', () => header],
])('every button of a customer on %s does something', async (_, places) => {
  const page = await newPage();
  const { uid, orderId } = await signInFurnished(page);
  let count = 0;
  for (const place of places(orderId)) {
    const { dead, pressed } = await pressAll(page.context(), place, () => putWish(uid));
    count += pressed.length;
    expect.soft(dead, place.path).toEqual([]);
  }
  expect(count).toBeGreaterThan(1);
});
