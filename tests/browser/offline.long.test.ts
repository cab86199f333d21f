import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import { expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { payAsGuest, payButton, seeComplete } from './kit/checkout.ts';
import { eventually } from './kit/eventually.ts';
import { goOffline, goOnline, lostConnection } from './kit/offline.ts';
import { firestoreOnDisk } from './kit/on-disk.ts';
import { openSection, signOut, somebodyNew } from './kit/people.ts';
import { grant, signInSomebody } from './kit/readers.ts';
import { db, ordersOf, putProduct } from './kit/store.ts';
import { seeToast } from './kit/toasts.ts';

useBrowser();

const newTab = () => newPage({ expected: lostConnection });

it('keeps what everybody may see, and nothing of a person', async () => {
  const page = await newTab();
  const { uid, email, name } = await signInSomebody(page);
  await grant(uid, 'neogate');
  await page.goto(paths.profile);
  await openSection(page, 'My library');
  await page.getByRole('region', { name: 'My library' }).getByText('Neo Gate').first().waitFor();
  await page.goto(paths.templates);
  await eventually(() => firestoreOnDisk(page)).toContain('catalogue/rows');
  await signOut(page);
  const kept = await firestoreOnDisk(page);
  for (const word of [uid, email, name]) expect(kept).not.toContain(word);
  expect(kept).not.toMatch(/documents\/(users|access|orders|subscriptions|tickets)\//);
});

it('refuses a wish without a connection, and takes it when there is one again', async () => {
  const page = await newTab();
  const { uid } = await signInSomebody(page);
  await page.goto(paths.templates);
  const heart = page.getByRole('main').getByRole('button', { name: 'Save Portfolio to your wishlist' });
  await heart.click();
  await seeToast(page, { title: 'Added to your wishlist', text: 'Portfolio', role: 'status' });
  await goOffline(page);
  await heart.click();
  await seeToast(page, { title: 'Wishlist not changed', text: messages.networkError });
  expect(await heart.getAttribute('aria-pressed')).toBe('true');
  await goOnline(page);
  expect((await db().collection(`users/${uid}/wishlist`).get()).size).toBe(1);
  await heart.click();
  await seeToast(page, { title: 'Removed from your wishlist', text: 'Portfolio', role: 'status' });
  expect((await db().collection(`users/${uid}/wishlist`).get()).size).toBe(0);
});

it('refuses a review without a connection, keeps what was written, and takes it afterwards', async () => {
  const page = await newTab();
  const { uid } = await signInSomebody(page);
  const slug = await putProduct();
  await grant(uid, slug);
  await page.goto(paths.preview('auth', slug));
  const section = page.getByRole('region', { name: 'Reviews', exact: true });
  await section.getByRole('button', { name: 'Write a review' }).click();
  await section.getByRole('radio', { name: '4 stars' }).check({ force: true });
  const text = section.getByLabel('Your review', { exact: true });
  await text.fill('Written on a train.');
  await goOffline(page);
  const publish = section.getByRole('button', { name: 'Publish review' });
  await publish.click();
  await section.getByRole('alert').getByText(messages.networkError).waitFor();
  expect(await text.inputValue()).toBe('Written on a train.');
  await goOnline(page);
  expect((await db().collection(`products/${slug}/reviews`).get()).size).toBe(0);
  await publish.click();
  await seeToast(page, { title: 'Review published', text: slug, role: 'status' });
});

it('refuses a change of the profile without a connection, and takes it afterwards', async () => {
  const page = await newTab();
  const { uid } = await signInSomebody(page);
  await page.goto(paths.profile);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('About you').fill('Painter.');
  await goOffline(page);
  const save = page.getByRole('button', { name: 'Save profile' });
  await save.click();
  await page.getByRole('main').getByText(messages.networkError).first().waitFor();
  expect(await page.getByLabel('About you').inputValue()).toBe('Painter.');
  await goOnline(page);
  expect((await db().doc(`users/${uid}`).get()).get('bio')).not.toBe('Painter.');
  await save.click();
  await page.getByRole('button', { name: 'Edit profile' }).waitFor();
  expect((await db().doc(`users/${uid}`).get()).get('bio')).toBe('Painter.');
});

it.each(['a visitor', 'a member'])('refuses a message of %s without a connection', async (who) => {
  await db().recursiveDelete(db().collection('limits'));
  const page = await newTab();
  const { name, email } = who === 'a member' ? await signInSomebody(page) : somebodyNew();
  await page.goto(paths.support);
  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.getByLabel('Subject').fill('From a train');
  await form.getByLabel('Message').fill('Is there a printed version?');
  if (who === 'a visitor') {
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Email').fill(email);
  }
  await goOffline(page);
  const send = form.getByRole('button', { name: 'Send Message' });
  await send.click();
  await form.getByRole('alert').getByText(messages.networkError).waitFor();
  expect(await form.getByLabel('Message').inputValue()).toBe('Is there a printed version?');
  await goOnline(page);
  await send.click();
  await eventually(() => form.getByLabel('Subject').inputValue()).toBe('');
});

it('refuses an order without a connection, and takes it once afterwards', async () => {
  const page = await newTab();
  const { email } = await signInSomebody(page);
  await page.goto('/checkout/product=neogate');
  await eventually(() => payButton(page).isEnabled()).toBe(true);
  await goOffline(page);
  await payButton(page).click();
  await page.getByRole('main').getByText(messages.networkError).first().waitFor();
  await goOnline(page);
  expect(await ordersOf(email)).toEqual([]);
  await payButton(page).click();
  await seeComplete(page);
  expect(await ordersOf(email)).toHaveLength(1);
});

it('says that an order was placed whose buyer loses the connection right after Pay, and shows it afterwards', async () => {
  const page = await newTab();
  await page.route('**/placeOrder', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fulfill({ response: await route.fetch() });
    await page.context().setOffline(true);
  });
  const { email } = await payAsGuest('paid', page);
  const told = page.getByRole('main').getByRole('alert');
  await told.getByRole('heading', { name: 'Your order was placed' }).waitFor();
  const [order] = await ordersOf(email);
  expect(await told.textContent()).toContain(order?.id);
  await goOnline(page);
  await seeComplete(page);
});
