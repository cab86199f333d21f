import {
  type Counted,
  limitText,
  type TallyKind,
  tallyLimits,
  tallyPath,
} from '@tempera/domain/people/tally';
import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { refused, roomOf, two } from './kit/direct-messages.ts';
import { eventually } from './kit/eventually.ts';
import { buttonOf, widgetOf } from './kit/live-chat.ts';
import { signInSomebody } from './kit/readers.ts';
import { db } from './kit/store.ts';
import { composerOf, say } from './kit/tickets.ts';
import { seeToast } from './kit/toasts.ts';

/** What a person reads who has written as much as they may (decision 78). */
useBrowser();

const expected = { expected: refused };

/** Somebody has written as many as they may, or so many fewer, a minute ago. */
async function fill(uid: string, kind: TallyKind, fewer = 0): Promise<void> {
  const at = Timestamp.fromMillis(Date.now() - 60_000);
  const count = tallyLimits[kind].most - fewer;
  await db().doc(tallyPath(uid, kind)).set({ count, since: at, at, last: 'before' });
}
const textOf = (kind: TallyKind, by: Counted = { uid: '' }) => limitText(kind, by);
const countOf = async (uid: string, kind: TallyKind) =>
  (await db().doc(tallyPath(uid, kind)).get()).get('count');

it('the eleventh conversation waits for tomorrow, and what was typed stays', async () => {
  const { ada, ben, id } = await two();
  await fill(ada.uid, 'rooms');
  await ada.page.goto(paths.chatWith(ben.uid));
  await ada.page.getByText('No messages yet.').waitFor();
  await composerOf(ada.page).fill('Hello');
  await composerOf(ada.page).press('Enter');
  await seeToast(ada.page, { title: messages.support.sendFailed.title, text: textOf('rooms') });
  expect(await composerOf(ada.page).inputValue()).toBe('Hello');
  expect(await roomOf(id)).toEqual({});

  await fill(ada.uid, 'rooms', 1);
  await composerOf(ada.page).press('Enter');
  await eventually(() => roomOf(id)).toMatchObject({ lastMessage: 'Hello' });
  await fill(ada.uid, 'messages', 1);
  await say(ada.page, 'Last');
  await composerOf(ada.page).fill('One more');
  await composerOf(ada.page).press('Enter');
  await seeToast(ada.page, { title: messages.support.sendFailed.title, text: textOf('messages') });
});

it('a full wishlist says so, and has room again for one that goes', async () => {
  const page = await newPage(expected);
  const { uid } = await signInSomebody(page);
  await fill(uid, 'wishlist', 1);
  await page.goto(paths.templates);
  const heart = (title: string) =>
    page.getByRole('main').getByRole('button', { name: `Save ${title} to your wishlist` });
  await heart('Portfolio').click();
  await eventually(() => countOf(uid, 'wishlist')).toBe(tallyLimits.wishlist.most);
  await heart('Blog').click();
  await seeToast(page, { title: 'Wishlist not changed', text: textOf('wishlist') });
  await heart('Portfolio').click();
  await eventually(() => countOf(uid, 'wishlist')).toBe(tallyLimits.wishlist.most - 1);
  await heart('Blog').click();
  await eventually(async () => (await db().doc(`users/${uid}/wishlist/blog`).get()).exists).toBe(true);
});

it('tickets and chats wait for tomorrow', async () => {
  const page = await newPage(expected);
  const { uid } = await signInSomebody(page);
  await fill(uid, 'tickets');
  await fill(uid, 'chats');
  await page.goto(paths.support);
  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.getByLabel('Subject').fill('A question');
  await form.getByLabel('Message').fill('May I use it for a client?');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await seeToast(page, { title: messages.support.createFailed.title, text: textOf('tickets') });
  expect(await form.getByLabel('Subject').inputValue()).toBe('A question');

  await page.goto(paths.pricing);
  await buttonOf(page).click();
  await widgetOf(page).getByRole('button', { name: 'Start Chat' }).click();
  await seeToast(page, { title: 'Error', text: textOf('chats') });
  expect((await db().doc(`chats/${uid}_0`).get()).exists).toBe(false);
});
