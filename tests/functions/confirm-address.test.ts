import { durations } from '@tempera/domain/site/durations';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sweepOrders } from '../../functions/src/checkout/sweep-orders.ts';
import { loadMailFacts, readMail } from '../../functions/src/mail/mail.store.ts';
import { secretValues } from '../../functions/src/mail/secret-link.ts';
import { stripeProvider } from '../../functions/src/payments/stripe-provider.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { customer, guest, type TestAuth } from './support/callers.ts';
import {
  findOrder,
  finishPayment,
  openOrder,
  order,
  placeOrder,
  requestOrderLink,
  succeed,
} from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { putProduct, readDocument, unique, withSettings } from './support/store.ts';

const gateway = useGateway();
afterEach(() => vi.restoreAllMocks());

const newAddress = () => `${unique('stranger')}@example.com`;

/** Orders a new template, for nothing where there is no token, under a name that its buyer has thought up. */
async function buy(who: TestAuth, email: string, paymentToken: string | null = null): Promise<string> {
  const slug = await putProduct({ priceCents: paymentToken === null ? 0 : 280 });
  const typed = { firstName: 'You', lastName: 'have won', email };
  const { orderId } = await succeed(placeOrder(order({ slugs: [slug], paymentToken, customer: typed }), who));
  return orderId;
}

/** A payment that a slow bank declines in the end. */
async function buyInVain(who: TestAuth, email: string): Promise<string> {
  const orderId = await buy(who, email, 'tok_slow_declined');
  const [payment] = await gateway.paymentsOf(orderId);
  await gateway.act(payment?.id ?? '', 'decline');
  await succeed(finishPayment({ orderId }, who));
  return orderId;
}

const mailsTo = async (...addresses: string[]) =>
  (await db().collection('mail').where('to', 'in', addresses).get()).docs.map((mail) => ({
    id: mail.id,
    name: String(mail.data().template.name),
    said: JSON.stringify([mail.data().message, mail.data().template]),
  }));
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ name }) => name).sort();

async function linkOf(mailId: string): Promise<string> {
  const mail = await readMail(mailId);
  const { link = '' } = mail ? await secretValues(mail, await loadMailFacts()) : {};
  return link.split('#')[1] ?? '';
}

/** Signed up with an address by password, linked a provider, and signed in by that. */
const linked = (email: string) =>
  customer({ email, email_verified: false, firebase: { sign_in_provider: 'github.com' } });

describe.each<[string, (stranger: string) => TestAuth]>([
  ['a guest', guest],
  ['a member with an address of their own', () => customer()],
  ['a member whose account has it, by a provider that they linked', linked],
])('%s, to the address of somebody else', (_who, person) => {
  it('sends one plain mail a day in all, without their words, whatever they do', async () => {
    const [stranger, now] = [newAddress(), Date.now()];
    const who = person(stranger);
    await withSettings({}, async () => {
      const free = await buy(who, stranger);
      await buy(who, stranger);
      const failed = await buyInVain(who, stranger);
      await buy(who, stranger, 'tok_authenticate');
      vi.spyOn(clock, 'now').mockReturnValue(now + durations.orderSweepAfter + 60_000);
      await sweepOrders(stripeProvider);
      for (const orderId of [free, failed]) await succeed(findOrder({ email: stranger, orderId }));
      const [mail, ...more] = await mailsTo(stranger);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ id: `order-${free}`, name: 'confirmOrder' });
      expect(mail?.said).not.toContain('won');

      vi.spyOn(clock, 'now').mockReturnValue(now + 86_400_000 + 60_000);
      for (let n = 0; n < 2; n++) await succeed(findOrder({ email: stranger, orderId: failed }));
      expect(await kindsTo(stranger)).toEqual(['confirmFound', 'confirmOrder']);
    });
  });

  it('sends none more from many accounts at once, or by what follows a plus', async () => {
    const mailbox = unique('stranger');
    const addresses = Array.from({ length: 12 }, (_, n) => `${mailbox}+${n}@example.com`);
    await withSettings({}, async () => {
      await Promise.all(
        addresses.map((email, n) => buy(person(email), email, n % 2 ? 'tok_slow_declined' : null)),
      );
    });
    expect(await mailsTo(...addresses)).toHaveLength(1);
  });

  it('sends the receipt of what is paid for at once, without the name that was typed', async () => {
    const stranger = newAddress();
    const who = person(stranger);
    await withSettings({}, async () => {
      await buy(who, stranger);
      const paid = await buy(who, stranger, 'tok_paid');
      expect(await kindsTo(stranger)).toEqual(['confirmOrder', 'order']);
      const mail = await readDocument(`mail/order-${paid}`);
      expect(mail?.message.text).toMatch(/^Hello,\n/);
      expect(JSON.stringify(mail)).not.toContain('won');
    });
  });
});

it('a slow bank’s mail to an address that is not confirmed says that the order waits for it, and no amount', async () => {
  const [who, stranger] = [guest(), newAddress()];
  await withSettings({}, async () => {
    const orderId = await buy(who, stranger, 'tok_slow_declined');
    const mail = await readDocument(`mail/order-${orderId}-paymentPending`);
    expect(mail?.template.name).toBe('confirmOrder');
    expect(mail?.message.text).toContain('It is waiting for the bank to check the payment');
    expect(mail?.message.text).not.toMatch(/won|\d\.\d\d/);
  });
});

describe('the link of a mail', () => {
  it('confirms the address for its buyer: whatever follows goes out in full', async () => {
    const [who, own] = [guest(), newAddress()];
    await withSettings({}, async () => {
      const first = await buy(who, own);
      await succeed(openOrder({ link: await linkOf(`order-${first}`) }));
      expect(await readDocument(`orders/${first}`)).toMatchObject({ emailConfirmed: true });
      const failed = await buyInVain(who, own);
      await buy(who, own);
      for (const orderId of [first, failed]) await succeed(findOrder({ email: own, orderId }));
      const [confirmation, ...inFull] = (await mailsTo(own)).sort((a, b) => a.name.localeCompare(b.name));
      expect(confirmation?.name).toBe('confirmOrder');
      expect(inFull.map(({ name }) => name)).toEqual([
        'downloads',
        'foundOrder',
        'order',
        'paymentFailed',
        'paymentPending',
      ]);
      for (const { said } of inFull) expect(said).toContain('Hello You have won,');
    });
  });

  it('confirms it for nobody else, and for no other address', async () => {
    const [who, own, other] = [guest(), newAddress(), newAddress()];
    await withSettings({}, async () => {
      await succeed(openOrder({ link: await linkOf(`order-${await buy(who, own)}`) }));
      await buy(guest(), own);
      await buy(who, other);
    });
    expect([await kindsTo(own), await kindsTo(other)]).toEqual([['confirmOrder'], ['confirmOrder']]);
  });

  it('is not the one that a buyer gets without a mail', async () => {
    const [who, stranger] = [guest(), newAddress()];
    await withSettings({}, async () => {
      const orderId = await buy(who, stranger);
      const { link } = await succeed(requestOrderLink({ orderId }, who));
      await succeed(openOrder({ link }));
      await succeed(finishPayment({ orderLink: link }, who));
      expect((await readDocument(`orders/${orderId}`))?.emailConfirmed).toBeUndefined();
      await buyInVain(who, stranger);
    });
    expect(await kindsTo(stranger)).toEqual(['confirmOrder']);
  });
});

it('a member who buys by their own confirmed address has every mail in full', async () => {
  const who = customer();
  const own = String(who.token.email);
  await withSettings({}, async () => {
    await buy(who, own);
    await buyInVain(who, own);
    await buy(who, own, 'tok_paid');
  });
  const mails = await mailsTo(own);
  expect(mails.map(({ name }) => name).sort()).toEqual(['order', 'order', 'paymentFailed', 'paymentPending']);
  for (const { said } of mails) expect(said).toContain('Hello You have won,');
});
