import { asOrder } from '@tempera/domain/orders/read-order';
import { orderTerms } from '@tempera/domain/search/document-terms';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { useBrowser } from './kit/browser.ts';
import { openPanel } from './kit/moderation.ts';
import { db } from './kit/store.ts';

useBrowser();

/** An order of today would be told as a sale. */
const longAgo = Date.UTC(2024, 2, 1);

it('an open dispute, or inquiry, needs attention, is found among the orders, and says until when it can be answered', async () => {
  const made = Date.now();
  const [disputed, paid, asked] = [`ORD-${made}001`, `ORD-${made}002`, `ORD-${made}003`];
  const email = `dora.${made}@example.com`;
  const put = async (id: string, more: object) => {
    const order = asOrder({
      id,
      uid: 'dora',
      customer: { name: 'Dora Disputed', email },
      totalCents: 1_200,
      currency: 'USD',
      status: 'completed',
      paymentStatus: 'paid',
      ...more,
    });
    const document = { ...order, terms: orderTerms(id, { ...order }), date: Timestamp.fromMillis(longAgo) };
    await db().doc(`orders/${id}`).set(document);
  };
  const dueAt = made + 7 * 86_400_000;
  const dispute = { id: 'dp_1', state: 'open', amountCents: 1_200, reason: 'fraudulent', at: made, dueAt };
  await put(disputed, { paymentStatus: 'disputed', dispute });
  await put(paid, { dispute: { ...dispute, state: 'closed' } });
  await put(asked, { dispute: { ...dispute, state: 'inquiry' } });
  try {
    const page = await openPanel('admin', panelPaths.adminDashboard);
    await page.getByRole('link', { name: /disputed: answer/ }).click();
    await page.waitForURL(`**${panelPaths.adminOrders}?status=disputed`);
    const rowOf = (id: string) => page.getByRole('row').filter({ hasText: id });
    await rowOf(disputed)
      .getByText(/^Answer by /)
      .filter({ visible: true })
      .first()
      .waitFor();
    await rowOf(asked).getByText('Inquiry', { exact: true }).filter({ visible: true }).first().waitFor();
    expect(await rowOf(paid).count()).toBe(0);
    expect(await page.getByLabel('Status').inputValue()).toBe('disputed');
    expect(await faultsOf(page)).toEqual([]);
    for (const more of ['&sort=date&way=asc', `&q=${email}`, `&q=${email}&sort=date&way=asc`]) {
      await page.goto(`${panelPaths.adminOrders}?status=disputed${more}`);
      await rowOf(disputed).waitFor();
      await rowOf(asked).waitFor();
      expect(await rowOf(paid).count()).toBe(0);
    }
    await rowOf(disputed).getByRole('link', { name: disputed }).click();
    await page.getByText(/Answer it with evidence .* Answer by /).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  } finally {
    await Promise.all([disputed, paid, asked].map((id) => db().doc(`orders/${id}`).delete()));
  }
});
