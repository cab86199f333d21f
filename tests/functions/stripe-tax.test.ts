import { defaultSettings } from '@tempera/domain/settings/settings';
import type { TaxSettings } from '@tempera/domain/tax/tax-settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { fileTaxes } from '../../functions/src/tax/file-taxes.ts';
import * as filings from '../../functions/src/tax/tax-filings.store.ts';
import { customer, type TestAuth, withRole } from './support/callers.ts';
import {
  order,
  placeOrder,
  quoteCheckout,
  reasonOf,
  refundCharge,
  refundOrder,
  setOrderStatus,
  subscribe,
  succeed,
} from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { lastCharge, member, putPlan, subscription } from './support/plans.ts';
import { putCoupon, putProduct, readDocument, unique, withSettings } from './support/store.ts';
import { act, advance, deliverAll } from './support/stripe-events.ts';

const gateway = useGateway();
afterEach(() => vi.restoreAllMocks());

const byStripe = <T>(work: () => Promise<T>, tax: Partial<TaxSettings> = {}) =>
  withSettings({ tax: { ...defaultSettings.tax, mode: 'stripe', country: 'DE', ...tax } }, work);
let slugs: string[];
beforeEach(async () => {
  slugs = [await putProduct({ priceCents: 1_000 }), await putProduct({ priceCents: 500 })];
});
const quoted = (buyer: object, more: object = {}) => succeed(quoteCheckout({ slugs, buyer, ...more }));
const buying = (place: object, fields: object = {}) =>
  order({
    slugs,
    customer: { firstName: 'Ada', lastName: 'A', email: 'ada@example.com', ...place },
    ...fields,
  });
const newYork = { country: 'US', state: 'NY', zip: '10001' };
const stored = async (orderId: string) => (await readDocument(`orders/${orderId}`)) ?? {};
const filingOf = async ({ uid }: TestAuth, chargeId: string) =>
  (await readDocument(`subscriptions/${uid}/charges/${chargeId}`))?.taxFiling;
const buy = async (place: object, fields: object = {}) =>
  (await succeed(placeOrder(buying(place, fields), customer()))).orderId;
/** A transaction of Stripe Tax, as the simulator has it. */
async function transactionOf(id: string) {
  const answer = await fetch(`${process.env.TEMPERA_GATEWAY_URL}/v1/tax/transactions/${id}`, {
    headers: { authorization: 'Bearer simulator' },
  });
  return (await answer.json()) as { reference: string; type: string };
}

/** Has the refunds of a payment fail at its bank, as the store hears it. */
async function failLater(reference: string) {
  for (let wait = 0; wait < 2; wait++) await advance(4 * 86_400_000);
  await deliverAll(reference);
}

describe('a price by Stripe Tax', () => {
  it.each([
    [{ country: 'FR' }, { taxCents: 300, totalCents: 1_800 }, { country: 'FR', rate: 2_000 }],
    [newYork, { taxCents: 133, totalCents: 1_633 }, { country: 'US', region: 'NY', rate: 887.5 }],
    [
      { ...newYork, state: 'OR' },
      { taxCents: 0, totalCents: 1_500 },
      { region: 'OR', rate: 0 },
    ],
    [
      { country: 'AT', vatId: 'ATU13585627' },
      { taxCents: 0, totalCents: 1_500 },
      { country: 'AT', reverseCharge: true },
    ],
  ])('is what it says: %j', async (buyer, amounts, tax) => {
    await byStripe(async () => expect(await quoted(buyer)).toMatchObject({ ...amounts, tax }));
  });

  it('contains the tax where prices do, and comes after the discount', async () => {
    const couponCode = await putCoupon({ type: 'percentage', value: 20 });
    await byStripe(
      async () =>
        expect(await quoted({ country: 'FR' }, { couponCode })).toMatchObject({
          discountCents: 300,
          taxCents: 200,
          totalCents: 1_200,
          tax: { included: true },
        }),
      { included: true },
    );
  });

  it('is estimated by the store’s own table until the buyer has said where they are', async () => {
    await byStripe(async () => {
      expect(await succeed(quoteCheckout({ slugs }))).toMatchObject({ taxCents: 285 });
      expect(await quoted({ country: 'US' })).toMatchObject({ taxCents: 0 });
    });
  });

  it('asks nobody for a cart that costs nothing', async () => {
    const free = await putProduct({ priceCents: 0 });
    await byStripe(async () => {
      await gateway.stop();
      try {
        const quote = await succeed(quoteCheckout({ slugs: [free], buyer: { country: 'FR' } }));
        expect(quote.totalCents).toBe(0);
      } finally {
        await gateway.start();
      }
    });
  });
});

describe('an order', () => {
  it('keeps what was computed, and is told to Stripe Tax once', async () => {
    await byStripe(async () => {
      const orderId = await buy(newYork, { shownTotalCents: 1_633 });
      expect(await stored(orderId)).toMatchObject({
        taxCents: 133,
        totalCents: 1_633,
        tax: { mode: 'stripe', region: 'NY', calculation: expect.stringMatching(/^taxcalc_/) },
        taxFiling: { state: 'due' },
      });
      await fileTaxes();
      const { taxFiling } = await stored(orderId);
      expect(taxFiling).toEqual({
        state: 'done',
        transaction: expect.stringMatching(/^tax_/),
        reversed: [],
      });
      expect(await transactionOf(taxFiling.transaction)).toMatchObject({
        reference: orderId,
        type: 'transaction',
      });
      await db()
        .doc(`orders/${orderId}`)
        .update({ taxFiling: { state: 'due' } });
      await fileTaxes();
      expect((await stored(orderId)).taxFiling).toEqual(taxFiling);
    });
  });

  it('tells of each refund, also after a run that died before it was noted', async () => {
    await byStripe(async () => {
      const admin = await withRole('admin');
      const orderId = await buy(newYork);
      await fileTaxes();
      const part = { orderId, amountCents: 600, slugs: [], reason: 'Broken' };
      await succeed(refundOrder({ ...part, idempotencyKey: 'refund-one-1' }, admin));
      expect((await stored(orderId)).taxFiling.state).toBe('due');
      const dies = vi.spyOn(filings, 'storeFiling').mockResolvedValueOnce(false);
      expect((await fileTaxes()).left).toBeGreaterThan(0);
      dies.mockRestore();
      await fileTaxes();
      await succeed(refundOrder({ ...part, amountCents: 1_033, idempotencyKey: 'refund-two-2' }, admin));
      await fileTaxes();
      const { taxFiling } = await stored(orderId);
      expect(taxFiling.state).toBe('done');
      // The simulator reverses no more than was sold: each part went once.
      expect(new Set(taxFiling.reversed).size).toBe(2);
    });
  });

  it('tells of a refund that did not arrive, so that it can be made anew', async () => {
    await byStripe(async () => {
      const admin = await withRole('admin');
      const orderId = await buy(newYork, { paymentToken: 'tok_refund_fails' });
      const { totalCents, payment } = await stored(orderId);
      const all = { orderId, amountCents: totalCents, slugs: [], reason: 'Broken' };
      await succeed(refundOrder({ ...all, idempotencyKey: unique('key-') }, admin));
      await fileTaxes();
      const { taxFiling } = await stored(orderId);
      expect(taxFiling).toMatchObject({ state: 'done', reversed: [expect.any(String)] });
      await failLater(payment.reference);
      expect((await stored(orderId)).taxFiling.state).toBe('due');
      await fileTaxes();
      const { transaction } = taxFiling;
      expect((await stored(orderId)).taxFiling).toEqual({ state: 'done', transaction, reversed: [] });
      await fileTaxes();
      // The simulator reverses no more than was sold: this goes only as the first one counts no more.
      await succeed(refundOrder({ ...all, idempotencyKey: unique('key-') }, admin));
      await fileTaxes();
      const after = (await stored(orderId)).taxFiling;
      expect(after).toMatchObject({ state: 'done', reversed: [expect.any(String)] });
      expect(after.reversed).not.toEqual(taxFiling.reversed);
    });
  });

  it('tells of what a bank has given to its cardholder for good', async () => {
    await byStripe(async () => {
      const orderId = await buy(newYork);
      await fileTaxes();
      const { reference } = (await stored(orderId)).payment;
      await act(reference, 'dispute');
      await deliverAll(reference);
      await act(reference, 'lose');
      await deliverAll(reference);
      const { taxFiling, dispute } = await stored(orderId);
      expect(taxFiling.state).toBe('due');
      await fileTaxes();
      const after = (await stored(orderId)).taxFiling;
      expect(after).toMatchObject({ state: 'done', reversed: [dispute.id] });
      const reversal = await transactionOf(after.reversals[dispute.id]);
      expect(reversal).toMatchObject({ reference: dispute.id, type: 'reversal' });
    });
  });

  it('that failed has nothing to tell, until it is completed by hand', async () => {
    await byStripe(async () => {
      const orderId = await buy(newYork, { paymentToken: 'tok_declined' });
      await fileTaxes();
      expect((await stored(orderId)).taxFiling).toEqual({ state: 'none' });
      const admin = await withRole('admin');
      for (const status of ['pending', 'completed']) {
        await succeed(setOrderStatus({ orderId, status }, admin));
      }
      await fileTaxes();
      expect((await stored(orderId)).taxFiling).toMatchObject({ state: 'done' });
    });
  });

  it('is never taxed wrongly: what Stripe can’t say is refused in words', async () => {
    await byStripe(async () => {
      const refused = (place: object) => reasonOf(placeOrder(buying(place), customer()));
      expect(await refused({ country: 'US', state: 'NY' })).toBe('invalid-input');
      expect(await refused({ ...newYork, zip: 'nowhere' })).toBe('invalid-input');
      expect(await refused({})).toBe('invalid-input');
      await gateway.stop();
      try {
        expect(await refused({ country: 'FR' })).toBe('tax-unavailable');
        expect(await reasonOf(quoteCheckout({ slugs, buyer: { country: 'FR' } }))).toBe('tax-unavailable');
      } finally {
        await gateway.start();
      }
    });
  });
});

describe('a plan’s charge', () => {
  it('is told as taken back where a bank did that, and as paid where a refund has not arrived', async () => {
    const plan = await putPlan(1_000);
    await byStripe(async () => {
      for (const token of ['tok_refund_fails', 'tok_paid']) {
        const person = await member();
        await succeed(subscribe({ ...subscription(plan, token), buyer: newYork }, person));
        const { id: chargeId, reference, amountCents } = await lastCharge(person);
        await fileTaxes();
        const paid = String(reference);
        if (token === 'tok_paid') {
          await act(paid, 'dispute');
          await act(paid, 'lose');
          await deliverAll(paid);
          expect((await filingOf(person, chargeId)).state).toBe('due');
          await fileTaxes();
          expect((await filingOf(person, chargeId)).reversed).toEqual([expect.stringMatching(/^dp_/)]);
        } else {
          const part = { uid: person.uid, chargeId, amountCents, reason: 'Sorry' };
          await succeed(refundCharge({ ...part, idempotencyKey: unique('key-') }, await withRole('admin')));
          await fileTaxes();
          await failLater(paid);
          expect((await filingOf(person, chargeId)).state).toBe('due');
          await fileTaxes();
          expect(await filingOf(person, chargeId)).toMatchObject({ state: 'done', reversed: [] });
        }
      }
    });
  });

  it('is told as well: each payment and each refund, once, and nothing of what failed', async () => {
    const plan = await putPlan(1_000);
    await byStripe(async () => {
      const person = await member();
      await succeed(subscribe({ ...subscription(plan), buyer: newYork }, person));
      const { id: chargeId } = await lastCharge(person);
      await fileTaxes();
      const filed = await filingOf(person, chargeId);
      expect(filed).toEqual({ state: 'done', transaction: expect.stringMatching(/^tax_/), reversed: [] });
      const admin = await withRole('admin');
      for (const amountCents of [500, 589]) {
        const part = { uid: person.uid, chargeId, amountCents, reason: 'Sorry' };
        await succeed(refundCharge({ ...part, idempotencyKey: unique('key-') }, admin));
        expect((await filingOf(person, chargeId)).state).toBe('due');
        await fileTaxes();
      }
      // The simulator reverses no more than was sold: each part went once.
      const after = await filingOf(person, chargeId);
      expect(after).toMatchObject({ state: 'done', transaction: filed.transaction });
      expect(new Set(after.reversed).size).toBe(2);

      const declined = await member();
      await subscribe({ ...subscription(plan, 'tok_declined'), buyer: newYork }, declined);
      const { id } = await lastCharge(declined);
      await fileTaxes();
      expect(await filingOf(declined, id)).toEqual({ state: 'none' });
    });
  });
});
