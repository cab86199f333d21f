import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { invoicesDue } from '../../functions/src/invoices/invoices.store.ts';
import { numberInvoice } from '../../functions/src/invoices/number-invoice.ts';
import { sweepInvoices } from '../../functions/src/invoices/sweep-invoices.ts';
import { refs } from '../../functions/src/platform/refs.ts';
import { noField } from '../../functions/src/platform/timestamps.ts';
import { customer, guest, putAccess, withRole } from './support/callers.ts';
import { changePlan, reasonOf, requestInvoice, subscribe, succeed } from './support/calls.ts';
import { putPaidCharge } from './support/paid-charge.ts';
import { expectNoGap, issueForTest, putPaidOrder } from './support/paid-order.ts';
import {
  change,
  chargesOf,
  moveToEnd,
  newcomer,
  putPlans,
  renew,
  subscriber,
  subscription,
  usePlans,
} from './support/plans.ts';
import { readDocument, withSeller, withSettings } from './support/store.ts';

usePlans();

/** Not paid, so that no queue numbers it while a test looks. */
const waiting = { status: 'pending' } as const;
const hour = 3_600_000;

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 90_000, interval: 100 });
const invoiceOf = (id = '') => readDocument(`invoices/${id}`);
const numberOf = async (id: string): Promise<number | undefined> => (await invoiceOf(id))?.number;

describe('the invoice of a plan', () => {
  it('follows each charge by trigger and queue, and says what was charged', {
    timeout: 180_000,
  }, async () => {
    const [low, high] = await putPlans(2_900, 9_900);
    const seller = { name: 'Studio', address: '1 Row', taxId: 'T-1', email: 'studio@example.com' };
    await withSettings({ taxRate: '8.5' }, () =>
      withSeller(seller, async () => {
        const person = await subscriber(low);
        await succeed(changePlan(change(high), person));
        await moveToEnd(person, 1);
        await renew(person);
        vi.restoreAllMocks();
        const { name } = (await readDocument(`users/${person.uid}`)) ?? {};
        const charges = await chargesOf(person);
        expect(charges.map(({ kind }) => kind)).toEqual(['subscribe', 'upgrade', 'renewal']);
        for (const { id, kind, planId, amountCents, taxCents } of charges) {
          await eventually(async () => expect(await numberOf(id)).toBeGreaterThan(0));
          const what = kind === 'upgrade' ? `Upgrade to the Plan ${high} plan` : `Plan ${planId} plan`;
          const line = expect.stringMatching(new RegExp(`^${what}, from .+ \\d{4} until .+ \\d{4}$`));
          const net = amountCents - taxCents;
          expect(await invoiceOf(id)).toMatchObject({
            uid: person.uid,
            chargeId: id,
            seller,
            customer: { name, email: `${person.uid}@example.com` },
            lines: [{ slug: planId, name: line, priceCents: net, quantity: 1 }],
            subtotalCents: net,
            discountCents: 0,
            taxCents,
            totalCents: amountCents,
            currency: 'USD',
          });
          const path = `subscriptions/${person.uid}/charges/${id}`;
          await eventually(async () => expect(await readDocument(path)).not.toHaveProperty('invoiceDue'));
        }
      }),
    );
    await expectNoGap();
  });

  it('is for what was paid alone', async () => {
    const { plan, person } = await newcomer();
    await succeed(subscribe(subscription(plan, 'tok_declined'), person));
    const [declined] = await chargesOf(person);
    expect(declined).not.toHaveProperty('invoiceDue');
    const unpaid = [
      { uid: person.uid, chargeId: declined?.id ?? '' },
      await putPaidCharge(waiting),
      await putPaidCharge({ amountCents: 0, taxCents: 0 }),
      { uid: person.uid, chargeId: `${person.uid}-1763712345678` },
    ];
    for (const task of unpaid) {
      expect(await numberInvoice(task)).toBeNull();
      expect(await invoiceOf(task.chargeId)).toBeUndefined();
    }
  });

  it('is numbered for a charge older than the names on it', async () => {
    const { uid, chargeId } = await putPaidCharge(waiting);
    const older = { status: 'paid', planName: noField(), customer: noField() };
    await refs.planCharge(uid, chargeId).update(older);
    expect(await numberInvoice({ uid, chargeId })).toBeGreaterThan(0);
    expect(await invoiceOf(chargeId)).toMatchObject({ customer: { name: '', email: '' } });
  });
});

describe('its number', () => {
  it('is one, however often and by whomever it is asked for at once', { timeout: 180_000 }, async () => {
    const charges = await Promise.all(Array.from({ length: 15 }, () => putPaidCharge()));
    const orders = await Promise.all(Array.from({ length: 15 }, () => putPaidOrder()));
    const tasks = [...charges, ...orders.map(({ id }) => ({ orderId: id }))];
    const given = await Promise.all([...tasks, ...tasks].map(numberInvoice));
    expect(given.slice(0, 30)).toEqual(given.slice(30));
    expect(new Set(given).size).toBe(30);
    await expectNoGap();
  });

  it.each(['before-commit', 'after-commit'])('has no gap with a process killed %s', async (when) => {
    const { uid, chargeId } = await putPaidCharge(waiting);
    const path = `subscriptions/${uid}/charges/${chargeId}`;
    const script = fileURLToPath(new URL('support/number-and-die.ts', import.meta.url));
    const child = spawn(process.execPath, [script, when, path], { stdio: 'ignore' });
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    await expectNoGap();
    const number = await issueForTest(path);
    expect(await numberOf(chargeId)).toBe(number);
    expect(await readDocument(path)).not.toHaveProperty('invoiceDue');
    await expectNoGap();
  });

  it('is given by the sweep where a task was lost', async () => {
    const charge = await putPaidCharge({ at: Date.now() - hour });
    await sweepInvoices();
    expect(await numberOf(charge.chargeId)).toBeGreaterThan(0);
    await expectNoGap();
  });

  it('goes by the date of the payments, orders among them', async () => {
    const ago = (hours: number) => Date.now() - hours * hour;
    const [young, old] = [
      await putPaidCharge({ ...waiting, at: ago(1) }),
      await putPaidCharge({ ...waiting, at: ago(3) }),
    ];
    const { id } = await putPaidOrder({ status: 'pending', paymentStatus: 'pending', date: ago(2) });
    const mine = [young.chargeId, old.chargeId, id];
    const due = (await invoicesDue(Date.now())).map(({ task }) =>
      'chargeId' in task ? task.chargeId : task.orderId,
    );
    expect(due.filter((one) => mine.includes(one))).toEqual([old.chargeId, id, young.chargeId]);
    expect(await invoicesDue(ago(1_000))).toEqual([]);
  });
});

describe('requestInvoice for a charge', () => {
  it('gives its person and the managers a PDF, the same each time', async () => {
    const person = customer();
    const charge = await putPaidCharge({ uid: person.uid });
    const { chargeId } = charge;
    const number = `INV-${String(await numberInvoice(charge)).padStart(6, '0')}`;
    const first = await succeed(requestInvoice({ chargeId }, person));
    expect(first).toMatchObject({ number, fileName: `${number}.pdf` });
    expect(Buffer.from(first.pdfBase64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(await succeed(requestInvoice({ chargeId }, person))).toEqual(first);
    expect(await succeed(requestInvoice({ chargeId }, await withRole('admin')))).toEqual(first);
  });

  it('is asked for until it is there, which is soon', async () => {
    const person = customer();
    const { chargeId } = await putPaidCharge({ uid: person.uid });
    await eventually(async () => {
      const outcome = await requestInvoice({ chargeId }, person);
      if ('refused' in outcome) expect(outcome.refused.reason).toBe('invoice-not-ready');
      expect(outcome).toHaveProperty('ok.number');
    });
  });

  it('is refused to everybody else, and for what has no invoice', async () => {
    const person = customer();
    const { uid } = person;
    const charge = await putPaidCharge({ uid });
    const { chargeId } = charge;
    await numberInvoice(charge);
    expect(await reasonOf(requestInvoice({ chargeId }, null))).toBe('sign-in-required');
    for (const other of [customer(), guest(), await withRole('staff')])
      expect(await reasonOf(requestInvoice({ chargeId }, other))).toBe('charge-not-found');
    const { id: orderId } = await putPaidOrder({ uid });
    await numberInvoice({ orderId });
    for (const none of [`${uid}-1763712345678`, `${orderId}-1763712345678`])
      expect(await reasonOf(requestInvoice({ chargeId: none }, person))).toBe('charge-not-found');
    for (const wrong of [orderId, '../users/x-1763712345678', ''])
      expect(await reasonOf(requestInvoice({ chargeId: wrong }, person))).not.toMatch('succeeded');
    const [failed, pending] = [
      await putPaidCharge({ uid, status: 'failed' }),
      await putPaidCharge({ uid, ...waiting }),
    ];
    expect(await reasonOf(requestInvoice({ chargeId: failed.chargeId }, person))).toBe('invoice-none');
    expect(await reasonOf(requestInvoice({ chargeId: pending.chargeId }, person))).toBe('invoice-not-ready');
    await putAccess(uid, { status: 'banned', permanent: true });
    expect(await reasonOf(requestInvoice({ chargeId }, person))).toBe('restricted');
  });
});
