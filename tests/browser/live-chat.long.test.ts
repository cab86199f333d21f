import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { answerAt, busy, buttonOf, chatOf, inList, start, twoTabs, widgetOf } from './kit/live-chat.ts';
import { openCustomer, openPanel } from './kit/moderation.ts';
import { goOffline, goOnline, lostConnection } from './kit/offline.ts';
import { composerOf, say, threadOf } from './kit/tickets.ts';
import { seeToast } from './kit/toasts.ts';

/** Live chat: two tabs, a lost connection, and the desk's own tools. */
useBrowser();

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

  it('sends one message where the browser sends its request twice', async () => {
    const { page, uid } = await openCustomer(busy);
    await start(page);
    let again = 0;
    await page.route(/documents:commit/, async (route) => {
      // Carried out, and the answer lost with the connection.
      if (again === 0 && route.request().postData()?.includes('Only once')) {
        again += 1;
        await route.fetch();
      }
      await route.continue();
    });
    await say(page, 'Only once');
    await say(page, 'And this');
    await threadOf(page).getByText('And this').waitFor();
    await eventually(() => chatOf(`${uid}_0`)).toMatchObject({ lastMessage: 'And this' });
    expect(again).toBe(1);
    expect(await threadOf(page).getByText('Only once').count()).toBe(1);
    expect(await chatOf(`${uid}_0`)).toMatchObject({ sent: { [uid]: 2 }, unreadCount: 2 });
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
