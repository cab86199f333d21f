import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { payButton, payBy, seeBank } from './kit/checkout.ts';
import { eventually } from './kit/eventually.ts';
import { caughtFor } from './kit/inbox.ts';
import { signInSomebody } from './kit/readers.ts';
import { passDays } from './kit/renewals.ts';
import { db } from './kit/store.ts';

/** A renewal about which a bank asks its holder, who is not there. */
useBrowser();

const mailed = async (email: string, subject: string) =>
  (await caughtFor(email)).find((mail) => mail.subject === subject);

const chargesBooked = async (uid: string) =>
  (await db().collection('ledger').where('of.uid', '==', uid).get()).docs.filter(
    (entry) => entry.get('kind') === 'charge',
  ).length;

/** Somebody with a plan whose renewal waits for them, and the link of the mail that says so. */
async function atRenewal(): Promise<{ page: Page; uid: string; email: string; link: string }> {
  const page = await newPage();
  const { uid, email } = await signInSomebody(page);
  await page.goto(paths.planCheckout('pro'));
  await payButton(page).waitFor();
  await payBy(page, 'authenticateAlways');
  await seeBank(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText(/^Paid until /).waitFor();

  await passDays(uid, 32);
  await eventually(() => mailed(email, 'Confirm the payment for your plan')).toBeTruthy();
  const text = (await mailed(email, 'Confirm the payment for your plan'))?.text ?? '';
  expect(text).toContain('$31.47');
  return { page, uid, email, link: /Confirm payment: (\S+)/.exec(text)?.[1] ?? '' };
}

const asks = (page: Page) =>
  page.getByText(/^Your bank wants you to confirm the payment of \$31\.47 for your plan\./);

it('is confirmed by the link of the mail, and the plan goes on', async () => {
  const { page, uid, link } = await atRenewal();
  await page.goto(link);
  await asks(page).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Renewal: Pro' }).getByText('Waiting for you').waitFor();
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await seeBank(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText(/^Paid until /).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Renewal: Pro' }).getByText('Paid').waitFor();
  expect(await asks(page).count()).toBe(0);
  const plan = await db().doc(`subscriptions/${uid}`).get();
  expect(plan.data()).toMatchObject({ status: 'active', openChargeId: null });
  expect(plan.get('periodEnd').toMillis()).toBeGreaterThan(Date.now());
  expect(await chargesBooked(uid)).toBe(2);
});

it('ends the plan where nobody confirms it, and nothing is charged', async () => {
  const { page, uid, email, link } = await atRenewal();
  // Asked anew at each try, and over after a week.
  for (let day = 0; day < 8; day++) await passDays(uid, 1);
  await eventually(() => mailed(email, 'Your plan has ended')).toBeTruthy();
  await page.goto(link);
  await page.getByRole('link', { name: 'See the plans' }).waitFor();
  expect(await asks(page).count()).toBe(0);
  expect((await db().doc(`subscriptions/${uid}`).get()).get('status')).toBe('ended');
  expect(await chargesBooked(uid)).toBe(1);
});
