import { messageOf } from '@tempera/domain/calls/reason-texts';
import { monthOf } from '@tempera/domain/plans/plan';
import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { amountOf, fillCard } from './kit/checkout.ts';
import { eventually } from './kit/eventually.ts';
import { fillSignUp, signIn, somebodyKnown, somebodyNew } from './kit/people.ts';
import { saved } from './kit/saved.ts';
import { db } from './kit/store.ts';

useBrowser();

const cardOf = (page: Page, plan: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: plan, exact: true }) });

/** A signed-in person at the checkout of a plan. */
async function atPlan(page: Page, planId: string): Promise<void> {
  await page.goto(paths.planCheckout(planId));
  await page.getByRole('button', { name: /^Pay \$/ }).waitFor();
}

describe('a plan', () => {
  it('is where a visitor comes back to after signing up, and pays with a test card', async () => {
    const page = await newPage();
    await page.goto(paths.pricing);
    await cardOf(page, 'Pro').getByRole('link', { name: 'Choose Pro' }).click();
    await page.waitForURL(/\/login\?next=/);
    const why = page.getByText('you’ll continue to the checkout of Pro.', { exact: false });
    await why.waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: /create an account/i })
      .click();
    await page.getByLabel('First name').waitFor();
    await why.waitFor();
    await fillSignUp(page, somebodyNew());
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/checkout/plan=pro');

    await page.getByRole('button', { name: 'Pay $31.47' }).waitFor();
    expect(await amountOf(page, 'A month').innerText()).toBe('$29.00');
    expect(await amountOf(page, 'Tax').innerText()).toBe('$2.47');
    expect(await amountOf(page, 'Total today').innerText()).toBe('$31.47');
    await page.getByRole('button', { name: 'Pay $31.47' }).click();
    await page.getByText(messages.checkout.missing).waitFor();
    await page.getByText('Enter the card number').waitFor();
    await fillCard(page);
    await page.getByRole('button', { name: 'Pay $31.47' }).click();

    await page.waitForURL('**/profile#plan');
    await page.getByText('You are on Pro now').waitFor();
    await page.getByRole('heading', { level: 3, name: 'Pro', exact: true }).waitFor();
    await page.getByText(/^Paid until /).waitFor();
    await page.getByText('Plan: Pro').waitFor();
    await page.getByText('$31.47', { exact: true }).waitFor();
    const thanks = page.getByRole('status').filter({ hasText: 'Thank you. You are on Pro now.' });
    await thanks.getByText(/^You paid \$31\.47 with Visa .*4242\. Your plan is paid until /).waitFor();
    await thanks.getByRole('button', { name: 'Save the invoice of Pro' }).waitFor();
    await thanks.getByRole('link', { name: 'Open your library' }).waitFor();
    await thanks.getByRole('link', { name: 'Browse templates' }).click();
    await page.waitForURL(`**${paths.templates}`);
    await page.goto(paths.profilePlan);
    await page.getByText(/^Paid until /).waitFor();
    expect(await thanks.count()).toBe(0);
  });

  it('has an invoice for its charge, as a PDF', async () => {
    const page = await newPage();
    const account = await somebodyKnown();
    await signIn(page, account);
    await atPlan(page, 'pro');
    await fillCard(page);
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await page.waitForURL('**/profile#plan');
    const row = page.getByRole('listitem').filter({ hasText: 'Plan: Pro' });
    await row.getByText('Paid', { exact: true }).waitFor();
    await row.getByText('$31.47').waitFor();
    await row.getByText(String(new Date().getUTCFullYear())).waitFor();
    const invoices = () => db().collection('invoices').where('uid', '==', account.uid).get();
    await eventually(async () => (await invoices()).size).toBe(1);
    const { name, bytes } = await saved(page, () =>
      row.getByRole('button', { name: /^Invoice of Plan: Pro, / }).click(),
    );
    expect(name).toMatch(/^INV-\d+\.pdf$/);
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    await page.getByText(`Invoice ${name.replace('.pdf', '')} is saved`).waitFor();
  });

  it('with a declined card says so at the card, and another one goes through', async () => {
    const page = await newPage();
    await signIn(page, await somebodyKnown());
    await atPlan(page, 'pro');
    await fillCard(page, 'declined');
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await page.getByText(messages.checkout.declined).first().waitFor();
    await fillCard(page, 'paid');
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await page.waitForURL('**/profile#plan');
    await page.getByText('Paid', { exact: true }).waitFor();
    await page.getByText('Declined', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^Invoice of / }).count()).toBe(1);
  });

  it('is upgraded at once, canceled for the end of its period, and kept after all', async () => {
    const page = await newPage();
    await signIn(page, await somebodyKnown());
    await atPlan(page, 'pro');
    await fillCard(page);
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await page.waitForURL('**/profile#plan');

    await page.getByRole('link', { name: 'Change plan' }).click();
    await cardOf(page, 'Pro').getByRole('link', { name: 'Your plan' }).waitFor();
    await cardOf(page, 'Enterprise').getByRole('link', { name: 'Upgrade to Enterprise' }).click();
    await page.getByRole('button', { name: 'Upgrade to Enterprise' }).click();
    await page.waitForURL('**/profile#plan');
    await page.getByRole('heading', { level: 3, name: 'Enterprise', exact: true }).waitFor();

    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the plan' }).click();
    await page.getByText(/^Ends on /).waitFor();
    await page.getByRole('button', { name: 'Keep Enterprise' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep the plan' }).click();
    await page.getByText(/^Renews on that day/).waitFor();
  });

  it('never costs another price than the one shown, and says the new one first', async () => {
    const page = await newPage({ expected: /subscribe|changePlan/ });
    const account = await somebodyKnown();
    await signIn(page, account);
    const [id, dearer] = [`small-${Date.now()}`, `large-${Date.now()}`];
    const plans = db().collection('plans');
    const pro = (await plans.doc('pro').get()).data();
    await plans.doc(id).set({ ...pro, name: id, priceCents: 1_000, popular: false, order: 1_000 });
    await plans.doc(dearer).set({ ...pro, name: dearer, priceCents: 5_000, popular: false, order: 1_001 });
    const charges = () => db().collection(`subscriptions/${account.uid}/charges`).get();
    try {
      await atPlan(page, id);
      await fillCard(page);
      await plans.doc(id).update({ priceCents: 2_000 });
      await page.getByRole('button', { name: 'Pay $10.85' }).click();
      await page.getByText(messageOf({ reason: 'price-changed' })).waitFor();
      await page.getByRole('button', { name: 'Pay $21.70' }).waitFor();
      expect(await amountOf(page, 'A month').innerText()).toBe('$20.00');
      expect((await charges()).size).toBe(0);
      await page.getByRole('button', { name: 'Pay $21.70' }).click();
      await page.waitForURL('**/profile#plan');
      await page.getByText('$21.70', { exact: true }).waitFor();

      await page.goto(paths.planCheckout(dearer));
      const upgrade = page.getByRole('button', { name: `Upgrade to ${dearer}` });
      await upgrade.waitFor();
      expect(await amountOf(page, 'Total today').innerText()).toBe('$32.55');
      await plans.doc(dearer).update({ priceCents: 6_000 });
      await upgrade.click();
      await page.getByText(messageOf({ reason: 'price-changed' })).waitFor();
      await eventually(() => amountOf(page, 'Total today').innerText()).toBe('$43.40');
      expect((await charges()).size).toBe(1);
      await upgrade.click();
      await page.waitForURL('**/profile#plan');
      await page.getByText('$43.40', { exact: true }).waitFor();
    } finally {
      await Promise.all([plans.doc(id).delete(), plans.doc(dearer).delete()]);
    }
  });

  it('that does not exist, or that one has, says so', async () => {
    const page = await newPage();
    const account = await somebodyKnown();
    await signIn(page, account);
    await page.goto(paths.planCheckout('no-such-plan'));
    await page.getByText('This plan is not available').waitFor();
    const at = Timestamp.now();
    await db().doc(`subscriptions/${account.uid}`).set({
      planId: 'pro',
      status: 'active',
      periodStart: at,
      periodEnd: at,
      priceCents: 2_900,
      currency: 'USD',
    });
    await page.goto(paths.planCheckout('pro'));
    await page.getByText('You are already on Pro').waitFor();
  });
});

describe('the free allowance', () => {
  it('shows what is left, and refuses the fourth template with the way to the plans', async () => {
    const page = await newPage({ expected: /requestDownload/ });
    const account = await somebodyKnown();
    await signIn(page, account);
    const { uid } = account;
    const allowance = db().doc(`users/${uid}/allowances/${monthOf(Date.now())}`);
    await allowance.set({ slugs: ['one', 'two'] });
    await page.goto(paths.preview('auth', 'neogate'));
    await page.getByText('1 of 3 free templates left this month.').waitFor();
    await allowance.set({ slugs: ['one', 'two', 'three'] });
    await page.getByText('0 of 3 free templates left this month.').waitFor();
    await page.getByRole('button', { name: 'Download Neo Gate' }).click();
    await page.getByText('You’ve used this month’s free templates. Upgrade for more.').waitFor();
    await page.getByRole('button', { name: 'See plans' }).click();
    await page.waitForURL('**/pricing');

    await allowance.set({ slugs: ['one', 'two'] });
    await page.goto(paths.preview('auth', 'neogate'));
    await page.getByText('1 of 3 free templates left this month.').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Neo Gate' }).click();
    await download;
    await page.getByText('You own this template, and all new versions.').waitFor();
    await page.goto('/profile#library');
    await page.getByRole('heading', { level: 3, name: 'Neo Gate' }).waitFor();
    await page.goto(paths.profilePlan);
    await page.getByText('0 of 3 free templates left this month.').waitFor();
  });
});
