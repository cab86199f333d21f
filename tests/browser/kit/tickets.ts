import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { db } from './store.ts';

interface PutTicket {
  uid: string;
  name: string;
  number?: number;
  subject?: string;
  status?: 'open' | 'pending' | 'closed';
  /** What the customer wrote first. */
  text?: string;
  /** Since when it is there, in milliseconds from now. */
  ago?: number;
}

/** A ticket with its first message, which nobody has opened, past the rules. @returns its id */
export async function putTicket({
  uid,
  name,
  number = 0,
  ago = 60_000,
  ...fields
}: PutTicket): Promise<string> {
  const { subject = 'A question', status = 'open', text = 'How do I run it?' } = fields;
  const at = Timestamp.fromMillis(Date.now() - ago);
  const id = `${uid}_${number}`;
  await db()
    .doc(`tickets/${id}`)
    .set({
      userId: uid,
      username: name,
      status,
      subject,
      createdAt: at,
      lastMessage: text,
      lastMessageAt: at,
      customerSent: 1,
      customerUnread: 0,
      customerTimes: { 0: at },
      staffSent: 0,
      staffUnread: 1,
    });
  await db().doc(`tickets/${id}/messages/first`).set({
    fromUserId: uid,
    fromUserName: name,
    fromUserRole: 'customer',
    message: text,
    timestamp: at,
    isRead: false,
  });
  return id;
}

export const threadOf = (page: Page) => page.getByRole('log', { name: 'Messages' });
export const composerOf = (page: Page) =>
  page.getByRole('form', { name: 'Write a message' }).getByRole('textbox', { name: 'Message' });

/** Writes a message, sends it by Enter, and waits until the store has it, or it waits for a connection. */
export async function say(page: Page, text: string): Promise<void> {
  await composerOf(page).fill(text);
  await composerOf(page).press('Enter');
  const stored = threadOf(page).locator('[data-message]').getByText(text, { exact: true });
  await stored.or(page.getByText('Waiting for a connection')).waitFor();
}
