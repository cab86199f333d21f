import { chatTexts } from '@tempera/domain/conversations/chat';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { noticeOf, openCustomer, openPanel, restrict } from './kit/moderation.ts';
import { goOffline, goOnline, lostConnection } from './kit/offline.ts';
import { demoAccount } from './kit/people.ts';
import { db } from './kit/store.ts';
import { composerOf, say, threadOf } from './kit/tickets.ts';
import { seeToast } from './kit/toasts.ts';

/** Live chat, in the widget and at the desk. */
useBrowser();

/** Two who change a session at one moment: one goes again (`web/src/firebase/write/write.ts`). */
const busy = { expected: /409 \(Conflict\)/ };
/** Two tabs of one person say within two seconds that somebody types, of which the rules take the first. */
const twoTabs = { expected: /409 \(Conflict\)|403 \(Forbidden\)/ };

const widgetOf = (page: Page) => page.getByRole('dialog', { name: 'Live chat' });
const buttonOf = (page: Page) => page.getByRole('button', { name: /^Open live chat/ });
const chatOf = async (id: string) => (await db().doc(`chats/${id}`).get()).data() ?? {};
const ticketOf = async (id: string) => (await db().doc(`tickets/${id}`).get()).data() ?? {};

/** Opens the widget and begins a conversation. */
async function start(page: Page): Promise<void> {
  await buttonOf(page).click();
  await widgetOf(page).getByRole('button', { name: 'Start Chat' }).click();
  await composerOf(page).waitFor();
}

/** The desk of somebody of the team, at one customer's session. */
async function answerAt(page: Page, name: string): Promise<void> {
  await page.getByRole('list', { name: 'Chat sessions' }).getByRole('button', { name }).click();
  await page.getByRole('region', { name: 'Conversation' }).getByRole('heading', { name }).waitFor();
}

const inList = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Chat sessions' }).getByRole('button', { name });
const navCount = (page: Page) => page.getByRole('link', { name: /^Live Chat/ });

it('is begun by a customer, rings at the desks, goes on in a ticket, and every counter is right', async () => {
  const { page, account, uid } = await openCustomer(busy);
  const staff = await openPanel('staff', panelPaths.staffChat, busy);
  const admin = await openPanel('admin', panelPaths.adminUsers, busy);
  const id = `${uid}_0`;
  await start(page);
  await widgetOf(page).getByText('Online', { exact: true }).waitFor();
  await threadOf(page).getByText(chatTexts.greeting).waitFor({ timeout: 60_000 });
  await eventually(() => chatOf(id)).toMatchObject({ customerUnread: 0, unreadCount: 0, status: 'active' });

  await say(page, 'How do I run it?');
  await inList(staff, account.name).getByText('1 new').waitFor();
  await eventually(() => admin.title()).toMatch(/^\([1-9]\d*\) /);
  expect(await navCount(admin).innerText()).toMatch(/[1-9]/);
  expect(await chatOf(id)).toMatchObject({ unreadCount: 1, lastMessage: 'How do I run it?' });

  await answerAt(staff, account.name);
  await eventually(() => chatOf(id)).toMatchObject({ unreadCount: 0 });
  await threadOf(page).getByText('Read', { exact: true }).waitFor();
  await composerOf(staff).pressSequentially('With');
  await threadOf(page).getByText('Support is typing…').waitFor();
  await composerOf(staff).fill('');
  await say(staff, 'With Node.');
  await threadOf(page).getByText('With Node.').waitFor();
  await eventually(() => chatOf(id)).toMatchObject({
    customerUnread: 0,
    sent: { [uid]: 1, 'demo-staff': 1 },
  });

  await widgetOf(page).press('Escape');
  await say(staff, 'Which version?');
  await widgetOf(page).getByText('1', { exact: true }).waitFor();
  expect(await chatOf(id)).toMatchObject({ customerUnread: 1 });

  await staff.getByRole('button', { name: 'Assign to me' }).click();
  await staff.getByText('Assigned to you').waitFor();
  await admin.goto(`${panelPaths.adminChat}?chat=${id}`);
  await admin.getByText(`Assigned to ${demoAccount('staff').name}`).waitFor();
  await admin.getByRole('region', { name: 'Customer' }).getByText(account.email).waitFor();
  expect(await faultsOf(admin)).toEqual([]);

  await admin.getByRole('button', { name: 'Close', exact: true }).click();
  await widgetOf(page).getByRole('button', { name: 'Open live chat' }).click();
  await widgetOf(page).getByText('This chat is closed.').waitFor();
  await eventually(() => chatOf(id)).toMatchObject({ customerUnread: 0, status: 'closed' });
  await staff.getByRole('button', { name: 'Reopen' }).click();
  await composerOf(page).waitFor();

  await admin.getByRole('button', { name: 'Hand over to a ticket' }).click();
  await staff.getByRole('link', { name: 'Open the ticket' }).waitFor();
  await widgetOf(page).getByRole('link', { name: 'Open the ticket' }).waitFor();
  expect(await chatOf(id)).toMatchObject({ status: 'closed', ticketId: `${uid}_0`, unreadCount: 0 });
  expect(await ticketOf(`${uid}_0`)).toMatchObject({ customerSent: 1, staffUnread: 1, customerUnread: 0 });

  await admin.getByRole('link', { name: 'Open the ticket' }).click();
  await threadOf(admin).getByText('How do I run it?').waitFor();
  await eventually(() => ticketOf(`${uid}_0`)).toMatchObject({ staffUnread: 0 });
  await say(admin, 'Version 24.');
  await eventually(() => ticketOf(`${uid}_0`)).toMatchObject({ staffSent: 1, customerUnread: 1 });
  await widgetOf(page).getByRole('link', { name: 'Open the ticket' }).click();
  await widgetOf(page).getByRole('button', { name: 'Close', exact: true }).click();
  await threadOf(page).getByText('Version 24.').waitFor();
  await eventually(() => ticketOf(`${uid}_0`)).toMatchObject({ customerUnread: 0 });
  await admin.getByRole('button', { name: 'Close Ticket' }).click();
  await page.getByText('This ticket is closed.').waitFor();
  await admin.getByRole('button', { name: 'Reopen Ticket' }).click();
  await say(page, 'Thank you');
  await eventually(() => ticketOf(`${uid}_0`)).toMatchObject({ status: 'open', customerSent: 2 });
});

describe('the widget', () => {
  it('survives a reload and is alike in two tabs; its end can be undone', async () => {
    const { page, uid } = await openCustomer(twoTabs);
    await start(page);
    await say(page, 'Hello?');
    const other = await page.context().newPage();
    await other.goto(paths.pricing);
    await buttonOf(other).click();
    await threadOf(other).getByText('Hello?').waitFor();
    await say(other, 'From another tab');
    await threadOf(page).getByText('From another tab').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Templates' }).first().click();
    await threadOf(page).getByText('From another tab').waitFor();
    await page.reload();
    await threadOf(page).getByText('From another tab').waitFor();
    expect(await faultsOf(page)).toEqual([]);

    await widgetOf(page).getByRole('button', { name: 'End chat' }).click();
    await widgetOf(other).getByText('This chat is closed.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await composerOf(other).waitFor();
    await threadOf(page).getByText('Hello?').waitFor();
    expect(await chatOf(`${uid}_0`)).toMatchObject({ status: 'active', sent: { [uid]: 2 } });
    await widgetOf(page).getByRole('button', { name: 'Your chats' }).click();
    await page.getByRole('list', { name: 'Your chats' }).getByRole('button').click();
    await threadOf(page).getByText('Hello?').waitFor();
  });

  it('keeps a message that is written without a connection, and sends it once', async () => {
    const { page, uid } = await openCustomer({ expected: lostConnection });
    await start(page);
    await goOffline(page);
    await say(page, 'From a tunnel');
    await page.getByText('Waiting for a connection').waitFor();
    await goOnline(page);
    await page.getByText('Waiting for a connection').waitFor({ state: 'detached' });
    await page.reload();
    await threadOf(page).getByText('From a tunnel').waitFor();
    expect(await threadOf(page).getByText('From a tunnel').count()).toBe(1);
    expect(await chatOf(`${uid}_0`)).toMatchObject({ sent: { [uid]: 1 }, unreadCount: 1 });
  });

  it('asks visitors to log in, or to chat as a guest, and goes for the restricted', async () => {
    const page = await newPage({ ...busy, width: 390 });
    await page.goto(paths.support);
    await page.getByRole('button', { name: 'Start a chat' }).click();
    const widget = widgetOf(page);
    await widget.getByText('Please log in to start a chat with our support team.').waitFor();
    expect(await widget.getByRole('link', { name: 'Login to Chat' }).getAttribute('href')).toContain(
      paths.login,
    );
    expect(await faultsOf(page)).toEqual([]);
    await widget.getByRole('button', { name: 'Chat as a guest' }).click();
    await widget.getByRole('button', { name: 'Start Chat' }).click();
    await say(page, 'May I ask?');

    const { page: restricted, uid } = await openCustomer(busy);
    await buttonOf(restricted).waitFor();
    await restrict(uid, { status: 'suspended', forMs: 3_600_000 });
    await noticeOf(restricted, 'Suspended').waitFor();
    await buttonOf(restricted).waitFor({ state: 'hidden' });
  });
});

it('the desk filters, searches, and keeps replies at hand', async () => {
  const { page, account } = await openCustomer(busy);
  await start(page);
  await say(page, 'Is anybody there?');
  const admin = await openPanel('admin', `${panelPaths.adminChat}?filter=unassigned`, busy);
  await admin.getByRole('searchbox', { name: 'Search chats' }).fill(account.email);
  await answerAt(admin, account.name);
  await admin.getByRole('button', { name: 'Edit canned replies' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Canned replies' });
  await dialog.getByRole('textbox').fill('Hello!\n\n One moment, please. ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await seeToast(admin, { title: 'Canned Replies Saved', text: 'Canned Replies Saved', role: 'status' });
  await admin.getByRole('button', { name: 'Canned replies', exact: true }).click();
  await admin.getByRole('menuitem', { name: 'One moment, please.' }).click();
  await composerOf(admin).press('Shift+Enter');
  await composerOf(admin).press('Enter');
  await threadOf(page).getByText('One moment, please.').waitFor();
  await admin.getByRole('combobox', { name: 'Show' }).selectOption('closed');
  await inList(admin, account.name).waitFor({ state: 'hidden' });
  expect(new URL(admin.url()).searchParams.get('filter')).toBe('closed');
  expect(await faultsOf(admin)).toEqual([]);
});
