import { messages } from '@tempera/domain/messages';
import { paths } from '@tempera/domain/paths';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { firestoreOnDisk } from './kit/on-disk.ts';
import { openSection, signOut } from './kit/people.ts';
import { grant, signInSomebody } from './kit/readers.ts';
import { db, withoutWaits } from './kit/store.ts';
import { seeToast } from './kit/toasts.ts';

useBrowser();
beforeAll(withoutWaits);

/** What the console says of requests without a connection. */
const lost = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Could not reach Cloud Firestore|Failed to fetch/;
const newTab = () => newPage({ expected: lost });

const notice = (page: Page) => page.getByRole('status').getByText('You are offline.');

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
  await page.context().setOffline(true);
  await notice(page).waitFor();
  await heart.click();
  await seeToast(page, { title: 'Wishlist not changed', text: messages.networkError });
  expect(await heart.getAttribute('aria-pressed')).toBe('true');
  await page.context().setOffline(false);
  await notice(page).waitFor({ state: 'detached' });
  expect((await db().collection(`users/${uid}/wishlist`).get()).size).toBe(1);
  await heart.click();
  await seeToast(page, { title: 'Removed from your wishlist', text: 'Portfolio', role: 'status' });
  expect((await db().collection(`users/${uid}/wishlist`).get()).size).toBe(0);
});
