import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { sendLogin } from './kit/auth-page.ts';
import { faultsOf } from './kit/axe.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { somebodyKnown } from './kit/people.ts';
import { signInSomebody } from './kit/readers.ts';
import { changeSettings, db, putProduct } from './kit/store.ts';
import { seeToast } from './kit/toasts.ts';

useBrowser();
afterEach(() => changeSettings({ enableWishlist: true }));

const heart = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', { name: `Save ${title} to your wishlist` });
const pressed = (page: Page, title: string) => heart(page, title).getAttribute('aria-pressed');
const wishesOf = async (uid: string) =>
  (await db().collection(`users/${uid}/wishlist`).get()).docs.map(({ id }) => id);
const added = (text: string) => ({ title: 'Added to your wishlist', text, role: 'status' }) as const;
const removed = (text: string) => ({ title: 'Removed from your wishlist', text, role: 'status' }) as const;

it('a heart on a card is kept, shows on the template’s page and in the profile, and can be undone', async () => {
  const page = await newPage();
  const { uid } = await signInSomebody(page);
  await page.goto(paths.templates);
  await heart(page, 'Portfolio').click();
  await seeToast(page, added('Portfolio'));
  await heart(page, 'AstroAccess').click();
  await seeToast(page, added('AstroAccess'));
  expect(new URL(page.url()).pathname).toBe(paths.templates);
  await eventually(() => wishesOf(uid)).toEqual(['astroaccess', 'portfolio']);

  await page.reload();
  await eventually(() => pressed(page, 'AstroAccess')).toBe('true');
  expect(await pressed(page, 'Blog')).toBe('false');
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(paths.preview('auth', 'astroaccess'));
  const button = page.getByRole('button', { name: 'In your wishlist: AstroAccess' });
  await button.waitFor();
  expect(await button.getAttribute('aria-pressed')).toBe('true');

  await page.goto(`${paths.profile}#wishlist`);
  const list = page.getByRole('region', { name: 'Wishlist', exact: true });
  await list.getByRole('listitem').first().waitFor();
  expect(await list.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['AstroAccess', 'Portfolio']);
  await list.getByText('$39').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await list.getByRole('button', { name: 'Remove Portfolio from your wishlist' }).click();
  await seeToast(page, removed('Portfolio'));
  await eventually(() => wishesOf(uid)).toEqual(['astroaccess']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await list.getByRole('link', { name: 'Portfolio' }).waitFor();
  await eventually(() => wishesOf(uid)).toEqual(['astroaccess', 'portfolio']);
  await list.getByRole('link', { name: 'Portfolio' }).click();
  await page.getByRole('heading', { level: 1, name: 'Portfolio' }).waitFor();
});

it('an empty wishlist leads to the templates, and keeps what is not sold any more', async () => {
  const page = await newPage();
  const { uid } = await signInSomebody(page);
  await page.goto(`${paths.profile}#wishlist`);
  const list = page.getByRole('region', { name: 'Wishlist', exact: true });
  await list.getByRole('link', { name: 'Browse templates' }).waitFor();
  const slug = await putProduct({ status: 'archived' });
  await db().doc(`users/${uid}/wishlist/${slug}`).set({ addedAt: new Date() });
  await list.getByText('No longer for sale.').waitFor();
  await list.getByRole('button', { name: `Remove ${slug} from your wishlist` }).click();
  await list.getByRole('link', { name: 'Browse templates' }).waitFor();
});

it('a visitor sees no hearts on cards, and comes back from the login to the template', async () => {
  const page = await newPage();
  const account = await somebodyKnown();
  await page.goto(paths.preview('auth', 'neogate'));
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await page.getByRole('link', { name: 'Add to wishlist: Neo Gate' }).click();
  await page.waitForURL((url) => url.pathname === paths.login);
  await page.getByText('Log in to keep templates in your wishlist.').waitFor();
  await sendLogin(page, account);
  await page.waitForURL(`**${paths.preview('auth', 'neogate')}#wishlist`);
  const button = page.getByRole('button', { name: 'Add to wishlist: Neo Gate' });
  await button.click();
  await seeToast(page, added('Neo Gate'));
  await page.getByRole('button', { name: 'In your wishlist: Neo Gate' }).waitFor();

  const visitor = await newPage();
  await visitor.goto(paths.templates);
  await visitor.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect(await heart(visitor, 'Neo Gate').count()).toBe(0);
});

it('a wish that the rules refuse goes back, with a word', async () => {
  const page = await newPage({ expected: /status of 40[03]|permission/i });
  await signInSomebody(page);
  await page.goto(paths.templates);
  await heart(page, 'Blog').waitFor();
  await db().doc('settings/maintenance').update({ enabled: true });
  try {
    await heart(page, 'Blog').click();
    await seeToast(page, { title: 'Wishlist not changed', text: messages.wishlist.refused });
  } finally {
    await db().doc('settings/maintenance').update({ enabled: false });
  }
  // Whoever has been taken to the closed store's page by then comes back.
  await eventually(() => pressed(page, 'Blog')).toBe('false');
});

it('vanishes with its switch, from cards, pages and the profile', async () => {
  const page = await newPage();
  await signInSomebody(page);
  await page.goto(paths.preview('auth', 'astroaccess'));
  const button = page.getByRole('button', { name: 'Add to wishlist: AstroAccess' });
  await button.waitFor();
  await heart(page, 'Neo Gate').first().waitFor();
  await changeSettings({ enableWishlist: false });
  await button.waitFor({ state: 'detached' });
  await heart(page, 'Neo Gate').first().waitFor({ state: 'detached' });
  await page.goto(paths.profile);
  await page.getByRole('link', { name: 'My library' }).waitFor();
  expect(await page.getByRole('link', { name: 'Wishlist' }).count()).toBe(0);
  await changeSettings({ enableWishlist: true });
  await page.getByRole('link', { name: 'Wishlist' }).waitFor();
});
