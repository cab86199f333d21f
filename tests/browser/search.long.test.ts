import { readFile } from 'node:fs/promises';
import { userTerms } from '@tempera/domain/search/document-terms';
import { panelPaths, screenAddress } from '@tempera/domain/site/panel-screens';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { useBrowser } from './kit/browser.ts';
import { openPanel } from './kit/moderation.ts';
import { db, putProduct } from './kit/store.ts';
import { putTicket } from './kit/tickets.ts';

/** Any word finds, in the lists of the panels and in the palette. */
useBrowser();

const mark = Date.now().toString(36);
const uid = `found-${mark}`;
const surname = `Lovewell${mark}`;
const email = `ada.l+${mark}@mail${mark}.example.com`;
const orderId = `ORD-${Date.now()}731`;
const subject = `Broken link of ${mark}`;
const products = ['SaaS Landing', 'Mobile App Landing'] as const;
let draft = '';

/** Written past the functions: the triggers say what each is found by. */
beforeAll(async () => {
  const access = { role: 'customer', status: 'active', permanent: false, until: null };
  await db()
    .doc(`access/${uid}`)
    .set({ ...access, reason: '' });
  await db()
    .doc(`users/${uid}`)
    .set({ ...access, name: `Ada ${surname}`, email, registered: true, joinDate: Timestamp.now() });
  await db()
    .doc(`orders/${orderId}`)
    .set({
      uid,
      customer: { name: `Ada ${surname}`, email },
      lines: [{ slug: `blog${mark}`, name: `Blog Starter${mark}`, priceCents: 500, quantity: 1 }],
      totalCents: 500,
      status: 'pending',
      date: Timestamp.now(),
    });
  await putTicket({ uid, name: `Ada ${surname}`, subject, text: `Where is my key${mark}?` });
  draft = await putProduct({ title: `Blog Draft${mark}`, status: 'draft' });
  for (const path of [`users/${uid}`, `orders/${orderId}`, `tickets/${uid}_0`, `products/${draft}`]) {
    const hasTerms = async () => expect((await db().doc(path).get()).get('terms')).toBeTruthy();
    await vi.waitFor(hasTerms, { timeout: 60_000, interval: 200 });
  }
});
afterAll(() => db().doc(`orders/${orderId}`).delete());

const readsOf = (page: Page, path: string) =>
  page.evaluate((wanted) => {
    const marks = performance.getEntriesByName('firestore-read') as PerformanceMark[];
    return marks
      .filter(({ detail }) => detail.path === wanted)
      .reduce((sum, { detail }) => sum + detail.count, 0);
  }, path);

/** What of the people's table names one: the row that holds the text. */
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

it.each([
  [
    'users',
    screenAddress('admin', 'users'),
    [surname, `${surname.slice(0, 10)} ada`, `mail${mark}.exa`, uid],
    email,
  ],
  [
    'orders',
    panelPaths.adminOrders,
    [`Starter${mark}`, surname.toUpperCase(), `mail${mark}`, orderId.slice(-8), orderId.slice(0, 16)],
    orderId,
  ],
  [
    'tickets',
    panelPaths.adminTickets,
    [surname, `link ${mark}`, `mail${mark}`, `key${mark}`],
    `Ada ${surname}`,
  ],
  [
    'products',
    panelPaths.adminProducts,
    [`Draft${mark}`, `blog draft${mark.slice(0, 6)}`],
    `Blog Draft${mark}`,
  ],
] as const)(
  'the list of %s finds by any word, with a page of reads at most',
  async (list, path, texts, shown) => {
    const page = await openPanel('admin', path);
    await page.getByRole('main').getByRole('table').first().waitFor();
    for (const text of texts) {
      const before = await readsOf(page, list);
      await page.getByRole('main').getByRole('searchbox').fill(text);
      await rowOf(page, shown).first().waitFor();
      await page.getByText(/^\d+ (?:user|order|ticket|product)s?(?: so far)?$/).waitFor();
      expect((await readsOf(page, list)) - before, text).toBeLessThanOrEqual(26);
    }
    await page.getByRole('main').getByRole('searchbox').fill(`nobody ${mark}z`);
    await page.getByText(/^0 /).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  },
);

it('what is found among orders follows their order', async () => {
  const page = await openPanel('admin', `${panelPaths.adminOrders}?q=${surname}&way=asc`);
  await rowOf(page, orderId).first().waitFor();
});

it('a search within a part of the people finds all of the part, whoever else has that word', async () => {
  const word = `Quill${mark}`;
  const emailOf = (id: string) => `${id}.${mark}@example.com`;
  const put = async (id: string, { role = 'customer', status = 'active', ...fields }) => {
    const access = { role, status, permanent: status === 'banned', until: null };
    const known = { name: `${word} Example`, email: emailOf(id) };
    const terms = userTerms(`${id}-${mark}`, known);
    const person = { ...known, terms, registered: true, plan: 'starter', totalOrders: 1 };
    const batch = db().batch();
    batch.set(db().doc(`access/${id}-${mark}`), { ...access, reason: '' });
    batch.set(db().doc(`users/${id}-${mark}`), { ...access, ...person, ...fields });
    await batch.commit();
  };
  // So long ago that they are on no other test's first page.
  const joinDate = Timestamp.fromMillis(Date.now() - 200 * 86_400_000);
  const laterDate = Timestamp.fromMillis(Date.now() - 190 * 86_400_000);
  await put('member', { plan: 'pro', joinDate });
  await put('colleague', { role: 'staff', joinDate });
  await put('banned', { status: 'banned', joinDate });
  await put('looker', { totalOrders: 0, joinDate });
  await put('newcomer', { joinDate: Timestamp.now() });
  // They joined later than all of those, and fill the first page of whoever has the word.
  const later = Array.from({ length: 26 }, (_, n) => put(`later${n}`, { joinDate: laterDate }));
  await Promise.all(later);

  const page = await openPanel('admin', panelPaths.adminCoupons);
  const showPart = (part: string) => page.goto(`${screenAddress('admin', 'users')}?show=${part}&q=${word}`);
  for (const [part, shown] of [
    ['plan', 'member'],
    ['team', 'colleague'],
    ['restricted', 'banned'],
    ['never', 'looker'],
    ['new', 'newcomer'],
  ] as const) {
    await showPart(part);
    await rowOf(page, emailOf(shown)).waitFor();
    await page.getByText('1 user', { exact: true }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Users' }).click(),
    ]);
    const [, ...people] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(people).toEqual([expect.stringContaining(emailOf(shown))]);
  }
  await showPart('customers');
  await page.getByText('25 users so far').waitFor();
});

it('both landing pages are found by landing', async () => {
  const page = await openPanel('admin', panelPaths.adminProducts);
  await page.getByRole('main').getByRole('searchbox').fill('landing');
  for (const title of products) await rowOf(page, title).first().waitFor();
});

it('the palette finds a person by surname, an order by product, a ticket by subject, and both landing pages', async () => {
  // A screen that reads no people itself.
  const page = await openPanel('admin', panelPaths.adminCoupons);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: /^Find/ });
  const before = await readsOf(page, 'users');
  await box.fill(surname);
  await page.getByRole('group', { name: 'Users' }).getByText(email).waitFor();
  await page.getByRole('group', { name: 'Orders' }).getByText(orderId).waitFor();
  await page.getByRole('group', { name: 'Tickets' }).getByText(subject).waitFor();
  expect((await readsOf(page, 'users')) - before).toBeLessThanOrEqual(4);
  await box.fill('landing');
  const ofProducts = page.getByRole('group', { name: 'Products' });
  for (const title of products) await ofProducts.getByText(title, { exact: true }).waitFor();
  await box.fill(`starter${mark}`);
  await page.getByRole('option', { name: new RegExp(orderId) }).click();
  await page.getByRole('heading', { name: orderId, level: 1 }).waitFor();
});

it('somebody whom the palette finds is opened on their page', async () => {
  const page = await openPanel('admin', panelPaths.adminCoupons);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Find/ }).fill(surname);
  await page.getByRole('group', { name: 'Users' }).getByRole('option').click();
  await page.getByRole('heading', { level: 1, name: `Ada ${surname}` }).waitFor();
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(`${screenAddress('admin', 'users')}?user=${uid}`);
});
