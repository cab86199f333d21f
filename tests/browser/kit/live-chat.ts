import type { Page } from 'playwright-core';
import { db } from './store.ts';
import { composerOf } from './tickets.ts';

/**
 * Two who change a session at one moment: one goes again (`web/src/firebase/write/write.ts`). So does a message whose number is taken, as
 * the one before it is stored and not heard of yet (`send-message.ts`).
 */
export const busy = { expected: /409 \(Conflict\)|403 \(Forbidden\).*documents:commit/ };
/** Two tabs of one person say within two seconds that somebody types, of which the rules take the first. */
export const twoTabs = { expected: /409 \(Conflict\)|403 \(Forbidden\)/ };

export const widgetOf = (page: Page) => page.getByRole('dialog', { name: 'Live chat' });
export const buttonOf = (page: Page) => page.getByRole('button', { name: /^Open live chat/ });
export const chatOf = async (id: string) => (await db().doc(`chats/${id}`).get()).data() ?? {};
export const ticketOf = async (id: string) => (await db().doc(`tickets/${id}`).get()).data() ?? {};

/** Opens the widget and begins a conversation. */
export async function start(page: Page): Promise<void> {
  await buttonOf(page).click();
  await widgetOf(page).getByRole('button', { name: 'Start Chat' }).click();
  await composerOf(page).waitFor();
}

/** The desk of somebody of the team, at one customer's session. */
export async function answerAt(page: Page, name: string): Promise<void> {
  await page.getByRole('list', { name: 'Chat sessions' }).getByRole('button', { name }).click();
  await page.getByRole('region', { name: 'Conversation' }).getByRole('heading', { name }).waitFor();
}

/** All tests come from one network address, of which the store gets to know so many guests an hour. */
export async function forgetGuests(): Promise<void> {
  const counters = await db().collection('limits').listDocuments();
  await Promise.all(counters.filter(({ id }) => id.startsWith('newGuests-')).map((one) => one.delete()));
}

export const inList = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Chat sessions' }).getByRole('button', { name });
export const navCount = (page: Page) => page.getByRole('link', { name: /^Live Chat/ });
