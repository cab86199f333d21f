import { asOrder } from '@tempera/domain/orders/read-order';
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

it('an order names others of the same address, and what one of them has bought as well', async () => {
  const made = Date.now();
  const [first, second, failed] = [`ORD-${made}011`, `ORD-${made}012`, `ORD-${made}013`];
  const put = async (id: string, uid: string, more: object = {}) => {
    const order = asOrder({
      id,
      uid,
      guest: true,
      customer: { name: 'Gil Guest', email: `gil.${made}@example.com` },
      lines: [{ slug: 'twice-ink', name: 'Twice Ink', priceCents: 1_200, quantity: 1 }],
      totalCents: 1_200,
      currency: 'USD',
      status: 'completed',
      paymentStatus: 'paid',
      ...more,
    });
    await db()
      .doc(`orders/${id}`)
      .set({ ...order, date: Timestamp.fromMillis(longAgo) });
  };
  // A guest has another uid in each browser.
  await put(first, `gil-one-${made}`);
  await put(second, `gil-two-${made}`);
  await put(failed, `gil-two-${made}`, { status: 'failed', paymentStatus: 'failed' });
  try {
    const page = await openPanel('admin', panelPaths.adminOrder(first));
    await page.getByText(`Also bought with order ${second}: Twice Ink.`).waitFor();
    const others = page.getByRole('list', { name: 'Other orders' });
    await others.getByRole('listitem').filter({ hasText: failed }).getByText('Twice Ink × 1').waitFor();
    expect(await others.getByRole('listitem').count()).toBe(2);
    expect(await page.getByText(`Also bought with order ${failed}`).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);

    await others.getByRole('link', { name: second }).click();
    await page.getByText(`Also bought with order ${first}: Twice Ink.`).waitFor();
    await db().doc(`orders/${first}`).update({ status: 'refunded', paymentStatus: 'refunded' });
    await page.getByText('Also bought with order').waitFor({ state: 'detached' });
  } finally {
    await Promise.all([first, second, failed].map((id) => db().doc(`orders/${id}`).delete()));
  }
});
