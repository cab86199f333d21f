import { byHand } from '@tempera/domain/orders/order';
import { toLocal } from '@tempera/domain/site/local-time';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { openPanel } from './kit/moderation.ts';
import { demoAccount, somebodyHere } from './kit/people.ts';
import { changeSettings, db } from './kit/store.ts';
import { composerOf, putTicket, threadOf } from './kit/tickets.ts';
import { seeToast } from './kit/toasts.ts';

/** The inbox of those who answer, once a ticket is open in it. */
useBrowser();

const phone = { width: 390 };
const at = (query: string) => `${panelPaths.staffTickets}?${query}`;
const ticketOf = async (id: string) => (await db().doc(`tickets/${id}`).get()).data() ?? {};
const queueOf = (page: Page) => page.getByRole('list', { name: 'Tickets', exact: true });
const subjectOf = (page: Page, subject: string) => page.getByRole('heading', { level: 2, name: subject });
const viewOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Which tickets' }).getByRole('link', { name: new RegExp(`^${name}`) });

/** Two tickets of a customer of this test's own, the second the newer one. */
async function twoTickets() {
  const account = await somebodyHere();
  const { uid } = account;
  const first = await putTicket({ uid, name: account.name, subject: 'Invoice', text: `Bill for ${uid}` });
  const second = await putTicket({
    uid,
    name: account.name,
    number: 1,
    ago: 0,
    subject: 'Refund',
    text: `Back to ${uid}`,
  });
  return { account, uid, first, second };
}

/** An order as the shop leaves it, past the rules. */
async function putOrder(uid: string, { name, email }: { name: string; email: string }): Promise<string> {
  const id = `ORD-${Date.now()}${Math.floor(Math.random() * 1_000_000)}`;
  const [firstName = '', lastName = ''] = name.split(' ');
  await db()
    .doc(`orders/${id}`)
    .set({
      uid,
      customer: { name, email },
      billing: { firstName, lastName },
      lines: [{ slug: 'neogate', name: 'Neo Gate', priceCents: 280, quantity: 1 }],
      subtotalCents: 280,
      discountCents: 0,
      taxCents: 24,
      totalCents: 304,
      currency: 'USD',
      couponCode: null,
      couponDescription: null,
      couponSlot: null,
      status: 'completed',
      paymentStatus: 'paid',
      payment: { provider: 'stripe', reference: 'pi_inbox', token: null },
      date: Timestamp.now(),
    });
  return id;
}

describe('an open ticket', () => {
  it('stands between the list and its customer, and is triaged', async () => {
    const { account, uid, first, second } = await twoTickets();
    const page = await openPanel('staff', at(`ticket=${first}`));
    await threadOf(page).getByText(`Bill for ${uid}`).waitFor();
    const customer = page.getByRole('region', { name: 'About the customer' });
    await customer.getByText(account.email).waitFor();
    await customer.getByText('Within 72 hours').waitFor();
    await queueOf(page)
      .getByRole('link', { name: /Refund/ })
      .filter({ hasText: uid })
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);

    await eventually(async () => (await ticketOf(first)).assigneeId).toBe(null);
    await customer.getByRole('button', { name: 'Assign to me' }).click();
    await seeToast(page, { title: 'Ticket Assigned', text: 'To you', role: 'status' });
    await customer.getByLabel('Priority').selectOption('Urgent');
    await customer.getByLabel('Add a tag').fill('  VAT ');
    await customer.getByLabel('Add a tag').press('Enter');
    await customer.getByRole('button', { name: 'Remove the tag vat' }).waitFor();
    await eventually(() => ticketOf(first)).toMatchObject({
      assigneeId: 'demo-staff',
      assigneeName: demoAccount('staff').name,
      priority: 'urgent',
      tags: ['vat'],
    });
    await viewOf(page, 'Mine').click();
    const row = page.getByRole('row').filter({ hasText: `Bill for ${uid}` });
    for (const text of ['Urgent', 'vat', demoAccount('staff').name]) {
      await row.getByText(text, { exact: true }).filter({ visible: true }).waitFor();
    }
    await row.getByRole('link', { name: `View: ${account.name}` }).click();
    await customer
      .getByRole('navigation', { name: 'Tickets' })
      .getByRole('link', { name: /Refund/ })
      .click();
    await threadOf(page).getByText(`Back to ${uid}`).waitFor();
    await page.waitForURL(new RegExp(`view=mine&ticket=${second}`));
    await page.goBack();
    await threadOf(page).getByText(`Bill for ${uid}`).waitFor();
    await page.reload();
    await threadOf(page).getByText(`Bill for ${uid}`).waitFor();
    await db().doc(`tickets/${first}`).update({ assigneeId: null, assigneeName: '' });
  });

  it('is one step after list and before customer on a phone, each with its address', async () => {
    const { account, uid, first } = await twoTickets();
    const page = await openPanel('staff', at(`q=${encodeURIComponent(`Bill for ${uid}`)}`), phone);
    await page.getByRole('link', { name: `View: ${account.name}` }).click();
    await threadOf(page).getByText(`Bill for ${uid}`).waitFor();
    expect(await queueOf(page).isVisible()).toBe(false);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Customer and details' }).click();
    await page.getByRole('region', { name: 'About the customer' }).getByText(account.email).waitFor();
    expect(await threadOf(page).isVisible()).toBe(false);
    expect(await faultsOf(page)).toEqual([]);
    await page.reload();
    await page.getByRole('link', { name: 'Back to the ticket' }).waitFor();
    await page.goBack();
    await threadOf(page).getByText(`Bill for ${uid}`).waitFor();
    await page.goBack();
    await page.getByRole('row').filter({ hasText: account.email }).waitFor();
    expect(new URL(page.url()).searchParams.get('ticket')).toBe(null);
    await page.goto(at(`ticket=${first.replace(/_0$/, '_9')}`));
    await page.getByRole('heading', { name: 'Ticket not found' }).waitFor();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.getByRole('searchbox').waitFor();
  });
});

describe('the keyboard', () => {
  it('walks the list, replies, assigns and closes, says so, and can be turned off', async () => {
    const { uid, first, second } = await twoTickets();
    const page = await openPanel('staff', at(`q=${uid}&ticket=${second}`));
    await subjectOf(page, 'Refund').waitFor();
    await queueOf(page)
      .getByRole('link', { name: /Invoice/ })
      .waitFor();
    await page.keyboard.press('j');
    await subjectOf(page, 'Invoice').waitFor();
    await page.keyboard.press('k');
    await subjectOf(page, 'Refund').waitFor();
    await page.keyboard.press('a');
    await seeToast(page, { title: 'Ticket Assigned', text: 'To you', role: 'status' });
    await page.keyboard.press('r');
    await page.keyboard.type('jake');
    expect(await composerOf(page).inputValue()).toBe('jake');
    await composerOf(page).fill('');
    await composerOf(page).blur();
    await page.keyboard.press('e');
    await seeToast(page, { title: 'Ticket Closed', text: 'Refund', role: 'status' });
    await eventually(() => ticketOf(second)).toMatchObject({ status: 'closed', assigneeId: 'demo-staff' });

    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(await faultsOf(page)).toEqual([]);
    await help.getByRole('switch', { name: 'Use single keys' }).uncheck();
    await help.getByRole('button', { name: 'Close' }).click();
    await help.waitFor({ state: 'hidden' });
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await subjectOf(page, 'Refund').waitFor();
    expect(await ticketOf(first)).toMatchObject({ status: 'open' });
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await help.getByRole('switch', { name: 'Use single keys' }).check();
    await help.getByRole('button', { name: 'Close' }).click();
    await help.waitFor({ state: 'hidden' });
    await page.keyboard.press('u');
    await page.getByRole('table').waitFor();
  });
});

describe('beside the thread', () => {
  it('stands what the customer has bought, and its links are sent again', async () => {
    const { account, uid, first } = await twoTickets();
    const orderId = await putOrder(uid, account);
    const page = await openPanel('staff', at(`ticket=${first}`));
    const customer = page.getByRole('region', { name: 'About the customer' });
    const orders = customer.getByRole('region', { name: 'Orders' });
    for (const text of [orderId, 'Completed', 'Neo Gate'])
      await orders.getByText(text, { exact: true }).waitFor();
    expect(await orders.getByRole('link').count()).toBe(0);
    await customer.getByText('Nothing in the library.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await orders.getByRole('button', { name: `Resend links: ${orderId}` }).click();
    await seeToast(page, { title: 'Download Links Sent', text: account.email, role: 'status' });
    const admin = await openPanel('admin', `${panelPaths.adminTickets}?ticket=${first}`);
    await admin.getByRole('link', { name: orderId }).click();
    await admin.getByRole('heading', { name: orderId, level: 1 }).waitFor();
    const steps = await db().collection(`orders/${orderId}/history`).get();
    expect(steps.docs.map((step) => step.get('what'))).toContain('links-sent');
    await db().recursiveDelete(db().doc(`orders/${orderId}`));
  });

  it('staff refund an order there once the settings let them', async () => {
    const { account, uid, first } = await twoTickets();
    const orderId = await putOrder(uid, account);
    // Paid past the store, so no gateway has to know of it.
    await db().doc(`orders/${orderId}`).update({ 'payment.provider': byHand });
    const page = await openPanel('staff', at(`ticket=${first}`));
    const orders = page
      .getByRole('region', { name: 'About the customer' })
      .getByRole('region', { name: 'Orders' });
    await orders.getByText(orderId).waitFor();
    const refund = orders.getByRole('button', { name: `Refund: ${orderId}` });
    expect(await refund.count()).toBe(0);
    await changeSettings({ staffRefunds: true });
    await page.reload();
    await refund.click();
    const dialog = page.getByRole('dialog', { name: `Refund ${orderId}?` });
    await dialog.getByText('Full amount: $3.04').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByLabel('Reason').fill('Bought by mistake');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await seeToast(page, { title: 'Order refunded', text: `$3.04 of ${orderId}`, role: 'status' });
    await orders.getByText('Refunded', { exact: true }).waitFor();
    expect(await refund.count()).toBe(0);
    await changeSettings({ staffRefunds: false });
    await db().recursiveDelete(db().doc(`orders/${orderId}`));
  });

  it('a note names somebody of the team, who is told and led to it, and the customer sees nothing of it', async () => {
    const { first } = await twoTickets();
    const { name } = demoAccount('admin');
    const page = await openPanel('staff', at(`ticket=${first}`));
    await page.getByRole('button', { name: 'Canned replies' }).waitFor();
    await page.getByRole('switch', { name: 'Internal note' }).check();
    await page.getByRole('button', { name: 'Mention' }).click();
    await page.getByRole('menuitem', { name: `@${name}` }).click();
    const line = page.getByRole('textbox', { name: 'Internal note' });
    await line.press('End');
    await line.pressSequentially('can you refund this?');
    await line.press('Enter');
    await threadOf(page).getByText('can you refund this?').waitFor();
    const told = db().doc(`users/demo-admin/notifications/mention_${first}`);
    await eventually(async () => (await told.get()).get('link')).toContain(`ticket=${first}`);
    const link = (await told.get()).get('link') as string;
    const admin = await openPanel('admin', link);
    await threadOf(admin).getByText('can you refund this?').waitFor();
    await told.delete();
  });
});

it('two who have a ticket open see each other, and one puts it off until later', async () => {
  const { first } = await twoTickets();
  const staff = await openPanel('staff', at(`ticket=${first}`));
  const { name } = demoAccount('staff');
  await threadOf(staff).waitFor();
  const admin = await openPanel('admin', `${panelPaths.adminTickets}?ticket=${first}`);
  await admin.getByText(`${name} is looking at this ticket`).waitFor();
  await staff.getByText(`${demoAccount('admin').name} is looking at this ticket`).waitFor();
  await composerOf(staff).pressSequentially('Let me see');
  await eventually(async () => {
    await composerOf(staff).press('.');
    return admin.getByText(`${name} is writing a reply`).count();
  }).toBe(1);
  expect(await faultsOf(admin)).toEqual([]);
  await admin.getByRole('link', { name: 'Back', exact: true }).click();
  await staff.getByText(/is looking at this ticket/).waitFor({ state: 'detached' });
  await staff.getByRole('button', { name: 'Snooze' }).click();
  await staff.getByRole('menuitem', { name: 'For 4 hours' }).click();
  await staff.getByText('Ticket Snoozed').waitFor();
  await staff.getByText(/^Snoozed until/).waitFor();
  await eventually(() => ticketOf(first)).toMatchObject({ status: 'pending', dueAt: null });
});

it('a ticket is put off until a date and time of one’s own', async () => {
  const { first } = await twoTickets();
  const page = await openPanel('staff', at(`ticket=${first}`));
  await page.getByRole('button', { name: 'Snooze' }).click();
  await page.getByRole('menuitem', { name: 'Pick a date and time…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Snooze until' });
  const field = dialog.getByLabel('Date and time');
  expect(await field.inputValue()).toMatch(/T09:00$/);
  expect(await faultsOf(page)).toEqual([]);
  const day = 86_400_000;
  for (const [ahead, text] of [
    [-day, 'Choose a time in the future.'],
    [370 * day, 'Choose a time within a year.'],
  ] as const) {
    await field.fill(toLocal(Date.now() + ahead));
    await dialog.getByRole('button', { name: 'Snooze' }).click();
    await dialog.getByText(text).waitFor();
  }
  const until = toLocal(Date.now() + 100 * day);
  await field.fill(until);
  await dialog.getByRole('button', { name: 'Snooze' }).click();
  await page.getByText(/^Snoozed until/).waitFor();
  expect((await ticketOf(first)).snoozedUntil.toMillis()).toBe(new Date(until).getTime());
});

it('two tickets of a customer become one, and the other leads to it', async () => {
  const { uid, first, second } = await twoTickets();
  const page = await openPanel('staff', at(`ticket=${first}`));
  await page.getByRole('button', { name: 'Merge into…' }).click();
  await page.getByRole('menuitem', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge into “Refund”?' });
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge Tickets' }).click();
  await seeToast(page, { title: 'Tickets Merged', text: 'Refund', role: 'status' });
  await subjectOf(page, 'Refund').waitFor();
  for (const text of [`Bill for ${uid}`, `Back to ${uid}`]) await threadOf(page).getByText(text).waitFor();
  await page.goto(at(`ticket=${first}`));
  await page.getByText('This ticket was merged into another one.').waitFor();
  expect(await page.getByRole('button', { name: 'Reopen Ticket' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Open that ticket' }).click();
  await subjectOf(page, 'Refund').waitFor();
  expect((await ticketOf(second)).status).toBe('open');
});

it('the views count what they hold, and lead to it', async () => {
  const { uid, first, second } = await twoTickets();
  const day = 86_400_000;
  const late = await putTicket({ uid, name: 'Late', number: 2, ago: 380 * day, subject: 'Late' });
  await db().doc(`tickets/${first}`).update({ status: 'pending' });
  await eventually(async () => (await ticketOf(late)).dueAt).toBeTruthy();
  const page = await openPanel('staff', panelPaths.staffTickets);
  for (const [view, text] of [
    ['Waiting', `Bill for ${uid}`],
    ['Needs reply', 'Late'],
    ['Overdue', 'Late'],
    ['Unassigned', `Back to ${uid}`],
  ] as const) {
    await viewOf(page, view).click();
    await page.getByRole('row').filter({ hasText: text }).first().waitFor();
    await viewOf(page, view)
      .getByText(/^[\d,]+$/)
      .waitFor();
  }
  await db().doc(`tickets/${second}`).update({ status: 'closed' });
  await viewOf(page, 'Closed').click();
  await page
    .getByRole('row')
    .filter({ hasText: `Back to ${uid}` })
    .waitFor();
  await db().doc(`tickets/${late}`).delete();
});
