import { defaultSettings } from '@tempera/domain/settings/settings';
import { describe, expect, it } from 'vitest';
import * as functions from '../../functions/src/index.ts';
import { auth, db } from '../../functions/src/platform/admin.ts';
import { newNetwork } from '../attacks/kit/bursts.ts';
import { grant, putArchive } from './support/archive.ts';
import { customer, guest, type TestAuth, withRole } from './support/callers.ts';
import { call, fromAddress, order, succeed } from './support/calls.ts';
import { putChat, putMember as putKnown } from './support/chats.ts';
import { useGateway } from './support/gateway.ts';
import { ban, known, putAppeal, suspension } from './support/moderation.ts';
import { putMember } from './support/notified.ts';
import { putPaidOrder } from './support/paid-order.ts';
import { putCoupon, putProduct, unique, withSettings } from './support/store.ts';

/** People who mean well, at their fastest: none of them meets a limit. */
useGateway();

const business = { country: 'AT', vatId: 'ATU13585627' };
const inGermany = <T>(work: () => Promise<T>) =>
  withSettings({ tax: { ...defaultSettings.tax, mode: 'by-country', country: 'DE', oss: true } }, work);

/** What somebody asks from their address; whatever is refused fails the test with its reason. */
const from =
  (who: TestAuth, ip: string) =>
  (callable: Parameters<typeof call>[0], data: unknown): Promise<unknown> =>
    succeed(call(callable, data, who, fromAddress(ip)));

const buyer = (more: object = {}) => ({
  firstName: 'Ada',
  lastName: 'Example',
  email: `${unique('o')}@example.com`,
  ...more,
});

/** One after the other, as one person does it. */
async function often(times: number, work: (n: number) => Promise<unknown>): Promise<void> {
  for (let n = 0; n < times; n++) await work(n);
}

it('an office of fifty behind one address: each with a typo, a VAT id and an order', async () => {
  const [paid, free, couponCode] = [
    await putProduct(),
    await putProduct({ priceCents: 0 }),
    await putCoupon(),
  ];
  const office = newNetwork();
  await inGermany(async () => {
    // Ten of them at the same moment, five times.
    await often(5, async () => {
      const outcomes = Array.from({ length: 10 }, async (_, n) => {
        const who = n % 2 ? customer() : guest();
        const ask = from(who, office);
        const typo = await call(
          functions.quoteCheckout,
          { slugs: [paid], couponCode: 'WELCOM' },
          who,
          fromAddress(office),
        );
        // At each of these the register of VAT ids is asked.
        await often(3, () => ask(functions.quoteCheckout, { slugs: [paid], couponCode, buyer: business }));
        await ask(functions.placeOrder, order({ slugs: [paid], customer: buyer(business) }));
        await ask(functions.placeOrder, order({ slugs: [free], customer: buyer(), paymentToken: null }));
        return 'refused' in typo && typo.refused.reason;
      });
      expect(await Promise.all(outcomes)).toEqual(Array(10).fill('coupon-invalid'));
    });
  });
});

it('a person who clicks fast, and everything twice', async () => {
  const { slug } = await putArchive({ priceCents: 280 });
  const who = await putMember();
  await (await auth()).createUser({ uid: who.uid });
  const ask = from(who, newNetwork());
  await grant(who.uid, slug);
  await inGermany(async () => {
    // A form that is filled in, and changed again, asks for its price each time.
    await often(40, () => ask(functions.quoteCheckout, { slugs: [slug], buyer: business }));
    await often(8, async () => {
      const twice = order({ slugs: [await putProduct()], customer: buyer(business) });
      await Promise.all([ask(functions.placeOrder, twice), ask(functions.placeOrder, twice)]);
    });
    await often(20, () => ask(functions.changeName, { name: `Mira ${unique('Example')}` }));
    await often(20, () => ask(functions.requestDownload, { slug }));
    await often(20, () => ask(functions.savedMethods, { action: 'list' }));
    await often(5, () => ask(functions.exportData, {}));
    await often(10, () => ask(functions.signOutEverywhere, {}));
  });
});

describe('the team’s busy hour', () => {
  const desk = newNetwork();

  it('an agent looks up, hands over, merges, sends again, restricts, lifts and decides', async () => {
    const ask = from(await withRole('staff'), desk);
    const { uid } = await putMember();
    const { id: orderId } = await putPaidOrder({ uid });
    await often(120, () => ask(functions.readCustomer, { uid }));
    await often(30, async () => {
      const { id } = await putChat({ userId: await putKnown() });
      await ask(functions.handOverChat, { chatId: id });
    });
    await often(15, async (n) => {
      const ticket = {
        userId: uid,
        username: 'Ada',
        status: 'open',
        subject: 'Where?',
        staffSent: 0,
        customerSent: 0,
      };
      const ids = [`${uid}_${2 * n}`, `${uid}_${2 * n + 1}`] as const;
      for (const id of ids)
        await db()
          .doc(`tickets/${id}`)
          .set({ ...ticket, createdAt: new Date(), lastMessageAt: new Date() });
      await ask(functions.mergeTickets, { from: ids[0], into: ids[1] });
    });
    await often(20, () => ask(functions.resendDownloadLinks, { orderId }));
    await often(24, async (n) => {
      const spammer = await known();
      await ask(functions.moderate, (n % 2 ? ban : suspension)(spammer, { hours: 1 }));
      if (n % 2) return ask(functions.lift, { uid: spammer });
      const { id } = await putAppeal(spammer, `r${n}`);
      return ask(functions.decideAppeal, { id, accept: true });
    });
  });

  it('an admin writes letters, and answers who wants their money back', async () => {
    const ask = from(await withRole('admin'), desk);
    const { uid } = await putMember();
    await often(20, () =>
      ask(functions.sendUserMail, {
        uid,
        idempotencyKey: unique('key-'),
        subject: 'Your question',
        text: 'Here is the answer.',
      }),
    );
    await often(30, async () => {
      const { id } = await putPaidOrder({ uid });
      // Nobody has asked for it: which is told past a limit that is not met.
      await expect(ask(functions.declineRefund, { orderId: id })).rejects.toThrow('refused: order-status');
    });
  });
});
