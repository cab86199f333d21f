import { defaultSettings } from '@tempera/domain/settings/settings';
import { describe, expect, it } from 'vitest';
import { refs } from '../../functions/src/platform/refs.ts';
import { refund, stepsOf } from './support/bought.ts';
import { customer, guest, withRole } from './support/callers.ts';
import {
  declineRefund,
  order,
  placeOrder,
  reasonOf,
  refundOrder,
  requestRefund,
  succeed,
} from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { putPaidOrder } from './support/paid-order.ts';
import { countDocuments, putProduct, readDocument, withSettings } from './support/store.ts';

useGateway();
const inStore = <T>(work: () => Promise<T>) => withSettings({}, work);
const requestOf = async (orderId: string) => (await readDocument(`orders/${orderId}`))?.refundRequest;

describe('requestRefund', () => {
  it('is noted at the order, once, and opens a ticket of the buyer', async () => {
    const buyer = customer();
    const { id } = await putPaidOrder({ uid: buyer.uid });
    await inStore(async () => {
      const asked = { orderId: id, reason: ' It does not build ' };
      const [one, two] = await Promise.all([requestRefund(asked, buyer), requestRefund(asked, buyer)]);
      const { ticketId } = await succeed(requestRefund({ orderId: id, reason: 'Again' }, buyer));
      expect([one, two]).toEqual([{ ok: { ticketId } }, { ok: { ticketId } }]);
      expect(ticketId).toBe(`${buyer.uid}_0`);
      expect(await requestOf(id)).toMatchObject({ status: 'open', reason: 'It does not build', ticketId });
      expect(await readDocument(`tickets/${ticketId}`)).toMatchObject({
        userId: buyer.uid,
        status: 'open',
        subject: `Refund of ${id}`,
        staffUnread: 1,
      });
      expect(await countDocuments(`tickets/${ticketId}/messages`)).toBe(1);
      expect(await stepsOf(id)).toEqual(['refund-requested']);
    });
  });

  it('is refused to strangers and guests, too late, and where nothing was paid', async () => {
    const buyer = customer();
    const { id } = await putPaidOrder({ uid: buyer.uid });
    const old = await putPaidOrder({ uid: buyer.uid, date: Date.now() - 31 * 86_400_000 });
    const free = await putPaidOrder({ uid: buyer.uid, paymentStatus: 'free', totalCents: 0 });
    const visitor = guest();
    const theirs = await putPaidOrder({ uid: visitor.uid });
    const ask = (orderId: string, who: Parameters<typeof requestRefund>[1] = buyer) =>
      reasonOf(requestRefund({ orderId, reason: '' }, who));
    await inStore(async () => {
      expect(await ask(id, null)).toBe('sign-in-required');
      expect(await ask(theirs.id, visitor)).toBe('sign-in-required');
      expect(await ask(id, customer())).toBe('order-not-found');
      expect(await ask('ORD-1000000000000')).toBe('order-not-found');
      expect(await ask(old.id)).toBe('refund-too-late');
      expect(await ask(free.id)).toBe('not-refundable');
    });
    const promises = { ...defaultSettings.promises, refundDays: 0 };
    expect(await withSettings({ promises }, () => ask(id))).toBe('refund-too-late');
    expect(await requestOf(id)).toBeUndefined();
    expect(await reasonOf(requestRefund({ orderId: id, reason: 'x'.repeat(501) }, buyer))).toBe(
      'invalid-input',
    );
  });

  describe('once it was refunded', () => {
    /** A paid order whose buyer has asked for a refund. */
    async function asked() {
      const [buyer, slug] = [customer(), await putProduct()];
      const { orderId, totalCents } = await succeed(placeOrder(order({ slugs: [slug] }), buyer));
      const { ticketId } = await succeed(requestRefund({ orderId, reason: '' }, buyer));
      return { orderId, totalCents, ticketId };
    }
    const answerIn = (ticketId: string, number = 0) =>
      readDocument(`tickets/${ticketId}/messages/staff_${number}`);

    it.each(['whole', 'part'] as const)(
      'is gone from the order, and its ticket says so and is closed: %s',
      (kind) =>
        inStore(async () => {
          const admin = await withRole('admin');
          const { orderId, totalCents, ticketId } = await asked();
          const amountCents = kind === 'whole' ? totalCents : 100;
          await succeed(refundOrder(refund(orderId, { amountCents }), admin));
          expect(await requestOf(orderId)).toBeUndefined();
          const message = expect.stringContaining(
            kind === 'whole' ? `${orderId} was refunded: $` : `$1.00 of ${orderId}`,
          );
          expect(await answerIn(ticketId)).toMatchObject({
            fromUserId: admin.uid,
            fromUserRole: 'admin',
            message,
          });
          expect(await readDocument(`tickets/${ticketId}`)).toMatchObject({
            status: 'closed',
            settledAt: expect.anything(),
            staffSent: 1,
            customerUnread: 1,
            lastMessage: message,
          });
          if (kind === 'whole') return;
          await succeed(refundOrder(refund(orderId, { amountCents: 200 }), admin));
          expect(await answerIn(ticketId, 1)).toBeUndefined();
        }),
    );

    it('is answered in the ticket that its own was merged into, which stays open for the rest', () =>
      inStore(async () => {
        const admin = await withRole('admin');
        const { orderId, ticketId } = await asked();
        const other = `${ticketId}-other`;
        const [ticket, first] = [refs.ticket(ticketId), refs.ticket(other)];
        await first.set({ ...(await ticket.get()).data(), staffSent: 3 });
        await ticket.update({ status: 'closed', mergedInto: other });
        await succeed(refundOrder(refund(orderId), admin));
        expect(await answerIn(ticketId)).toBeUndefined();
        expect(await answerIn(other, 3)).toMatchObject({ message: expect.stringContaining(orderId) });
        expect(await readDocument(`tickets/${other}`)).toMatchObject({ status: 'open', staffSent: 4 });
      }));

    it('takes no harm from a ticket that is gone', () =>
      inStore(async () => {
        const { orderId, ticketId } = await asked();
        await refs.ticket(ticketId).delete();
        await succeed(refundOrder(refund(orderId), await withRole('admin')));
        expect(await readDocument(`tickets/${ticketId}`)).toBeUndefined();
      }));
  });
});

describe('declineRefund', () => {
  it('is a manager’s, of a request that there is, and ends it for good', async () => {
    const buyer = customer();
    const { id } = await putPaidOrder({ uid: buyer.uid });
    const [admin, staff] = [await withRole('admin'), await withRole('staff')];
    await inStore(async () => {
      expect(await reasonOf(declineRefund({ orderId: id }, admin))).toBe('order-status');
      const { ticketId } = await succeed(requestRefund({ orderId: id, reason: '' }, buyer));
      for (const who of [buyer, staff]) {
        expect(await reasonOf(declineRefund({ orderId: id }, who))).toBe('not-allowed');
      }
      await succeed(declineRefund({ orderId: id }, admin));
      await succeed(declineRefund({ orderId: id }, admin));
      expect(await requestOf(id)).toMatchObject({ status: 'declined' });
      expect(await succeed(requestRefund({ orderId: id, reason: '' }, buyer))).toEqual({ ticketId });
      expect(await requestOf(id)).toMatchObject({ status: 'declined' });
      expect(await stepsOf(id)).toEqual(['refund-declined', 'refund-requested']);
    });
  });
});
