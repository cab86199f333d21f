import { readFileSync } from 'node:fs';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { noticeOf, openCustomer, openPanel, restrict } from './kit/moderation.ts';
import { demoAccount } from './kit/people.ts';
import { db } from './kit/store.ts';
import { composerOf, putTicket, say, threadOf } from './kit/tickets.ts';
import { seeToast } from './kit/toasts.ts';

/** The support chat of one person. */
useBrowser();

/** The smallest picture there is. */
const pictureOf = () =>
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Pastes a file into the thread, as from a screenshot. */
const pasteFile = (page: Page, name: string, base64: string) =>
  composerOf(page).evaluate(
    (field, [called = '', content = '']) => {
      const bytes = Uint8Array.from(atob(content), (one) => one.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], called, { type: 'image/png' }));
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [name, base64],
  );

const ticketOf = async (id: string) => (await db().doc(`tickets/${id}`).get()).data() ?? {};

it('a customer and staff write to each other, and both see it at once', async () => {
  const { page, account, uid } = await openCustomer();
  const id = await putTicket({ uid, name: account.name });
  await page.goto(paths.supportChat(uid));
  await threadOf(page).getByText('How do I run it?').waitFor();
  const staff = await openPanel('staff', paths.supportChat(uid));
  await threadOf(staff).getByText('How do I run it?').waitFor();
  await threadOf(page).getByText('Read', { exact: true }).waitFor();

  await say(staff, 'With Node.');
  const answer = threadOf(page).getByRole('listitem').filter({ hasText: 'With Node.' });
  await answer.getByText(demoAccount('staff').name).waitFor();
  await answer.getByText('Support', { exact: true }).waitFor();
  await say(page, 'Which version?');
  await threadOf(staff).getByText('Which version?', { exact: true }).waitFor();
  await staff.getByText('3', { exact: true }).waitFor();
  await eventually(() => ticketOf(id)).toMatchObject({
    status: 'open',
    lastMessage: 'Which version?',
    customerSent: 2,
    staffSent: 1,
    customerUnread: 0,
    staffUnread: 0,
  });
  expect(await faultsOf(page)).toEqual([]);
  expect(await faultsOf(staff)).toEqual([]);
});

describe('the line to write in', () => {
  it('sends by Enter and not by Shift+Enter, nothing blank, and text as text', async () => {
    const { page, account, uid } = await openCustomer();
    const id = await putTicket({ uid, name: account.name });
    await page.goto(paths.supportChat(uid));
    await composerOf(page).fill('  ');
    await composerOf(page).press('Enter');
    await composerOf(page).fill('First line');
    await composerOf(page).press('Shift+Enter');
    await composerOf(page).pressSequentially('<b>second</b>');
    await composerOf(page).press('Enter');
    await threadOf(page).getByText('<b>second</b>').waitFor();
    expect(await composerOf(page).inputValue()).toBe('');
    await eventually(() => ticketOf(id)).toMatchObject({
      lastMessage: 'First line\n<b>second</b>',
      customerSent: 2,
    });
  });

  it('keeps what could not be sent, and says when it was too fast', async () => {
    const { page, account, uid } = await openCustomer({ expected: /403|PERMISSION_DENIED|permission/ });
    await putTicket({ uid, name: account.name, ago: 0 });
    await page.goto(paths.supportChat(uid));
    for (const text of ['One', 'Two', 'Three', 'Four']) await say(page, text);
    await composerOf(page).fill('Five');
    await composerOf(page).press('Enter');
    await seeToast(page, {
      title: messages.support.sendFailed.title,
      text: messageOf({ reason: 'too-many-requests' }),
    });
    expect(await composerOf(page).inputValue()).toBe('Five');
  });
});

describe('a ticket', () => {
  it('waits for its customer, is closed, and is opened again by either side', async () => {
    const { page, account, uid } = await openCustomer();
    const id = await putTicket({ uid, name: account.name, subject: 'My invoice' });
    await page.goto(paths.supportChat(uid));
    await composerOf(page).waitFor();
    const staff = await openPanel('staff', paths.supportChat(uid));
    await threadOf(page).getByText('Read', { exact: true }).waitFor();
    await staff.getByRole('button', { name: 'Waiting for Customer' }).click();
    await seeToast(staff, { title: 'Waiting for Customer', text: 'My invoice', role: 'status' });
    await page.getByText('Pending', { exact: true }).first().waitFor();
    await eventually(async () => (await ticketOf(id)).dueAt).toBe(null);
    await say(page, 'Here it is.');
    await staff.getByText('Open', { exact: true }).first().waitFor();
    await staff.getByText('Answer due').waitFor();
    await staff.getByRole('button', { name: 'Close Ticket' }).click();
    await seeToast(staff, { title: 'Ticket Closed', text: 'My invoice', role: 'status' });
    await page.getByText('This ticket is closed.').waitFor();
    expect(await composerOf(page).isDisabled()).toBe(true);
    expect(await composerOf(staff).isDisabled()).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reopen Ticket' }).click();
    await staff.getByRole('button', { name: 'Waiting for Customer' }).waitFor();
    await staff.getByRole('button', { name: 'Close Ticket' }).click();
    await staff.getByRole('button', { name: 'Reopen Ticket' }).click();
    await seeToast(staff, { title: 'Ticket Reopened', text: 'My invoice', role: 'status' });
    await say(page, 'Thank you');
    expect(await page.getByRole('button', { name: /Ticket$|Customer/ }).count()).toBe(0);
  });

  it('takes files, and notes that its customer never sees', async () => {
    const { page, account, uid } = await openCustomer({ expected: /400/ });
    const id = await putTicket({ uid, name: account.name });
    await page.goto(paths.supportChat(uid));
    const staff = await openPanel('staff', paths.supportChat(uid));
    await staff.getByRole('heading', { name: 'Customer', exact: true }).waitFor();
    await staff.getByText('Starter', { exact: true }).waitFor();

    await staff.getByRole('switch', { name: 'Internal note' }).check();
    await staff.getByRole('textbox', { name: 'Internal note' }).fill('Asked for it twice.');
    await staff.keyboard.press('Enter');
    const note = threadOf(staff).getByRole('listitem').filter({ hasText: 'Asked for it twice.' });
    await note.getByText('Internal note', { exact: true }).waitFor();
    expect(await faultsOf(staff)).toEqual([]);
    await staff.getByRole('switch', { name: 'Internal note' }).uncheck();

    const files = page.locator('input[type=file]');
    const text = (name: string, words: string) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(words),
    });
    await files.setInputFiles([text('page.txt', '<!doctype html>'), text('steps.log', 'It broke here.')]);
    await seeToast(page, {
      title: 'page.txt was not attached',
      text: messageOf({ reason: 'attachment-invalid' }),
    });
    await threadOf(page).getByText('steps.log').waitFor();
    await pasteFile(page, 'shot.png', pictureOf());
    for (const reader of [page, staff]) await threadOf(reader).getByText('shot.png').waitFor();
    const download = staff.waitForEvent('download');
    await staff.getByRole('button', { name: 'Download steps.log' }).click();
    expect(readFileSync((await (await download).path()) ?? '', 'utf8')).toBe('It broke here.');
    await eventually(() => ticketOf(id)).toMatchObject({ lastMessage: 'shot.png', staffUnread: 0 });
    expect(await threadOf(page).getByText('Asked for it twice.').count()).toBe(0);
    expect(await page.getByRole('switch').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
  });

  it('is chosen from several, and a new one is opened by who has none', async () => {
    const { page, account, uid } = await openCustomer();
    await page.goto(paths.supportChat(uid));
    const form = page.getByRole('form', { name: 'Send us a message' });
    await form.getByLabel('Subject').fill('License');
    await form.getByLabel('Message').fill('May I use it for a client?');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await threadOf(page).getByText('May I use it for a client?').waitFor();
    await putTicket({ uid, name: account.name, number: 1, subject: 'Invoice', text: 'Where is it?', ago: 0 });
    await page.reload();
    await threadOf(page).getByText('Where is it?').waitFor();
    await page.getByRole('navigation', { name: 'Tickets' }).getByRole('link', { name: 'License' }).click();
    await threadOf(page).getByText('May I use it for a client?').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(paths.ownTickets);
    await page.getByRole('link', { name: 'Invoice' }).click();
    await threadOf(page).getByText('Where is it?').waitFor();
  });
});

describe('an address', () => {
  it('asks visitors to log in, and leads on', async () => {
    const { page, account, uid } = await openCustomer();
    await putTicket({ uid, name: account.name });
    const visitor = await newPage();
    await visitor.goto(paths.supportChat(uid));
    await visitor.getByRole('heading', { level: 1, name: 'Login Required' }).waitFor();
    expect(await faultsOf(visitor)).toEqual([]);
    await visitor.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await visitor.getByLabel('Email', { exact: true }).fill(account.email);
    await visitor.getByLabel('Password', { exact: true }).fill(account.password);
    await visitor.getByRole('button', { name: 'Log in', exact: true }).click();
    await threadOf(visitor).getByText('How do I run it?').waitFor();
    await page.goto(paths.supportChat(account.name.replaceAll(' ', '%')));
    await threadOf(page).getByText('How do I run it?').waitFor();
  });

  it('of somebody else is closed to a customer', async () => {
    const other = await openCustomer();
    await putTicket({ uid: other.uid, name: other.account.name });
    const { page } = await openCustomer();
    for (const address of [other.uid, other.account.name.replaceAll(' ', '%')]) {
      await page.goto(paths.supportChat(address));
      await seeToast(page, messages.support.foreign);
      await page.waitForURL(`${storeUrl}/`);
    }
  });

  it('by a name leads staff to the person, or lets them choose', async () => {
    const { account, uid } = await openCustomer();
    await putTicket({ uid, name: account.name });
    const address = paths.supportChat(account.name.replaceAll(' ', '%'));
    expect(address).toContain('%25');
    const staff = await openPanel('staff', address);
    await threadOf(staff).getByText('How do I run it?').waitFor();
    const twin = (await db().doc(`users/${uid}`).get()).data() ?? {};
    await db()
      .doc(`users/${uid}-twin`)
      .set({ ...twin, email: 'twin@example.com' });
    await staff.reload();
    await staff.getByRole('heading', { name: '2 people have this name' }).waitFor();
    expect(await faultsOf(staff)).toEqual([]);
    await staff.getByRole('link', { name: account.email }).click();
    await threadOf(staff).getByText('How do I run it?').waitFor();
    await db().doc(`users/${uid}-twin`).delete();
    await staff.goto(paths.supportChat('nobody-is-called-that'));
    await staff.getByRole('heading', { name: 'User not found' }).waitFor();
  });
});

describe('a restricted person', () => {
  it('gets from the notice to their ticket and writes, and finds nothing else', async () => {
    const { page, account, uid } = await openCustomer();
    await putTicket({ uid, name: account.name });
    const staff = await openPanel('staff', paths.supportChat(uid));
    await restrict(uid, { status: 'suspended', forMs: 3_600_000 });
    await noticeOf(page, 'Suspended').waitFor();
    await page.getByRole('link', { name: 'Contact Support' }).click();
    await say(page, 'It was not me.');
    await threadOf(staff).getByText('It was not me.').waitFor();
    await say(staff, 'We look at it.');
    await threadOf(page).getByText('We look at it.').waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.reload();
    await threadOf(page).getByText('We look at it.').waitFor();
    await page.getByRole('link', { name: 'Back to the notice' }).click();
    await noticeOf(page, 'Suspended').waitFor();
    await page.goto(paths.supportChat('demo-customer'));
    await seeToast(page, messages.support.foreign);
    await noticeOf(page, 'Suspended').waitFor();
  });

  it('opens a first ticket', async () => {
    const { page, uid } = await openCustomer();
    await restrict(uid, { status: 'banned', forMs: null });
    await noticeOf(page, 'Banned').waitFor();
    await page.getByRole('link', { name: 'Contact Support' }).click();
    const form = page.getByRole('form', { name: 'Send us a message' });
    await form.getByLabel('Subject').fill('My ban');
    await form.getByLabel('Message').fill('Why?');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await threadOf(page).getByText('Why?').waitFor();
  });
});

describe('the moderation card', () => {
  it('restricts for 7 days at most as staff, says what is missing, and lifts', async () => {
    const { account, uid } = await openCustomer();
    await putTicket({ uid, name: account.name });
    const staff = await openPanel('staff', paths.supportChat(uid));
    await staff.getByRole('button', { name: 'Suspend User' }).click();
    const dialog = staff.getByRole('dialog', { name: `Suspend ${account.name}?` });
    await dialog.getByText('Staff can issue actions up to 7 days maximum').waitFor();
    expect(await dialog.getByLabel(/^Minutes/).count()).toBe(0);
    const submit = dialog.getByRole('button', { name: 'Suspend User' });
    await submit.click();
    await staff.getByText('Missing Information').waitFor();
    await dialog.getByText('Please fill in all required fields.').waitFor();
    await dialog.getByLabel('Reason').fill('Spam');
    await submit.click();
    await staff.getByText('Invalid Duration').waitFor();
    await dialog.getByText('Please specify a duration for the action.').waitFor();
    await dialog.getByLabel('Days (0 to 7)').fill('8');
    await submit.click();
    await dialog.getByText('Use whole days from 0 to 7.').waitFor();
    await dialog.getByLabel('Days (0 to 7)').fill('7');
    expect(await faultsOf(staff)).toEqual([]);
    await submit.click();
    await staff.getByText('Action Completed').waitFor();
    await staff.getByText(/^Suspended \((7|6) days/).waitFor();
    await staff.getByRole('button', { name: 'Remove Suspension' }).click();
    await staff.getByText('User Unsuspended').waitFor();
    await staff.getByRole('button', { name: 'Suspend User' }).waitFor();
  });

  it('offers admins 30 days, and nothing for the owner, for admins and for oneself', async () => {
    const { account, uid } = await openCustomer();
    await putTicket({ uid, name: account.name });
    const admin = await openPanel('admin', paths.supportChat(uid));
    await admin.getByRole('button', { name: 'Ban User' }).click();
    const dialog = admin.getByRole('dialog', { name: `Ban ${account.name}?` });
    await dialog.getByLabel('Days (0 to 30)').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    for (const role of ['owner', 'admin'] as const) {
      const { name } = demoAccount(role);
      await admin.goto(paths.supportChat(`demo-${role}`));
      await admin.getByText(name, { exact: true }).first().waitFor();
      await admin.getByRole('heading', { name: 'User Information' }).waitFor();
      expect(await admin.getByRole('heading', { name: 'Moderation' }).count()).toBe(0);
    }
  });
});
