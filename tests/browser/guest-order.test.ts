import { readFile } from 'node:fs/promises';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import { findOrderPath, linkedOrderPath } from '@tempera/domain/orders/order-paths';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { zipTemplate } from '../../emulators/seed/zip-template.ts';
import { newContext, newPage, useBrowser } from './kit/browser.ts';
import {
  atCheckout,
  fillBuyer,
  fillCard,
  payAsGuest,
  payButton,
  payBy,
  seeBank,
  seeComplete,
} from './kit/checkout.ts';
import { eventually } from './kit/eventually.ts';
import { caughtFor } from './kit/inbox.ts';
import { fillSignUp, somebodyNew } from './kit/people.ts';
import { ordersOf } from './kit/store.ts';

useBrowser();

const linkIn = (text = '') => /http\S+\/checkout\/order#\S+/.exec(text)?.[0] ?? '';

async function saved(page: Page, button: string, timeout = 60_000) {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout }),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Links that look like buttons stand one below the other on a phone, each with its words in its middle. */
async function seeAlignedOnPhone(page: Page, names: string[]): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 390, height });
  const places = await Promise.all(
    names.map((name) =>
      page
        .getByRole('main')
        .getByRole('link', { name })
        .evaluate((link) => ({
          left: link.getBoundingClientRect().left,
          width: link.getBoundingClientRect().width,
          textAlign: getComputedStyle(link).textAlign,
        })),
    ),
  );
  const [first] = places;
  expect(first?.textAlign).toBe('center');
  for (const place of places) expect(place).toEqual(first);
  await page.setViewportSize({ width, height });
}

it('a guest opens the mail’s link elsewhere: order, download, invoice, account; and finds the order again', {
  timeout: 240_000,
}, async () => {
  const account = somebodyNew();
  const buying = await atCheckout(['astroaccess']);
  await fillBuyer(buying, account.email);
  await payBy(buying);
  await seeComplete(buying);
  await buying
    .getByText(`We also emailed a link to this order to ${account.email}.`, { exact: false })
    .waitFor();
  const orderId = new URL(buying.url()).searchParams.get('order') ?? '';
  await buying.getByRole('button', { name: 'View order' }).click();
  await buying.waitForURL('**/checkout/order#*');
  await buying.getByText(orderId).waitFor();
  await buying.goto(paths.preview('auth', 'astroaccess'));
  await buying.getByRole('main').getByRole('link', { name: 'View your order' }).click();
  await seeComplete(buying);
  expect(new URL(buying.url()).searchParams.get('order')).toBe(orderId);

  await eventually(async () => (await caughtFor(account.email)).length).toBe(1);
  const link = linkIn((await caughtFor(account.email))[0]?.text);
  const page = await newPage();
  await page.goto(link);
  await seeComplete(page);
  await seeAlignedOnPhone(page, ['Create an account with this address', 'Log in']);
  const zip = await saved(page, 'Download AstroAccess');
  // Git asks for a token, which takes an account.
  for (const guests of [buying, page]) expect(await guests.getByText('git clone').count()).toBe(0);
  expect(zip.bytes.equals((await zipTemplate('astroaccess')).bytes)).toBe(true);
  // Its number comes from a queue, after the payment.
  await eventually(async () => {
    const invoice = await saved(page, `Invoice of ${orderId}`, 5_000).catch(() => null);
    return invoice?.bytes.subarray(0, 5).toString();
  }).toBe('%PDF-');
  await page
    .getByText('Once you confirm the address, this order moves into your library', { exact: false })
    .waitFor();
  await page.getByRole('link', { name: 'Create an account with this address' }).click();
  await page.waitForURL('**/auth/SignUP?*');
  await eventually(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(account.email);
  await fillSignUp(page, account);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/profile#library');
  await page
    .getByText('Orders you placed as a guest with it that aren’t here yet move into your library then.', {
      exact: false,
    })
    .waitFor();

  const lost = await newPage();
  await lost.goto('/login');
  await lost.getByRole('main').getByRole('link', { name: 'Find my order' }).click();
  await lost.getByRole('heading', { level: 1, name: 'Find my order' }).waitFor();
  await lost.getByLabel('Email').fill(account.email);
  await lost.getByLabel('Order number').fill(orderId);
  await lost.getByRole('button', { name: 'Email me the link' }).click();
  await lost.getByText('If there is such an order', { exact: false }).waitFor();
  const about = async () =>
    (await caughtFor(account.email)).filter(
      ({ subject }) => subject === `Downloads for your order ${orderId}`,
    );
  await eventually(async () => linkIn((await about())[0]?.text)).toBe(link);
});

/** Asks for the link of an order, in a browser that has not placed it. @returns the page that the mail leads to, and the mail's words */
async function findAgain(email: string, orderId: string) {
  const page = await newPage();
  await page.goto(findOrderPath);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Order number').fill(orderId);
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await page.getByText('If there is such an order', { exact: false }).waitFor();
  const found = async () =>
    (await caughtFor(email)).find(({ subject }) => subject === `Here is the link to order ${orderId}`);
  await eventually(async () => linkIn((await found())?.text)).toContain('/checkout/order#');
  const { text } = (await found()) ?? { text: '' };
  await page.goto(linkIn(text));
  return { page, text };
}

it('a guest whose bank asks them confirms by the mail’s link in another browser', async () => {
  const { email, page: buying } = await payAsGuest('authenticate');
  await seeBank(buying);
  const [{ id } = { id: '' }] = await ordersOf(email);
  const { page, text } = await findAgain(email, id);
  expect(text).toMatch(/^Hello,\s+Here is the link you asked for/);
  expect(text).toContain('Its payment still has to be confirmed with the bank.');
  expect(text).not.toMatch(/Here are the templates|AstroAccess/);
  await page.getByRole('heading', { name: 'Confirm your payment' }).waitFor();
  expect(await page.getByText('Anyone who has it can download').count()).toBe(0);
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await seeBank(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await seeComplete(page);
  expect(new URL(page.url()).pathname).toBe('/checkout/order');
  await page.getByRole('button', { name: 'Download AstroAccess' }).waitFor();
  expect(await ordersOf(email)).toMatchObject([{ status: 'completed', paymentStatus: 'paid' }]);
});

it('or pays with another card there, for which the first payment is given up', async () => {
  const { email, page: buying } = await payAsGuest('authenticate');
  await seeBank(buying);
  const [{ id } = { id: '' }] = await ordersOf(email);
  const { page } = await findAgain(email, id);
  await page.getByRole('button', { name: 'Pay in another way' }).click();
  await payButton(page).waitFor();
  expect(await ordersOf(email)).toMatchObject([{ status: 'failed', paymentStatus: 'canceled' }]);
  await eventually(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  expect(await page.getByLabel('First name').inputValue()).toBe('Greta');
  expect(await page.getByLabel('Last name').inputValue()).toBe('Guest');
  await payBy(page);
  await seeComplete(page);
});

it('a slow bank’s mail leads to the order in another browser', async () => {
  const { email, page: buying } = await payAsGuest('pending');
  await buying.getByRole('heading', { name: 'Payment pending' }).waitFor();
  await eventually(async () => linkIn((await caughtFor(email))[0]?.text)).toContain('/checkout/order#');
  const elsewhere = await atCheckout(['astroaccess']);
  await elsewhere.getByText('Already ordered, and the payment is still waiting?', { exact: false }).waitFor();
  await elsewhere.getByRole('main').getByRole('link', { name: 'Find my order' }).click();
  await elsewhere.waitForURL(`**${findOrderPath}`);

  const [mail] = await caughtFor(email);
  expect(mail?.text).toContain('It is waiting for the bank to check the payment');
  const page = await newPage();
  await page.goto(linkIn(mail?.text));
  await page.getByRole('heading', { name: 'Payment pending' }).waitFor();
});

/** A guest who pays in one tab, and for the same in the next ones by another card. */
async function payInTabs(card: Parameters<typeof payAsGuest>[0]) {
  const context = await newContext({ expected: /placeOrder|status of 400/ });
  const { email, page } = await payAsGuest(card, await context.newPage());
  const payAgain = async () => {
    const tab = await atCheckout(['astroaccess'], await context.newPage());
    await fillBuyer(tab, email);
    await payBy(tab);
    return tab;
  };
  return { email, page, payAgain };
}

it('a guest who pays for the same in another tab goes on with their bank there, or in another way', async () => {
  const { email, page, payAgain } = await payInTabs('authenticate');
  await seeBank(page);
  const next = await payAgain();
  await next.getByText('You’ve already ordered AstroAccess.', { exact: false }).waitFor();
  await next.getByRole('button', { name: 'Continue with your bank' }).click();
  await seeBank(next);

  const last = await payAgain();
  await last.getByRole('button', { name: 'Pay in another way' }).click();
  await payButton(last).waitFor();
  expect(await ordersOf(email)).toMatchObject([{ status: 'failed', paymentStatus: 'canceled' }]);
  await payBy(last);
  await seeComplete(last);
});

it('a guest whose slow bank is deciding is led to that order from another tab', async () => {
  const { email, page, payAgain } = await payInTabs('pending');
  await page.getByRole('heading', { name: 'Payment pending' }).waitFor();
  const tab = await payAgain();
  await tab.getByText('Your bank is still checking that payment', { exact: false }).waitFor();
  await tab.getByRole('link', { name: 'View order' }).click();
  await tab.getByRole('heading', { name: 'Payment pending' }).waitFor();
  expect(await ordersOf(email)).toHaveLength(1);
});

it('a new guest who pays in two tabs at once is one guest: one tab has the order, the other is told', async () => {
  const { email } = somebodyNew();
  const context = await newContext({ expected: /placeOrder|status of 400/ });
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await atCheckout(['astroaccess'], tab);
    await fillBuyer(tab, email);
    await fillCard(tab);
  }
  await Promise.all(tabs.map((tab) => payButton(tab).click()));

  const told = [messageOf({ reason: 'already-ordered' }), messageOf({ reason: 'already-owned' })];
  const ends = await Promise.all(
    tabs.map((tab) =>
      Promise.race([
        seeComplete(tab).then(() => 'complete'),
        ...told.map((text) =>
          tab
            .getByRole('alert')
            .getByText(text, { exact: false })
            .waitFor()
            .then(() => 'told'),
        ),
      ]),
    ),
  );
  expect(ends.toSorted()).toEqual(['complete', 'told']);
  expect(await ordersOf(email)).toMatchObject([{ status: 'completed', paymentStatus: 'paid' }]);
  const paying = tabs[ends.indexOf('complete')];
  await paying?.reload();
  await paying?.getByRole('button', { name: 'Download AstroAccess' }).waitFor();
});

it('a changed link opens nothing and leads to Find my order', async () => {
  const page = await newPage({ expected: /status of 403/ });
  await page.goto(linkedOrderPath('eyJvIjoiT1JELTEwMDAwMDAwMDAwMDAiLCJuIjoxfQ.AAAA'));
  await page.getByRole('heading', { level: 1, name: 'Order not found' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Find my order' }).click();
  await page.getByRole('heading', { level: 1, name: 'Find my order' }).waitFor();
});
