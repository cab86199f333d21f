import { messages } from '@tempera/domain/messages';
import { paths } from '@tempera/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { somebodyNew } from '../people.ts';
import { signInSomebody } from '../readers.ts';
import { db } from '../store.ts';
import { composerOf, putTicket } from '../tickets.ts';

type Provocation = (page: Page) => Promise<void>;

const form = (page: Page) => page.getByRole('form', { name: 'Send us a message' });

async function send(page: Page, subject: string, message: string): Promise<void> {
  await form(page).getByLabel('Subject').fill(subject);
  await form(page).getByLabel('Message').fill(message);
  await form(page).getByRole('button', { name: 'Send Message' }).click();
}

const asVisitor =
  (subject: string, message: string): Provocation =>
  async (page) => {
    await db().recursiveDelete(db().collection('rateLimits'));
    const { name, email } = somebodyNew();
    await page.goto(paths.support);
    await form(page)
      .getByLabel('Name')
      .fill(subject && name);
    await form(page)
      .getByLabel('Email')
      .fill(subject && email);
    await send(page, subject, message);
  };

const asMember: Provocation = async (page) => {
  await signInSomebody(page);
  await page.goto(paths.support);
  await send(page, 'Licence', 'May I use it for a client?');
};

/** Does it while the store is closed, when the rules refuse every customer's write, until `seen` is on the screen. */
export async function whileClosed(page: Page, seen: string, work: () => Promise<void>): Promise<void> {
  const maintenance = db().doc('settings/maintenance');
  await maintenance.set({ enabled: true, message: '', since: Timestamp.now(), byName: 'Test' });
  try {
    await work();
    await page.getByText(seen).first().waitFor();
  } finally {
    await maintenance.set({ enabled: false, message: '', since: null, byName: '' });
  }
}

/** How a person meets each message of the support page. */
export const supportProvocations: Record<string, Provocation> = {
  'support.created': asMember,
  'support.createFailed': async (page) => {
    // The support page itself leads elsewhere while the store is closed.
    const { uid } = await signInSomebody(page);
    await page.goto(paths.supportChat(uid, 'new'));
    await form(page).getByRole('button', { name: 'Send Message' }).waitFor();
    await whileClosed(page, messages.support.createFailed.text, () => send(page, 'Licence', 'May I?'));
  },
  'support.sendFailed': async (page) => {
    const { uid, name } = await signInSomebody(page);
    await putTicket({ uid, name });
    await page.goto(paths.supportChat(uid));
    await composerOf(page).fill('And now?');
    await whileClosed(page, messages.support.sendFailed.text, () => composerOf(page).press('Enter'));
  },
  'support.foreign': async (page) => {
    await signInSomebody(page);
    await page.goto(paths.supportChat('demo-customer'));
  },
  'support.sent': asVisitor('Licence', 'May I use it for a client?'),
  'support.missing.name': asVisitor('', ''),
  'support.missing.email': asVisitor('', ''),
  'support.missing.subject': asVisitor('', ''),
  'support.missing.message': asVisitor('', ''),
  'support.tooLong': asVisitor('x'.repeat(151), 'May I use it for a client?'),
};
