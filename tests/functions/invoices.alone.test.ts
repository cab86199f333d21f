import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { invoicesDue } from '../../functions/src/invoices/invoices.store.ts';
import { numberInvoice } from '../../functions/src/invoices/number-invoice.ts';
import { sweepInvoices } from '../../functions/src/invoices/sweep-invoices.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { customer, putAccess, withRole } from './support/callers.ts';
import { order, placeOrder, reasonOf, requestInvoice, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { expectNoGap, issueForTest, putPaidOrder } from './support/paid-order.ts';
import { putCoupon, putProduct, readDocument, withSeller, withSettings } from './support/store.ts';

useGateway();
afterEach(() => vi.restoreAllMocks());

/** Still pending, so that no queue numbers it while a test looks. */
const waiting = { status: 'pending', paymentStatus: 'pending' } as const;

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 90_000, interval: 100 });
const numberOf = async (id: string): Promise<number | undefined> =>
  (await readDocument(`invoices/${id}`))?.number;

describe('an invoice', () => {
  it('follows a paid order by trigger and queue, and says what the order said', async () => {
    const slug = await putProduct({ priceCents: 280, title: 'Neo Gate' });
    const code = await putCoupon();
    const buyer = customer();
    const seller = { name: 'Studio', address: '1 Row', taxId: 'T-1', email: 'studio@example.com' };
    await withSettings({}, () =>
      withSeller(seller, async () => {
        const bought = order({ slugs: [slug], couponCode: code });
        const { orderId } = await succeed(placeOrder(bought, buyer));
        await eventually(async () => expect(await numberOf(orderId)).toBeGreaterThan(0));
        expect(await readDocument(`invoices/${orderId}`)).toMatchObject({
          uid: buyer.uid,
          orderId,
          seller,
          customer: { name: 'Ada Example', email: 'ada@example.com' },
          lines: [{ slug, name: 'Neo Gate', priceCents: 280, quantity: 1 }],
          subtotalCents: 280,
          discountCents: 56,
          taxCents: 19,
          totalCents: 243,
          currency: 'USD',
          couponCode: code,
        });
        await eventually(async () =>
          expect(await readDocument(`orders/${orderId}`)).not.toHaveProperty('invoiceDue'),
        );
      }),
    );
  });

  it('is numbered for an order without an address too, which would hold up the queue for ever', async () => {
    const { id } = await putPaidOrder(waiting);
    const { billing, couponCode, ...rest } = (await readDocument(`orders/${id}`)) ?? {};
    await db()
      .doc(`orders/${id}`)
      .set({ ...rest, status: 'completed', paymentStatus: 'paid' });
    expect(await numberInvoice({ orderId: id })).toBeGreaterThan(0);
    expect(await readDocument(`invoices/${id}`)).toMatchObject({ billing: {}, couponCode: null });
  });

  it('is numbered for an order that does not say who bought it', async () => {
    const { id } = await putPaidOrder(waiting);
    const { customer: buyer, ...rest } = (await readDocument(`orders/${id}`)) ?? {};
    await db()
      .doc(`orders/${id}`)
      .set({ ...rest, billing: {}, status: 'completed', paymentStatus: 'paid' });
    expect(await numberInvoice({ orderId: id })).toBeGreaterThan(0);
    expect(await readDocument(`invoices/${id}`)).toMatchObject({ customer: { name: '—', email: '—' } });
  });

  it('has one number however often it is asked for', async () => {
    const { id } = await putPaidOrder();
    const numbers = await Promise.all(Array.from({ length: 10 }, () => numberInvoice({ orderId: id })));
    expect(new Set(numbers).size).toBe(1);
    expect(await numberInvoice({ orderId: id })).toBe(numbers[0]);
    await expectNoGap();
  });

  it('is for paid orders alone, and for none that is not there', async () => {
    const unpaid = [
      await putPaidOrder({ totalCents: 0, paymentStatus: 'free' }),
      await putPaidOrder(waiting),
      await putPaidOrder({ status: 'failed', paymentStatus: 'failed' }),
      { id: 'ORD-1000000000000' },
    ];
    for (const { id } of unpaid) {
      expect(await numberInvoice({ orderId: id })).toBeNull();
      expect(await readDocument(`invoices/${id}`)).toBeUndefined();
    }
  });
});

describe('numbers have no gap and no repeat', () => {
  it('with forty orders at once', { timeout: 180_000 }, async () => {
    const orders = await Promise.all(Array.from({ length: 40 }, () => putPaidOrder()));
    const given = await Promise.all(orders.map(({ id }) => numberInvoice({ orderId: id })));
    expect(new Set(given).size).toBe(40);
    expect(await Promise.all(orders.map(({ id }) => numberOf(id)))).toEqual(given);
    await expectNoGap();
  });

  it('and whoever is numbered takes along those who have waited longer', async () => {
    const dates = Array.from({ length: 30 }, (_, n) => Date.now() - (40 - n) * 60_000);
    const orders = await Promise.all(dates.map((date) => putPaidOrder({ date })));
    await numberInvoice({ orderId: orders.at(-1)?.id ?? '' });
    const given = await Promise.all(orders.map(({ id }) => numberOf(id)));
    expect(given).not.toContain(undefined);
    await expectNoGap();
  });

  it('and whoever has a number already takes along those who wait', async () => {
    const first = await putPaidOrder();
    const number = await numberInvoice({ orderId: first.id });
    const orders = await Promise.all(Array.from({ length: 20 }, () => putPaidOrder()));
    expect(await numberInvoice({ orderId: first.id })).toBe(number);
    for (const { id } of orders) {
      expect(await numberOf(id)).toBeGreaterThan(Number(number));
      expect(await readDocument(`orders/${id}`)).not.toHaveProperty('invoiceDue');
    }
    await expectNoGap();
  });

  it.each(['before-commit', 'after-commit'])('with a process killed %s', async (when) => {
    const { id } = await putPaidOrder(waiting);
    const script = fileURLToPath(new URL('support/number-and-die.ts', import.meta.url));
    const child = spawn(process.execPath, [script, when, `orders/${id}`], { stdio: 'ignore' });
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    await expectNoGap();
    const number = await issueForTest(`orders/${id}`);
    expect(number).toBeGreaterThan(0);
    expect(await numberOf(id)).toBe(number);
    expect(await readDocument(`orders/${id}`)).not.toHaveProperty('invoiceDue');
    await expectNoGap();
  });
});

describe('sweepInvoices', () => {
  const hour = 3_600_000;

  it('numbers whatever is due by then', async () => {
    const orders = await Promise.all([1, 2, 3].map(() => putPaidOrder({ date: Date.now() - hour })));
    await sweepInvoices();
    for (const { id } of orders) expect(await numberOf(id)).toBeGreaterThan(0);
    await expectNoGap();
  });

  it('goes by the date of the orders', async () => {
    const ages = [1, 3, 2];
    const orders = await Promise.all(
      ages.map((age) => putPaidOrder({ ...waiting, date: Date.now() - age * hour })),
    );
    const ids = orders.map(({ id }) => id);
    const due = (await invoicesDue(Date.now())).flatMap(({ task }) =>
      'orderId' in task ? [task.orderId] : [],
    );
    expect(due.filter((id) => ids.includes(id))).toEqual([ids[1], ids[2], ids[0]]);
  });

  it('leaves young orders to their task', async () => {
    vi.spyOn(clock, 'now').mockReturnValue(0);
    expect(await sweepInvoices()).toEqual({ numbered: 0, left: 0 });
  });
});

describe('requestInvoice', () => {
  it('gives the buyer a PDF, the same each time', async () => {
    const buyer = customer();
    const { id } = await putPaidOrder({ uid: buyer.uid });
    const number = await numberInvoice({ orderId: id });
    const first = await succeed(requestInvoice({ orderId: id }, buyer));
    const text = `INV-${String(number).padStart(6, '0')}`;
    expect(first).toMatchObject({ number: text, fileName: `${text}.pdf` });
    expect(Buffer.from(first.pdfBase64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(await succeed(requestInvoice({ orderId: id }, buyer))).toEqual(first);
    expect(await succeed(requestInvoice({ orderId: id }, await withRole('admin')))).toEqual(first);
  });

  it('is asked for until it is there', async () => {
    const buyer = customer();
    const { id: orderId } = await putPaidOrder({ uid: buyer.uid });
    await eventually(async () => {
      const outcome = await requestInvoice({ orderId }, buyer);
      if ('refused' in outcome) expect(outcome.refused.reason).toBe('invoice-not-ready');
      expect(outcome).toHaveProperty('ok.number');
    });
    await expectNoGap();
  });

  it('refuses everybody else, and what has no invoice', async () => {
    const buyer = customer();
    const { id: orderId } = await putPaidOrder({ uid: buyer.uid });
    await numberInvoice({ orderId });
    expect(await reasonOf(requestInvoice({ orderId }, null))).toBe('sign-in-required');
    expect(await reasonOf(requestInvoice({ orderId }, customer()))).toBe('order-not-found');
    expect(await reasonOf(requestInvoice({ orderId }, await withRole('staff')))).toBe('order-not-found');
    expect(await reasonOf(requestInvoice({ orderId: 'ORD-1000000000000' }, buyer))).toBe('order-not-found');
    expect(await reasonOf(requestInvoice({ orderId: '../users/x' }, buyer))).toBe('invalid-input');
    const { uid } = buyer;
    const free = await putPaidOrder({ uid, totalCents: 0, paymentStatus: 'free' });
    const failed = await putPaidOrder({ uid, status: 'failed', paymentStatus: 'failed' });
    const pending = await putPaidOrder({ uid, ...waiting });
    expect(await reasonOf(requestInvoice({ orderId: free.id }, buyer))).toBe('invoice-none');
    expect(await reasonOf(requestInvoice({ orderId: failed.id }, buyer))).toBe('invoice-none');
    expect(await reasonOf(requestInvoice({ orderId: pending.id }, buyer))).toBe('invoice-not-ready');
    await putAccess(uid, { status: 'banned', permanent: true });
    expect(await reasonOf(requestInvoice({ orderId }, buyer))).toBe('restricted');
  });
});
