import { panelPaths } from '@tempera/domain/site/panel-screens';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, expect, it } from 'vitest';
import { rewindFields } from '../../emulators/clock/rewind-value.ts';
import { faultsOf } from './kit/axe.ts';
import { useBrowser } from './kit/browser.ts';
import { payAsGuest, seeComplete } from './kit/checkout.ts';
import { required } from './kit/environment.ts';
import { eventually } from './kit/eventually.ts';
import { openPanel } from './kit/moderation.ts';
import { db, ordersOf } from './kit/store.ts';

/** Alone: it takes the provider's time on, and has its webhooks lost. */
useBrowser();

const simulator = (path: string, body: URLSearchParams | string = '') =>
  fetch(`${required('TEMPERA_GATEWAY_URL')}/_simulator${path}`, { method: 'POST', body });
afterEach(() => simulator('/faults', '{}'));

/** What the comparison takes for settled, and no longer on its way. */
const settledMs = 40 * 60_000;

it('a refund of the provider’s dashboard whose webhook was lost is found, booked, and gone from the list', async () => {
  const { email, page: shop } = await payAsGuest('paid');
  await seeComplete(shop);
  const [order] = await ordersOf(email);
  const { id = '', payment } = order as unknown as { id: string; payment: { reference: string } };
  await simulator('/faults', JSON.stringify({ seed: 1, lose: 1 }));
  expect(
    (await simulator(`/payments/${payment.reference}/refund`, new URLSearchParams({ amount: '100' }))).status,
  ).toBe(200);
  await simulator('/advance', JSON.stringify({ ms: settledMs }));
  const entries = await db().collection('ledger').where('of.id', '==', id).get();
  for (const entry of entries.docs) await entry.ref.update(rewindFields(entry.data(), settledMs));
  const day = new Date(Date.now() - settledMs).toISOString().slice(0, 10);
  await db()
    .doc(`reconciliations/${day}`)
    .set({ day, at: Timestamp.now(), expected: 0, booked: 0, differences: [], open: 0 });

  const page = await openPanel('admin', panelPaths.adminReconciliation);
  await page
    .getByRole('button', { name: /^Compare again: / })
    .first()
    .click();
  const line = page.getByRole('listitem').filter({ hasText: /^Refund .*-\$1\.00/s });
  await line.first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await line
    .first()
    .getByRole('button', { name: /^Book it: refund-/ })
    .click();
  await line.first().waitFor({ state: 'detached' });
  expect((await db().doc(`orders/${id}`).get()).data()).toMatchObject({
    refundedCents: 100,
    paymentStatus: 'partly-refunded',
  });
  const booked = (await db().collection('ledger').where('of.id', '==', id).get()).docs.map((one) =>
    one.data(),
  );
  expect(booked.filter(({ kind }) => kind === 'refund')).toMatchObject([{ grossCents: -100 }]);
  await shop.reload();
  await eventually(() => shop.getByText('Refunded').count()).toBeGreaterThan(0);
});
