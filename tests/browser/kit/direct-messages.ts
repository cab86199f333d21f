import { roomId } from '@tempera/domain/conversations/room';
import type { Page } from 'playwright-core';
import { newPage } from './browser.ts';
import { signInSomebody } from './readers.ts';
import { db } from './store.ts';
import { threadOf } from './tickets.ts';

/** Two who write at one moment meet in the room: the rules refuse one, who reads it anew. */
export const refused = /403|PERMISSION_DENIED|permission/;
export const roomOf = async (id: string) => (await db().doc(`rooms/${id}`).get()).data() ?? {};
export const said = (page: Page, text: string) => threadOf(page).getByText(text, { exact: true });
export const itemOf = (page: Page, text: string) =>
  threadOf(page).getByRole('listitem').filter({ hasText: text });

export async function two(expected = refused) {
  const [ada, ben] = await Promise.all([signedIn(expected), signedIn(expected)]);
  return { ada, ben, id: roomId(ada.uid, ben.uid) };
}

/** A member with a page that has opened nothing yet. */
export async function signedIn(expected: RegExp) {
  const page = await newPage({ expected });
  const account = await signInSomebody(page);
  return { page, account, uid: account.uid };
}
