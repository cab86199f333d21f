import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import type { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { noticeOf, openCustomer, openPanel } from './kit/moderation.ts';
import { demoAccount } from './kit/people.ts';
import { db } from './kit/store.ts';
import { putTicket, say, threadOf } from './kit/tickets.ts';
import { seeToast } from './kit/toasts.ts';

/** Everybody's tickets. */
useBrowser();

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

describe('the table', () => {
  it('shows a ticket with all that is known, and follows it live', async () => {
    const { page: customer, account, uid } = await openCustomer();
    const id = await putTicket({ uid, name: account.name, ago: 0, text: 'Where is my key?' });
    const page = await openPanel('staff', panelPaths.staffTickets);
    await page.getByRole('heading', { level: 1, name: 'Support Management' }).waitFor();
    const row = rowOf(page, account.email);
    for (const text of ['1 new', 'Open', 'Where is my key?', '1 message']) {
      await row.getByText(text, { exact: true }).filter({ visible: true }).waitFor();
    }
    await page.getByText(/^[1-9]\d* unread messages?$/).waitFor();
    await page.getByRole('heading', { name: 'Staff Permissions' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await customer.goto(paths.supportChat(uid));
    await say(customer, 'Found it.');
    for (const text of ['2 new', 'Found it.', '2 messages']) {
      await row.getByText(text, { exact: true }).filter({ visible: true }).waitFor();
    }
    await row.getByRole('button', { name: `Close: ${account.name}` }).click();
    await seeToast(page, { title: 'Ticket Closed', text: account.name, role: 'status' });
    await row.getByText('Closed', { exact: true }).filter({ visible: true }).waitFor();
    expect(await row.getByRole('button', { name: `Close: ${account.name}` }).count()).toBe(0);
    await row.getByRole('link', { name: `View: ${account.name}` }).click();
    await threadOf(page).getByText('Found it.').waitFor();
    await eventually(async () => (await db().doc(`tickets/${id}`).get()).get('staffUnread')).toBe(0);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await row.getByText('Closed', { exact: true }).filter({ visible: true }).waitFor();
    expect(await row.getByText(/ new$/).count()).toBe(0);
  });

  it('finds by words of a name and of the last message, keeps the search in the address, and says when nothing is found', async () => {
    const { account, uid } = await openCustomer();
    await putTicket({ uid, name: account.name, text: `Zebra ${uid} crossing` });
    const page = await openPanel('staff', panelPaths.staffTickets);
    const search = page.getByRole('searchbox');
    for (const text of [account.name.toUpperCase(), `zebra ${uid}`]) {
      await search.fill(text);
      await page.getByText('1 ticket', { exact: true }).waitFor();
      await rowOf(page, account.email).waitFor();
    }
    await page.reload();
    await page.getByText('1 ticket', { exact: true }).waitFor();
    await search.fill('nobody ever wrote that');
    await page.getByText('No tickets match your search.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Clear Search' }).click();
    await page.getByRole('navigation', { name: 'Pages' }).waitFor();
  });

  it('shows who needs a reply, what is overdue first, and keeps that in the address', async () => {
    const [late, soon] = await Promise.all([openCustomer(), openCustomer()]);
    const day = 86_400_000;
    await putTicket({ uid: late.uid, name: late.account.name, ago: 400 * day });
    await putTicket({ uid: soon.uid, name: soon.account.name, ago: 399 * day });
    for (const { uid } of [late, soon]) {
      await eventually(async () => (await db().doc(`tickets/${uid}_0`).get()).get('dueAt')).toBeTruthy();
    }
    const page = await openPanel('staff', panelPaths.staffTickets);
    await page.getByRole('link', { name: /^Needs reply/ }).click();
    await rowOf(page, soon.account.email).getByText('overdue 396 days').filter({ visible: true }).waitFor();
    const emails = [late.account.email, soon.account.email];
    await eventually(async () => {
      const rows = await page.getByRole('row').allTextContents();
      return rows.flatMap((text) => emails.filter((email) => text.includes(email)));
    }).toEqual(emails);
    expect(await faultsOf(page)).toEqual([]);
    await page.reload();
    const row = rowOf(page, late.account.email);
    await row.getByRole('button', { name: `Waiting for Customer: ${late.account.name}` }).click();
    await seeToast(page, { title: 'Waiting for Customer', text: late.account.name, role: 'status' });
    await row.waitFor({ state: 'detached' });
    await db().doc(`tickets/${soon.uid}_0`).delete();
  });

  it('pages by the last message, and misses none', async () => {
    const uid = `many-${Date.now().toString(36)}`;
    await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        putTicket({ uid, name: `Many (${number})`, number, ago: number * 1_000 }),
      ),
    );
    const page = await openPanel('admin', panelPaths.adminTickets);
    const seen = new Set<string>();
    const names = () => page.getByRole('table').getByRole('rowheader').allInnerTexts();
    await page.getByRole('table').waitFor();
    const older = page.getByRole('button', { name: 'Older' });
    const all = () => seen.size >= 30;
    // A page may come in parts, first what the browser has of it already; with the button enabled it is whole.
    const collect = async () => {
      const whole = !(await older.isDisabled());
      for (const text of await names()) {
        const [name] = /Many \(\d+\)/.exec(text) ?? [];
        if (name) seen.add(name);
      }
      return all() || whole;
    };
    for (;;) {
      await eventually(collect).toBe(true);
      if (all()) break;
      const [first] = await names();
      await older.click();
      // The page that was left may stand there for a moment, and would be taken for the next one.
      await eventually(async () => (await names())[0] !== first).toBe(true);
    }
    for (let number = 0; number < 30; number += 1) expect(seen).toContain(`Many (${number})`);
    // Thirty stand on two pages at least; the address leads back to the one that is open.
    expect(new URL(page.url()).searchParams.has('after')).toBe(true);
    const onPage = async () => /Many \(\d+\)/.exec((await names()).join())?.[0];
    const shown = await onPage();
    await page.reload();
    await eventually(onPage).toBe(shown);
    expect(new URL(page.url()).searchParams.has('after')).toBe(true);
  });
});

describe('quick actions', () => {
  it('of staff suspend for an hour after a question', async () => {
    const { page: customer, account, uid } = await openCustomer();
    await putTicket({ uid, name: account.name, ago: 0 });
    const page = await openPanel('staff', panelPaths.staffTickets);
    const row = rowOf(page, account.email);
    const suspend = async () => {
      await row.getByRole('button', { name: `Actions for ${account.name}` }).click();
      await page.getByRole('menuitem', { name: 'Suspend 1h' }).click();
    };
    await suspend();
    const dialog = page.getByRole('dialog', { name: `Suspend ${account.name} for 1 hour?` });
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await suspend();
    await dialog.getByRole('button', { name: 'Suspend User' }).click();
    await seeToast(page, { title: 'User Suspended', text: `${account.name}, for 1 hour.`, role: 'status' });
    await noticeOf(customer, 'Suspended').waitFor();
    await row.getByRole('button', { name: /^Actions for/ }).waitFor({ state: 'detached' });
    const until = (await db().doc(`access/${uid}`).get()).get('until') as Timestamp;
    expect(Math.abs(until.toMillis() - Date.now() - 3_600_000)).toBeLessThan(60_000);
  });

  it('of admins ban for a day or suspend for two hours; nobody is offered them for the owner', async () => {
    const { page: customer, account, uid } = await openCustomer();
    await putTicket({ uid, name: account.name, ago: 0 });
    const owner = demoAccount('owner');
    await putTicket({ uid: 'demo-owner', name: owner.name, ago: 0 });
    const page = await openPanel('admin', panelPaths.adminTickets);
    const row = rowOf(page, account.email);
    await row.getByRole('button', { name: `Actions for ${account.name}` }).click();
    await page.getByRole('menuitem', { name: 'Suspend 2h' }).waitFor();
    await page.getByRole('menuitem', { name: 'Ban 1 day' }).click();
    const dialog = page.getByRole('dialog', { name: `Ban ${account.name} for 1 day?` });
    await dialog.getByRole('button', { name: 'Ban User' }).click();
    await seeToast(page, { title: 'User Banned', text: `${account.name}, for 1 day.`, role: 'status' });
    await noticeOf(customer, 'Banned').waitFor();
    await rowOf(page, owner.email)
      .getByRole('link', { name: `View: ${owner.name}` })
      .waitFor();
    expect(
      await rowOf(page, owner.email)
        .getByRole('button', { name: /^Actions for/ })
        .count(),
    ).toBe(0);
    await db().recursiveDelete(db().doc('tickets/demo-owner_0'));
  });
});
