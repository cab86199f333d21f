import { panelPaths } from '@tempera/domain/site/panel-screens';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { useBrowser } from './kit/browser.ts';
import { required } from './kit/environment.ts';
import { eventually } from './kit/eventually.ts';
import { openPanel } from './kit/moderation.ts';
import { db } from './kit/store.ts';
import { subscribedPerson } from './kit/subscriber.ts';

/** What an admin does about a subscription that is paid for, and what its person sees of it. */
useBrowser();

/** One of the buttons of the subscription's page, for a reason; `choose` in the dialog before it is confirmed. */
async function act(
  page: Page,
  button: string,
  confirm: string,
  choose?: (dialog: ReturnType<Page['getByRole']>) => Promise<unknown>,
) {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await choose?.(dialog);
  await dialog.getByLabel('Reason').fill('They asked for it');
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

it('it is changed, canceled and resumed, which its person sees at once', async () => {
  const { page: theirs, person } = await subscribedPerson();
  const page = await openPanel('admin', panelPaths.adminSubscription(person.uid));
  await page.getByText(/^Renews /).waitFor();

  await act(page, 'Change Plan…', 'Change Plan', (dialog) =>
    dialog.getByLabel('Plan').selectOption('Enterprise'),
  );
  await page.getByText(/^Then Enterprise from /).waitFor();
  await theirs.getByText('Then Enterprise begins.').waitFor();
  await act(page, 'Resume', 'Resume');
  await theirs.getByText(/^Renews on that day for \$29\.00/).waitFor();

  await act(page, 'Cancel at Period End', 'Cancel at Period End');
  await page.getByText('Ending', { exact: true }).waitFor();
  await theirs.getByText(/^Ends on .+ and does not renew\.$/).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await act(page, 'Resume', 'Resume');
  await theirs.getByText(/^Renews on that day for \$29\.00/).waitFor();

  const history = page.getByRole('list', { name: 'History' });
  for (const words of ['Changes to Enterprise with the next period', 'Canceled', 'Resumed'])
    await history.getByText(words).first().waitFor();
  // Nothing of it cost anything.
  expect(await page.getByRole('list', { name: 'Charges' }).locator('> li').count()).toBe(1);
});

/** What Stripe's part of it has given back, in cents. */
async function givenBack(reference: string): Promise<number> {
  const answer = await fetch(`${required('TEMPERA_GATEWAY_URL')}/v1/refunds?payment_intent=${reference}`, {
    headers: { authorization: 'Bearer simulator' },
  });
  const { data } = (await answer.json()) as { data: { amount: number }[] };
  return data.reduce((sum, { amount }) => sum + amount, 0);
}

const bookedBack = async (uid: string) =>
  (await db().collection('ledger').where('of.uid', '==', uid).get()).docs
    .filter((entry) => entry.get('kind') === 'refund')
    .reduce((sum, entry) => sum + entry.get('grossCents'), 0);

it('a charge is given back in part and then whole: at the provider, in the books, and where its person looks', async () => {
  const { page: theirs, person } = await subscribedPerson();
  const [charge] = (await db().collection(`subscriptions/${person.uid}/charges`).get()).docs;
  const page = await openPanel('admin', panelPaths.adminSubscription(person.uid));
  await act(page, 'Refund…', 'Refund', async (dialog) => {
    await dialog.getByRole('radio', { name: 'Partial amount' }).check();
    await dialog.getByLabel(/^Amount/).fill('10');
  });
  const charges = page.getByRole('list', { name: 'Charges' });
  await charges.getByText('Partly refunded').waitFor();
  const row = theirs.getByRole('listitem').filter({ hasText: 'Plan: Pro' });
  await row.getByText('Partly refunded').waitFor();
  expect([await givenBack(charge?.get('reference')), await bookedBack(person.uid)]).toEqual([1_000, -1_000]);

  await act(page, 'Refund…', 'Refund', (dialog) =>
    dialog.getByRole('radio', { name: 'Full amount: $21.47' }).waitFor(),
  );
  await charges.getByText('Refunded', { exact: true }).waitFor();
  await row.getByText('Refunded', { exact: true }).waitFor();
  await theirs.getByText(/^Paid until /).waitFor();
  expect([await givenBack(charge?.get('reference')), await bookedBack(person.uid)]).toEqual([3_147, -3_147]);
  await eventually(() => page.getByRole('button', { name: 'Refund…' }).count()).toBe(0);
});
