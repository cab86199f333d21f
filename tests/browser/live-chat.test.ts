import { chatTexts } from '@tempera/domain/conversations/chat';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import {
  answerAt,
  busy,
  buttonOf,
  chatOf,
  forgetGuests,
  inList,
  navCount,
  start,
  ticketOf,
  widgetOf,
} from './kit/live-chat.ts';
import { noticeOf, openCustomer, openPanel, restrict } from './kit/moderation.ts';
import { demoAccount } from './kit/people.ts';
import { composerOf, say, threadOf } from './kit/tickets.ts';

/** Live chat, in the widget and at the desk. */
useBrowser();

it('is begun by a customer, rings at the desks, goes on in a ticket, and every counter is right', async () => {
  const { page, account, uid } = await openCustomer(busy);
  const staff = await openPanel('staff', panelPaths.staffChat, busy);
  const admin = await openPanel('admin', panelPaths.adminUsers, busy);
  const id = `${uid}_0`;
  await staff.getByText(new RegExp(`^Online: .*${demoAccount('staff').name}`)).waitFor();
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

it('a message stands there before the store has it, and once afterwards', async () => {
  const { page, uid } = await openCustomer(busy);
  await start(page);
  await threadOf(page).getByText(chatTexts.greeting).waitFor({ timeout: 60_000 });
  const held = Promise.withResolvers<void>();
  await page.route(/documents:commit/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await composerOf(page).fill('At once?');
  await composerOf(page).press('Enter');
  await threadOf(page).getByText('At once?').waitFor();
  expect(await composerOf(page).inputValue()).toBe('');
  expect(await chatOf(`${uid}_0`)).toMatchObject({ sent: {} });
  await composerOf(page).pressSequentially('And the next?');
  held.resolve();
  await threadOf(page).locator('[data-message]').getByText('At once?').waitFor();
  expect(await threadOf(page).getByText('At once?').count()).toBe(1);
  expect(await chatOf(`${uid}_0`)).toMatchObject({ sent: { [uid]: 1 }, lastMessage: 'At once?' });
  expect(await composerOf(page).inputValue()).toBe('And the next?');
});

describe('the widget', () => {
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
    await forgetGuests();
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
