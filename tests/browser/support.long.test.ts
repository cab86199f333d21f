import { messageOf } from '@tempera/domain/calls/reason-texts';
import { signUpMessages } from '@tempera/domain/people/auth-messages';
import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { somebodyNew } from './kit/people.ts';
import { signInSomebody } from './kit/readers.ts';
import { db } from './kit/store.ts';
import { seeToast } from './kit/toasts.ts';

useBrowser();
// All visitors of these tests come from one place, and only so many messages an hour do.
beforeEach(() => db().recursiveDelete(db().collection('limits')));

const form = (page: Page) => page.getByRole('form', { name: 'Send us a message' });
const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Send Message' });

async function open(page: Page): Promise<void> {
  await page.goto(paths.support);
  await sendButton(page).waitFor();
}
async function write(page: Page, subject: string, message: string): Promise<void> {
  await form(page).getByLabel('Subject').fill(subject);
  await form(page).getByLabel('Message').fill(message);
}

it('a visitor’s message is mailed, until there are too many; what is written stays', async () => {
  const { name, email } = somebodyNew();
  const page = await newPage({ expected: /sendContactMessage/ });
  await open(page);
  await sendButton(page).click();
  const { missing } = messages.support;
  for (const text of [missing.name, missing.email, missing.subject, missing.message]) {
    await form(page).getByText(text).waitFor();
  }
  await seeToast(page, { ...signUpMessages.missing, role: 'alert' });
  expect(await faultsOf(page)).toEqual([]);

  await form(page).getByLabel('Name').fill(name);
  await form(page).getByLabel('Email').fill(email);
  for (const subject of ['First', 'Second', 'Third']) {
    await write(page, subject, 'May I use it for a client?');
    await sendButton(page).click();
    await eventually(() => form(page).getByLabel('Subject').inputValue()).toBe('');
  }
  await seeToast(page, { title: messages.support.sent, text: 'We’ll answer by email.', role: 'status' });
  const mails = await db().collection('mail').where('replyTo', '==', email).get();
  expect(mails.docs.map((mail) => mail.data().message.text)).toContain(
    `${name} <${email}> writes:\n\nMay I use it for a client?`,
  );

  await write(page, 'Fourth', 'And one more.');
  await sendButton(page).click();
  await form(page)
    .getByText(/^Too many attempts\. Try again in (60 minutes|59 minutes|1 hour)\.$/)
    .waitFor();
  await page.reload();
  await sendButton(page).waitFor();
  expect(await form(page).getByLabel('Message').inputValue()).toBe('And one more.');
});

it('a member’s message opens a ticket, which the profile keeps', async () => {
  const page = await newPage();
  const { uid, name } = await signInSomebody(page);
  await open(page);
  const account = page.getByRole('contentinfo').getByRole('navigation', { name: 'Account' });
  await account.getByRole('link', { name: 'Library' }).waitFor();
  expect(await account.getByRole('link', { name: 'Login' }).count()).toBe(0);
  expect(await form(page).getByLabel('Name').inputValue()).toBe(name);
  await write(page, 'My invoice', 'Where is it?');
  await sendButton(page).click();
  await seeToast(page, { title: messages.support.created, text: 'My invoice', role: 'status' });
  const stored = await db().collection('tickets').where('userId', '==', uid).get();
  expect(stored.docs.map((ticket) => ticket.data())).toMatchObject([
    { username: name, status: 'open', subject: 'My invoice', lastMessage: 'Where is it?' },
  ]);

  await write(page, 'And also', 'Is it there yet?');
  await sendButton(page).click();
  await form(page)
    .getByText(messageOf({ reason: 'too-many-requests' }))
    .waitFor();
  await page.goto(paths.ownTickets);
  const item = page.getByRole('listitem').filter({ hasText: 'My invoice' });
  await item.getByText('Where is it?').waitFor();
  await item.getByText('Open', { exact: true }).waitFor();
});
