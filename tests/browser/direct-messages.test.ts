import { paths } from '@tempera/domain/site/paths';
import { expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { storeUrl, useBrowser } from './kit/browser.ts';
import { itemOf, refused, roomOf, said, two } from './kit/direct-messages.ts';
import { openPanel } from './kit/moderation.ts';
import { goOffline, goOnline, lostConnection } from './kit/offline.ts';
import { chooseInAccount } from './kit/people.ts';
import { putRoom, rowOf } from './kit/rooms.ts';
import { db } from './kit/store.ts';
import { composerOf, say, threadOf } from './kit/tickets.ts';
import { seeToast } from './kit/toasts.ts';

/** Direct messages between members. */
useBrowser();

it('two people talk: who is online, counters, typing, read receipts, and taking back', async () => {
  const { ada, ben, id } = await two();
  await Promise.all([ada.page.goto(paths.chat), ben.page.goto(paths.home)]);
  await ada.page.getByText('No conversations yet.').waitFor();
  // Nobody is listed to who has not talked with them: Ben has told his handle.
  await ada.page.getByText('No one you talk with is online right now.').waitFor();
  const handle = String((await db().doc(`profiles/${ben.uid}`).get()).get('handle'));
  await ada.page.getByRole('searchbox', { name: 'Find a member by handle' }).fill(handle.toUpperCase());
  await ada.page.keyboard.press('Enter');
  await ada.page
    .getByRole('list', { name: 'Found members' })
    .getByRole('link', { name: ben.account.name })
    .click();
  await ada.page.waitForURL(`${storeUrl}${paths.chatWith(ben.uid)}`);
  await ada.page.getByText('No messages yet.').waitFor();
  await say(ada.page, 'Hello, have you tried the new template?');
  await threadOf(ada.page).getByText('Sent', { exact: true }).waitFor();
  for (let number = 1; number < 4; number += 1) await say(ada.page, `More ${number}`);

  // Elsewhere in the store the header leads to the messages; the list says how many are new.
  await chooseInAccount(ben.page, 'Messages');
  const row = rowOf(ben.page, ada.account.name);
  await row.getByRole('img', { name: '4 new messages' }).waitFor();
  expect(await faultsOf(ben.page)).toEqual([]);
  await row.focus();
  await ben.page.keyboard.press('Enter');
  await said(ben.page, 'More 3').waitFor();
  await threadOf(ben.page).getByText('Today').waitFor();
  await threadOf(ada.page).getByText('Read', { exact: true }).waitFor();
  expect(await roomOf(id)).toMatchObject({ unread: { [ben.uid]: 0 }, sent: { [ada.uid]: 4 } });
  const online = ben.page.getByRole('region', { name: 'Online' });
  await online.getByRole('link', { name: ada.account.name }).waitFor();

  await composerOf(ben.page).pressSequentially('Yes');
  await ada.page.getByText(`${ben.account.name} is typing…`).waitFor();
  await composerOf(ben.page).press('Shift+Enter');
  await composerOf(ben.page).pressSequentially('twice');
  await composerOf(ben.page).press('Enter');
  await itemOf(ada.page, 'twice').waitFor();
  await ada.page.getByText(`${ben.account.name} is typing…`).waitFor({ state: 'detached' });
  expect(await roomOf(id)).toMatchObject({ lastMessage: 'Yes\ntwice', sent: { [ben.uid]: 1 } });

  await itemOf(ben.page, 'twice').getByRole('button', { name: 'Delete this message' }).click();
  const dialog = ben.page.getByRole('dialog', { name: 'Delete this message?' });
  expect(await faultsOf(ben.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete message' }).click();
  await itemOf(ada.page, 'This message was deleted.').waitFor();
  await rowOf(ada.page, ben.account.name).getByText('This message was deleted.').waitFor();
  expect(await ben.page.getByRole('button', { name: 'Delete this message' }).count()).toBe(0);
  expect(await faultsOf(ada.page)).toEqual([]);
});

it('a report reaches the staff with the words, and a block stops both', async () => {
  const { ada, ben } = await two();
  await putRoom({ uid: ben.uid, name: ben.account.name }, { uid: ada.uid, name: ada.account.name }, 1);
  await ada.page.goto(paths.chatWith(ben.uid));
  await itemOf(ada.page, 'Line 0.')
    .getByRole('button', { name: /^Report this message/ })
    .click();
  const report = ada.page.getByRole('dialog', { name: `Report the message by ${ben.account.name}` });
  await report.getByLabel('It is a scam').check();
  await report.getByLabel('Anything to add').fill('They want a password.');
  await report.getByRole('button', { name: 'Report message' }).click();
  await seeToast(ada.page, {
    title: 'Message reported',
    text: 'Thank you. Our team will review it.',
    role: 'status',
  });

  const staff = await openPanel('staff', '/staff/abuse-reports');
  const card = staff.getByRole('listitem').filter({ hasText: ben.account.name });
  await card.getByText('Line 0.').waitFor();
  await card.getByText('They want a password.').waitFor();
  await card.getByText('Scam').waitFor();
  expect(await faultsOf(staff)).toEqual([]);
  await card.getByRole('button', { name: `Close report: ${ben.account.name}` }).click();
  await card.waitFor({ state: 'detached' });
  await staff.getByLabel('Status').selectOption('closed');
  await card.getByText('Line 0.').waitFor();
  await card.getByRole('link', { name: ben.account.name }).click();
  await staff.getByRole('button', { name: `Actions for ${ben.account.name}` }).waitFor();

  await ben.page.goto(paths.chatWith(ada.uid));
  await said(ben.page, 'Line 0.').waitFor();
  await ada.page.getByRole('button', { name: `Block ${ben.account.name}` }).click();
  const dialog = ada.page.getByRole('dialog', { name: `Block ${ben.account.name}?` });
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await ada.page.getByText(`You blocked ${ben.account.name}`).waitFor();
  expect(await composerOf(ada.page).isDisabled()).toBe(true);
  await composerOf(ben.page).fill('Why?');
  await composerOf(ben.page).press('Enter');
  await seeToast(ben.page, { title: 'Error', text: 'Failed to send message. Please try again.' });
  await ada.page.getByRole('button', { name: `Unblock ${ben.account.name}` }).click();
  await ada.page.getByText(`You blocked ${ben.account.name}`).waitFor({ state: 'detached' });
  await composerOf(ben.page).press('Enter');
  await said(ada.page, 'Why?').waitFor();
});

it('a message written without a connection arrives once', async () => {
  const { ada, ben, id } = await two(new RegExp(`${refused.source}|${lostConnection.source}`));
  await putRoom({ uid: ben.uid, name: ben.account.name }, { uid: ada.uid, name: ada.account.name }, 1);
  await ada.page.goto(paths.chatWith(ben.uid));
  await said(ada.page, 'Line 0.').waitFor();
  await goOffline(ada.page);
  await say(ada.page, 'From a tunnel');
  await ada.page.getByText('Waiting for a connection').waitFor();
  await goOnline(ada.page);
  await ada.page.getByText('Waiting for a connection').waitFor({ state: 'detached' });
  await ben.page.goto(paths.chatWith(ada.uid));
  await said(ben.page, 'From a tunnel').waitFor();
  expect(await said(ben.page, 'From a tunnel').count()).toBe(1);
  expect(await roomOf(id)).toMatchObject({ sent: { [ada.uid]: 1, [ben.uid]: 1 } });
});
