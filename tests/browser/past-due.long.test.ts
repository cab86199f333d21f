import { paths } from '@tempera/domain/site/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { fillCard } from './kit/checkout.ts';
import { signInSomebody } from './kit/readers.ts';
import { db } from './kit/store.ts';

useBrowser();

const day = 86_400_000;

/** Leaves Pro as a renewal whose card was declined does (subscription.ts, afterDeclined). */
async function declineRenewal(uid: string): Promise<void> {
  const [periodStart, periodEnd, at] = [-31 * day, -day, -60_000].map((ms) =>
    Timestamp.fromMillis(Date.now() + ms),
  );
  const payment = { provider: 'test', reference: 'first', last4: '0002' };
  const pro = { planId: 'pro', priceCents: 2_900, currency: 'USD', payment };
  const subscription = db().doc(`subscriptions/${uid}`);
  await subscription
    .collection('charges')
    .doc(`${uid}-first`)
    .set({
      ...pro,
      kind: 'renewal',
      planName: 'Pro',
      amountCents: 3_147,
      taxCents: 247,
      periodStart: periodEnd,
      periodEnd: Timestamp.fromMillis(Date.now() + 29 * day),
      status: 'failed',
      reference: null,
      at,
    });
  await subscription.set({
    ...pro,
    status: 'past-due',
    periodStart,
    periodEnd,
    anchorDay: 1,
    cancelAtPeriodEnd: false,
    nextPlanId: null,
    dueAt: Timestamp.fromMillis(Date.now() + day),
    failedAttempts: 1,
    openChargeId: null,
    openSince: null,
  });
}

it('a plan whose renewal was declined says so, and goes on once another card has paid', async () => {
  const page = await newPage();
  const { uid } = await signInSomebody(page);
  await declineRenewal(uid);
  await page.goto(paths.profilePlan);
  const notice = page.getByRole('status').filter({ hasText: 'Your card was declined' });
  await notice
    .getByText(/^Your card was declined. Your plan has been unpaid since .+ We try again on /)
    .waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Renewal: Pro' }).getByText('Declined').waitFor();
  await notice.getByRole('link', { name: 'Pay with another card' }).click();
  await page.waitForURL('**/checkout/plan=pro');
  await fillCard(page);
  await page.getByRole('button', { name: 'Pay $31.47' }).click();

  await page.waitForURL('**/profile#plan');
  await page.getByText(/^Paid until /).waitFor();
  await page.getByText(/^Renews on that day/).waitFor();
  expect(await notice.count()).toBe(0);
  await page.getByRole('listitem').filter({ hasText: 'Plan: Pro' }).getByText('Paid').waitFor();
});
