import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMailFacts, readMail } from '../../functions/src/mail/mail.store.ts';
import { secretValues } from '../../functions/src/mail/secret-link.ts';
import { findOrder as findFrom } from '../../functions/src/orders/find-order.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { mailsOf } from './support/bought.ts';
import { findOrder, fromAddress, reasonOf, succeed } from './support/calls.ts';
import { putPaidOrder } from './support/paid-order.ts';
import { readDocument, unique, withMaintenance } from './support/store.ts';

beforeEach(async () => {
  vi.restoreAllMocks();
  await db().recursiveDelete(db().collection('limits'));
});

/** What its recipient opens. */
async function linkIn(mailId: string): Promise<string | undefined> {
  const mail = await readMail(mailId);
  return mail ? (await secretValues(mail, await loadMailFacts())).link : undefined;
}

const newEmail = () => `${unique('buyer')}@example.com`;
/** An order, of an address that its buyer has confirmed. */
const ordered = async (fields: Parameters<typeof putPaidOrder>[0] = {}) => {
  const email = newEmail();
  const customer = { name: 'Ada Example', email };
  const { id } = await putPaidOrder({ customer, emailConfirmed: true, ...fields });
  return { id, email };
};

describe('find my order', () => {
  it('mails the way to an order to its address, however address and number are typed', async () => {
    const { id, email } = await ordered();
    for (const orderId of [id, ` ${id.toLowerCase()} `, id.slice(4)]) {
      expect(await succeed(findOrder({ email: ` ${email.toUpperCase()}`, orderId }))).toEqual({
        accepted: true,
      });
    }
    const mails = await mailsOf(id);
    expect(mails).toHaveLength(3);
    expect(await readDocument(`mail/${mails[0]}`)).toMatchObject({
      to: email,
      template: { name: 'downloads' },
    });
  });

  it.each([
    [{ status: 'pending', paymentStatus: 'requires-action' }, 'asks you to confirm the payment of'],
    [{ status: 'pending', paymentStatus: 'processing' }, 'is still checking the payment of'],
    [{ status: 'pending', paymentStatus: 'pending' }, 'We’re still checking the payment of'],
    [{ status: 'failed', paymentStatus: 'failed' }, 'didn’t go through. Nothing was charged.'],
    [{ status: 'failed', paymentStatus: 'expired' }, 'wasn’t confirmed in time. Nothing was charged.'],
    [{ status: 'failed', paymentStatus: 'canceled' }, 'was canceled. Nothing was charged.'],
    [{ status: 'refunded', paymentStatus: 'refunded' }, 'Your payment was refunded.'],
    [{ status: 'refunded', paymentStatus: 'charged-back' }, 'back to its payer.'],
    [{ status: 'completed', paymentStatus: 'disputed' }, 'Downloads are paused'],
  ] as const)('says how %j stands, without a word of downloads to be had', async (standing, words) => {
    const { id, email } = await ordered(standing);
    await succeed(findOrder({ email, orderId: id }));
    const [mail] = await mailsOf(id);
    const { template, message } = (await readDocument(`mail/${mail}`)) ?? {};
    expect(template).toMatchObject({ name: 'foundOrder', data: { order: id } });
    expect(message.subject).toBe(`Your order ${id}`);
    expect(message.text).toContain(words);
    expect(message.text).not.toContain('Here are the templates');
  });

  it.each([
    [{}, ''],
    [{ status: 'pending', paymentStatus: 'processing' }, ' It is waiting for the payment provider to check'],
  ] as const)(
    'mails an address that is not confirmed the link that was asked for, once a day (%j)',
    async (standing, said) => {
      const [{ id, email }, now] = [await ordered(standing), Date.now()];
      await db().doc(`orders/${id}`).update({ emailConfirmed: FieldValue.delete() });
      for (let n = 0; n < 3; n++) {
        expect(await succeed(findOrder({ email, orderId: id }))).toEqual({ accepted: true });
      }
      const [mail, ...more] = await mailsOf(id);
      expect(more).toEqual([]);
      const { template, message } = (await readDocument(`mail/${mail}`)) ?? {};
      expect(template.name).toBe('confirmFound');
      expect(message.subject).toBe(`Here is the link to order ${id}`);
      expect(message.text).toMatch(/^Hello,\n\nHere is the link you asked for: /);
      expect(message.text).toContain(`opens order ${id} at Tempera.${said}`);
      expect(await linkIn(`${mail}`)).toContain('/checkout/order#');
      expect(JSON.stringify({ template, message })).not.toMatch(/Ada|Neo Gate/);
      vi.spyOn(clock, 'now').mockReturnValue(now + 86_400_000 + 60_000);
      await succeed(findOrder({ email, orderId: id }));
      expect(await mailsOf(id)).toHaveLength(2);
    },
  );

  it('says the same of orders that there are not, and mails nothing', async () => {
    const [mine, other] = [await ordered(), await ordered()];
    const closed = await ordered({ linkVersion: 0 });
    const wrong = [
      { email: mine.email, orderId: other.id },
      { email: newEmail(), orderId: mine.id },
      { email: mine.email, orderId: 'ORD-1000000000000' },
      { email: closed.email, orderId: closed.id },
    ];
    for (const { email, orderId } of wrong) {
      expect(await succeed(findOrder({ email, orderId }))).toEqual({ accepted: true });
    }
    for (const { id } of [mine, other, closed]) expect(await mailsOf(id)).toEqual([]);
  });

  it('is limited by address alike, whether there is an order or not', async () => {
    const { id, email } = await ordered();
    const ask = (sent: { email: string; orderId: string }, n: number) =>
      findFrom(sent, `192.0.2.${n}`).then(
        () => 'accepted',
        (error: Error) => error.message,
      );
    for (const sent of [
      { email, orderId: id },
      { email: newEmail(), orderId: id },
    ]) {
      const said = [];
      for (let n = 0; n < 6; n++) said.push(await ask(sent, n));
      expect(said).toEqual([...Array(5).fill('accepted'), 'too-many-attempts']);
    }
    expect(await mailsOf(id)).toHaveLength(5);
    vi.spyOn(clock, 'now').mockReturnValue(Date.now() + 3_600_001);
    expect(await ask({ email, orderId: id }, 7)).toBe('accepted');
  });

  it('is limited by caller, whatever is asked', async () => {
    const said = [];
    for (let n = 0; n < 21; n++) {
      const sent = { email: newEmail(), orderId: 'ORD-1000000000000' };
      said.push(await reasonOf(findOrder(sent, fromAddress('203.0.113.77')) as never));
    }
    expect(said.filter((reason) => reason === 'too-many-attempts')).toHaveLength(1);
  });

  it('waits for the end of maintenance, and refuses what is no number', async () => {
    const { id, email } = await ordered();
    const asked = { email, orderId: id };
    expect(await reasonOf(withMaintenance(() => findOrder(asked)))).toBe('maintenance');
    expect(await reasonOf(findOrder({ email: 'ada', orderId: id }))).toBe('invalid-input');
    expect(await reasonOf(findOrder({ email, orderId: 'my order' }))).toBe('invalid-input');
  });
});
