import { paths } from '@tempera/domain/site/paths';
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
    await db().recursiveDelete(db().collection('limits'));
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
  await send(page, 'License', 'May I use it for a client?');
};

/** Lets something happen between a person's press and the moment at which their write reaches the server. */
export const overtake = (page: Page, deed: () => Promise<unknown>): Promise<unknown> =>
  page.route(
    /documents:commit/,
    async (route) => {
      await deed();
      await route.continue();
    },
    { times: 1 },
  );

/** How a person meets each message of the support page. */
export const supportProvocations: Record<string, Provocation> = {
  'support.created': asMember,
  'support.createFailed': async (page) => {
    const { uid, name } = await signInSomebody(page);
    await page.goto(paths.supportChat(uid, 'new'));
    // Another tab of theirs opens one at the same moment.
    await overtake(page, () => putTicket({ uid, name }));
    await send(page, 'License', 'May I?');
  },
  'support.sendFailed': async (page) => {
    const { uid, name } = await signInSomebody(page);
    const id = await putTicket({ uid, name });
    await page.goto(paths.supportChat(uid));
    await composerOf(page).fill('And now?');
    // Those who answer close it at the same moment.
    await overtake(page, () => db().doc(`tickets/${id}`).update({ status: 'closed' }));
    await composerOf(page).press('Enter');
  },
  'support.foreign': async (page) => {
    await signInSomebody(page);
    await page.goto(paths.supportChat('demo-customer'));
  },
  'support.sent': asVisitor('License', 'May I use it for a client?'),
  'support.missing.name': asVisitor('', ''),
  'support.missing.email': asVisitor('', ''),
  'support.missing.subject': asVisitor('', ''),
  'support.missing.message': asVisitor('', ''),
  'support.tooLong': asVisitor('x'.repeat(151), 'May I use it for a client?'),
};
