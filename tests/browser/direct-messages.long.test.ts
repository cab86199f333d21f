import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { itemOf, refused, said, two } from './kit/direct-messages.ts';
import { eventually } from './kit/eventually.ts';
import { openCustomer, openPanel } from './kit/moderation.ts';
import { demoAccount, somebodyHere } from './kit/people.ts';
import { signInSomebody } from './kit/readers.ts';
import { putRoom, rowOf } from './kit/rooms.ts';
import { db } from './kit/store.ts';
import { composerOf, threadOf } from './kit/tickets.ts';

/** Direct messages: long ones, on a phone, and who is here. */
useBrowser();

it('a long conversation goes back page by page, and what is read stays where it is', async () => {
  const { ada, ben } = await two();
  await putRoom({ uid: ben.uid, name: ben.account.name }, { uid: ada.uid, name: ada.account.name }, 130);
  const { page } = ada;
  await page.goto(paths.chat);
  await rowOf(page, ben.account.name).getByText('9+', { exact: true }).waitFor();
  await rowOf(page, ben.account.name).click();
  await said(page, 'Line 129.').waitFor();
  expect(await said(page, 'Line 79.').count()).toBe(0);
  for (const [first, before] of [
    ['Line 80.', 'Line 30.'],
    ['Line 30.', 'Line 0.'],
  ] as const) {
    const earlier = page.getByRole('button', { name: 'Show earlier messages' });
    await earlier.scrollIntoViewIfNeeded();
    const top = async () => (await said(page, first).boundingBox())?.y ?? 0;
    const place = await top();
    await earlier.click();
    await said(page, before).waitFor({ state: 'attached' });
    // The button above may have gone, which is no more than its own height.
    expect(Math.abs((await top()) - place)).toBeLessThan(60);
  }
  expect(await page.getByRole('button', { name: 'Show earlier messages' }).count()).toBe(0);
  expect(await threadOf(page).getByRole('listitem').filter({ hasText: 'Line' }).count()).toBe(130);
});

it('on a phone it is the list or the thread, and visitors are asked to log in', async () => {
  const visitor = await newPage();
  await visitor.goto(paths.chatWith('demo-staff'));
  await visitor.waitForURL(/\/login\?next=%2Fchat%3Fwith%3Ddemo-staff$/);
  const page = await newPage({ width: 390 });
  await signInSomebody(page);
  await page.goto(paths.chat);
  const find = page.getByRole('searchbox', { name: 'Find a member by handle' });
  await find.fill('Stella');
  await page.keyboard.press('Enter');
  await page.getByText('No member has this handle.').waitFor();
  const other = await somebodyHere();
  await find.fill(String((await db().doc(`profiles/${other.uid}`).get()).get('handle')));
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Found members' }).getByRole('link').first().click();
  await composerOf(page).waitFor();
  expect(await page.getByRole('navigation', { name: 'Conversations' }).isVisible()).toBe(false);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the conversations' }).click();
  await page.getByRole('navigation', { name: 'Conversations' }).waitFor();
  await page.goto(paths.chatWith('nobody-at-all'));
  await page.getByRole('heading', { name: 'Member not found' }).waitFor();
});

it('one of the team has their badge at the thread and at what they say, and a customer none', async () => {
  const { page, uid } = await openCustomer({ expected: refused });
  const staff = await openPanel('staff', paths.chatWith(uid), { expected: refused });
  await composerOf(staff).fill('How may I help?');
  await composerOf(staff).press('Enter');
  await page.goto(paths.chatWith(demoAccount('staff').uid));
  await itemOf(page, 'How may I help?').getByText('Staff', { exact: true }).waitFor();
  await composerOf(page).fill('Where is it?');
  await composerOf(page).press('Enter');
  await said(staff, 'Where is it?').waitFor();
  const inThread = (of: Page) =>
    of
      .getByRole('region', { name: /^Conversation with / })
      .getByText('Staff', { exact: true })
      .count();
  // Above the thread and at their message.
  expect(await inThread(page)).toBe(2);
  expect(await inThread(staff)).toBe(1);
  expect(await faultsOf(page)).toEqual([]);
});

it('an open tab in use says that its person is here', async () => {
  const { page, uid } = await openCustomer();
  const seen = async () => (await db().doc(`profiles/${uid}`).get()).get('lastSeen').toMillis() as number;
  const before = await seen();
  await eventually(() => page.evaluate(() => localStorage.getItem('tempera.beat'))).not.toBeNull();
  await page.evaluate(() => {
    localStorage.setItem('tempera.beat', '1');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await eventually(async () => (await seen()) > before).toBe(true);
});
