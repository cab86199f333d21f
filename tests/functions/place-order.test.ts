import { defaultSettings } from '@tempera/domain/settings/settings';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { idempotencyId } from '../../functions/src/checkout/orders.store.ts';
import { customer, guest, putAccess, withRole } from './support/callers.ts';
import { order, placeOrder, reasonOf, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import {
  countDocuments,
  putCoupon,
  putProduct,
  readDocument,
  unique,
  withMaintenance,
  withSettings,
} from './support/store.ts';

const gateway = useGateway();
const open = <T>(work: () => Promise<T>) => withSettings({}, work);

describe('a purchase', () => {
  it('is an order, a charge, an entitlement and a mail', async () => {
    const slug = await putProduct({ title: 'Astro <Access>', priceCents: 280 });
    const code = await putCoupon({ description: 'Welcome' });
    const buyer = customer();
    const sent = order({
      slugs: [slug],
      couponCode: code,
      customer: { firstName: 'Ada', lastName: '<b>', email: 'Ada@Example.com', city: 'Bern', phone: '' },
    });
    const { orderId, ...answer } = await open(() => succeed(placeOrder(sent, buyer)));
    expect(answer).toEqual({
      status: 'completed',
      paymentStatus: 'paid',
      totalCents: 243,
      methodType: 'card',
    });
    expect(orderId).toMatch(/^ORD-\d{16}$/);

    const { date, couponSlot, couponUses, payment, ...stored } =
      (await readDocument(`orders/${orderId}`)) ?? {};
    // Gone as soon as the queue has numbered the invoice.
    expect({ ...stored, invoiceDue: true }).toEqual({
      invoiceDue: true,
      mailed: true,
      uid: buyer.uid,
      customer: { name: 'Ada <b>', email: 'ada@example.com' },
      nameKey: 'ada <b>',
      terms: expect.arrayContaining(['ada@example.com', 'astro', 'access', orderId.slice(-4)]),
      billing: { firstName: 'Ada', lastName: '<b>', city: 'Bern', phone: '' },
      lines: [{ slug, name: 'Astro <Access>', priceCents: 280, quantity: 1 }],
      subtotalCents: 280,
      discountCents: 56,
      taxCents: 19,
      totalCents: 243,
      tax: {
        mode: 'one-rate',
        country: null,
        region: null,
        rate: 850,
        included: false,
        reverseCharge: false,
        vatId: null,
        evidence: { billing: null, card: 'US', address: null, agree: 0 },
      },
      currency: 'USD',
      couponCode: code,
      couponDescription: 'Welcome',
      status: 'completed',
      paymentStatus: 'paid',
    });
    expect(payment).toEqual({
      provider: 'stripe',
      reference: expect.stringMatching(/^pi_/),
      token: null,
      method: { type: 'card', brand: 'visa', last4: '4242', country: 'US' },
    });
    expect(Math.abs(date.toMillis() - Date.now())).toBeLessThan(60_000);
    expect(await readDocument(`coupons/${code}/redemptions/${couponSlot}`)).toMatchObject({
      orderId,
      uid: buyer.uid,
    });
    for (const use of couponUses) {
      expect(await readDocument(`coupons/${code}/customerUses/${use}`)).toMatchObject({ orderId });
    }
    expect(couponUses).toHaveLength(2);
    expect(await readDocument(`users/${buyer.uid}/library/${slug}`)).toMatchObject({ orderId });
    expect(await gateway.paymentsOf(orderId)).toMatchObject([
      { id: payment.reference, status: 'succeeded', amount_received: 243 },
    ]);

    const mail = await readDocument(`mail/order-${orderId}`);
    expect(mail?.to).toBe('ada@example.com');
    expect(mail?.message.text).toContain('Astro <Access>: $2.80');
    expect(mail?.message.html).toContain('Astro &lt;Access&gt;');
    expect(mail?.message.html).toContain(`/checkout/success?order=${orderId}`);
    expect(mail?.message.html).not.toContain('<b>');
  });

  it('asks for no card when it is free', async () => {
    const slug = await putProduct({ priceCents: 0 });
    const buyer = customer();
    const answer = await open(() => succeed(placeOrder(order({ slugs: [slug], paymentToken: null }), buyer)));
    expect(answer).toMatchObject({ status: 'completed', paymentStatus: 'free', totalCents: 0 });
    expect(await readDocument(`users/${buyer.uid}/library/${slug}`)).toBeDefined();
    expect(await gateway.paymentsOf(answer.orderId)).toEqual([]);
  });

  it('is free as well when a coupon takes off everything, and keeps no token then', async () => {
    const slug = await putProduct({ priceCents: 280 });
    const code = await putCoupon({ type: 'fixed', value: 1000 });
    const answer = await open(() =>
      succeed(placeOrder(order({ slugs: [slug], couponCode: code }), customer())),
    );
    expect(answer).toMatchObject({ paymentStatus: 'free', totalCents: 0 });
    expect((await readDocument(`orders/${answer.orderId}`))?.payment.token).toBeNull();
  });

  it('that is declined fails, grants nothing and frees the coupon', async () => {
    const slug = await putProduct();
    const code = await putCoupon({ maxUses: 1 });
    const buyer = customer();
    const declined = order({ slugs: [slug], couponCode: code, paymentToken: 'tok_declined' });
    await open(async () => {
      const answer = await succeed(placeOrder(declined, buyer));
      expect(answer).toMatchObject({
        status: 'failed',
        paymentStatus: 'failed',
        totalCents: 243,
        failure: 'generic_decline',
      });
      // Stripe would let it be confirmed again.
      expect(await gateway.paymentsOf(answer.orderId)).toMatchObject([{ status: 'canceled' }]);
      expect(await succeed(placeOrder(declined, buyer))).toEqual(answer);
      expect(await countDocuments(`users/${buyer.uid}/library`)).toBe(0);
      expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(0);
      expect(await readDocument(`mail/order-${answer.orderId}`)).toBeUndefined();
      const again = order({ slugs: [slug], couponCode: code });
      expect(await succeed(placeOrder(again, buyer))).toMatchObject({ status: 'completed' });
    });
  });

  it('that stays pending grants nothing yet and keeps its coupon use', async () => {
    const slug = await putProduct();
    const code = await putCoupon({ maxUses: 1 });
    const buyer = customer();
    const pending = order({ slugs: [slug], couponCode: code, paymentToken: 'tok_pending' });
    await open(async () => {
      const answer = await succeed(placeOrder(pending, buyer));
      expect(answer).toMatchObject({ status: 'pending', paymentStatus: 'processing' });
      expect(await succeed(placeOrder(pending, buyer))).toEqual(answer);
      expect(await countDocuments(`users/${buyer.uid}/library`)).toBe(0);
      expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(1);
    });
  });

  it('by the same key is the same order for its buyer, and nobody else’s', async () => {
    const slug = await putProduct();
    const sent = order({ slugs: [slug] });
    const [ada, bob] = [customer(), customer()];
    await open(async () => {
      const first = await succeed(placeOrder(sent, ada));
      expect(await succeed(placeOrder({ ...sent, slugs: ['other'], paymentToken: null }, ada))).toEqual(
        first,
      );
      expect((await succeed(placeOrder(sent, bob))).orderId).not.toBe(first.orderId);
      // The database forgets a key, but not while anybody may repeat a call.
      const { expiresAt } =
        (await readDocument(`idempotency/${idempotencyId(ada.uid, sent.idempotencyKey)}`)) ?? {};
      const days = ((expiresAt as Timestamp).toMillis() - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(29);
      expect(days).toBeLessThanOrEqual(30);
    });
  });
});

describe('what a client sends besides', () => {
  it('changes nothing: price, total, role, owner, id, status', async () => {
    const slug = await putProduct({ priceCents: 280 });
    const buyer = customer();
    const victim = unique('victim');
    const forged = {
      ...order({ slugs: [slug] }),
      uid: victim,
      userId: victim,
      role: 'owner',
      orderId: 'ORD-1',
      id: 'ORD-1',
      status: 'completed',
      paymentStatus: 'free',
      priceCents: 1,
      subtotalCents: 1,
      discountCents: 280,
      taxCents: 0,
      totalCents: 0,
      currency: 'XXX',
      lines: [{ slug, name: 'x', priceCents: 1, quantity: 1 }],
      prices: { [slug]: 1 },
      quantity: 0,
    };
    const { orderId } = await open(() => succeed(placeOrder(forged, buyer)));
    expect(orderId).not.toBe('ORD-1');
    expect(await readDocument(`orders/${orderId}`)).toMatchObject({
      uid: buyer.uid,
      subtotalCents: 280,
      discountCents: 0,
      taxCents: 24,
      totalCents: 304,
      currency: 'USD',
      paymentStatus: 'paid',
    });
    expect(await gateway.paymentsOf(orderId)).toMatchObject([{ amount_received: 304, currency: 'usd' }]);
    expect(await countDocuments(`users/${victim}/library`)).toBe(0);
    expect(JSON.stringify(await readDocument(`orders/${orderId}`))).not.toContain('owner');
  });

  it('never asks for less than the total without a token', async () => {
    const slug = await putProduct({ priceCents: 1 });
    const forged = { ...order({ slugs: [slug], paymentToken: null }), totalCents: 0, paymentStatus: 'free' };
    expect(await open(() => reasonOf(placeOrder(forged, customer())))).toBe('payment-required');
  });
});

describe('who may buy', () => {
  const buy = async (auth: Parameters<typeof placeOrder>[1]) =>
    placeOrder(order({ slugs: [await putProduct()] }), auth);

  it('nobody without logging in', async () => {
    expect(await buy(null)).toMatchObject({
      refused: { reason: 'sign-in-required' },
      code: 'unauthenticated',
    });
  });

  it('guests, while guest checkout is on', async () => {
    expect(await open(async () => succeed(buy(guest())))).toMatchObject({ status: 'completed' });
    await withSettings({ enableGuestCheckout: false }, async () => {
      expect(await reasonOf(buy(guest()))).toBe('guest-checkout-off');
      expect(await succeed(buy(customer()))).toMatchObject({ status: 'completed' });
    });
  });

  it('accounts with a verified address, where that is asked for', async () => {
    const unverified = () => customer({ email_verified: false });
    const linked = customer({ email_verified: false, firebase: { sign_in_provider: 'google.com' } });
    await withSettings({ requireEmailVerification: true }, async () => {
      for (const person of [unverified(), linked])
        expect(await reasonOf(buy(person))).toBe('email-unverified');
      for (const person of [customer(), guest()]) {
        expect(await succeed(buy(person))).toMatchObject({ status: 'completed' });
      }
    });
    expect(await open(async () => succeed(buy(unverified())))).toMatchObject({ status: 'completed' });
  });

  it('nobody who is restricted, until the very end of it', async () => {
    const until = (ms: number) => Timestamp.fromMillis(Date.now() + ms);
    const reasons: unknown[] = [];
    await open(async () => {
      for (const standing of [
        { status: 'banned', permanent: true },
        { status: 'banned', until: until(60_000) },
        { status: 'suspended', until: until(60_000) },
        { status: 'suspended', until: until(-1) },
        { status: 'suspended' },
      ]) {
        const person = customer();
        await putAccess(person.uid, standing);
        const outcome = await buy(person);
        reasons.push('ok' in outcome ? outcome.ok.status : outcome.refused.reason);
      }
    });
    expect(reasons).toEqual(['restricted', 'restricted', 'restricted', 'completed', 'completed']);
  });

  it('only those who keep the store, during maintenance', async () => {
    const impostor = customer({ role: 'admin' });
    const demoted = await withRole('customer');
    demoted.token.role = 'staff';
    const staff = await withRole('staff');
    await open(() =>
      withMaintenance(async () => {
        for (const person of [customer(), guest(), impostor, demoted]) {
          expect(await reasonOf(buy(person))).toBe('maintenance');
        }
        expect(await succeed(buy(staff))).toMatchObject({ status: 'completed' });
      }),
    );
  });
});

describe('what can’t be bought', () => {
  it.each([
    ['nothing', [], 'cart-empty'],
    ['the unknown', ['never-heard-of'], 'cart-empty'],
    ['no slug', ['../x', '__proto__'], 'cart-empty'],
  ])('%s', async (_what, slugs, reason) => {
    expect(await open(() => reasonOf(placeOrder(order({ slugs }), customer())))).toBe(reason);
  });

  it('drafts and archived templates', async () => {
    const slugs = [await putProduct({ status: 'draft' }), await putProduct({ status: 'archived' })];
    expect(await open(() => reasonOf(placeOrder(order({ slugs }), customer())))).toBe('cart-empty');
  });

  it.each([280, 0])('what has no archive, at %i cents', async (priceCents) => {
    const unfilled = await putProduct({ version: '', priceCents });
    const [buyer, sent] = [customer(), order({ slugs: [unfilled] })];
    expect(await open(() => reasonOf(placeOrder(sent, buyer)))).toBe('product-not-found');
    const other = await putProduct({ priceCents: 1_000 });
    const { orderId } = await open(() => succeed(placeOrder(order({ slugs: [unfilled, other] }), buyer)));
    expect((await readDocument(`orders/${orderId}`))?.lines).toHaveLength(1);
    expect(await readDocument(`users/${buyer.uid}/library/${unfilled}`)).toBeUndefined();
  });

  it('twice unawares: the checkout page asks to refuse what the buyer has', async () => {
    const slug = await putProduct();
    const buyer = customer();
    await open(async () => {
      await succeed(placeOrder(order({ slugs: [slug], refuseOwned: true }), buyer));
      expect(await placeOrder(order({ slugs: [slug], refuseOwned: true }), buyer)).toMatchObject({
        refused: { reason: 'already-owned', field: slug },
      });
      expect(await succeed(placeOrder(order({ slugs: [slug] }), buyer))).toMatchObject({
        status: 'completed',
      });
    });
  });

  it('while an order of it waits for the bank, nor in two tabs at once', async () => {
    const [slow, slug, buyer] = [await putProduct(), await putProduct(), customer()];
    const unawares = (one: string, fields = {}) =>
      placeOrder(order({ slugs: [one], refuseOwned: true, ...fields }), buyer);
    await open(async () => {
      const { orderId } = await succeed(unawares(slow, { paymentToken: 'tok_pending' }));
      expect(await unawares(slow)).toMatchObject({
        refused: { reason: 'already-ordered', field: slow, orderId },
      });
      const outcomes = await Promise.all(Array.from({ length: 5 }, () => unawares(slug)));
      expect(outcomes.filter((outcome) => 'ok' in outcome)).toHaveLength(1);
      for (const outcome of outcomes) {
        if ('refused' in outcome) expect(outcome.refused.reason).toMatch(/^already-(owned|ordered)$/);
      }
    });
  });

  it('to a guest in two tabs at once, wherever they are', async () => {
    for (let round = 0; round < 5; round++) {
      const [slug, buyer] = [await putProduct(), guest()];
      const buy = () => placeOrder(order({ slugs: [slug], refuseOwned: true }), buyer);
      const outcomes = await open(() => Promise.all([buy(), buy()]));
      expect(outcomes.filter((outcome) => 'ok' in outcome)).toHaveLength(1);
    }
  });

  it('without ZIP and country, where the tax asks for them and something is to be paid', async () => {
    const [slug, free] = [await putProduct(), await putProduct({ priceCents: 0 })];
    const who = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' };
    const buy = (customerSent: object, bought = slug, paymentToken: string | null = 'tok_paid') =>
      placeOrder(order({ slugs: [bought], customer: { ...who, ...customerSent }, paymentToken }), customer());
    await withSettings({ askTaxAddress: true }, async () => {
      expect(await buy({ country: 'Chile' })).toMatchObject({
        refused: { reason: 'invalid-input', field: 'customer.zip' },
      });
      expect(await buy({ zip: '94103', country: ' ' })).toMatchObject({
        refused: { reason: 'invalid-input', field: 'customer.country' },
      });
      expect(await succeed(buy({ zip: '94103', country: 'Chile' }))).toMatchObject({ status: 'completed' });
      expect(await succeed(buy({}, free, null))).toMatchObject({ paymentStatus: 'free' });
    });
    await open(async () => {
      expect(await succeed(buy({}))).toMatchObject({ status: 'completed' });
    });
  });

  it('without a country, or a state, that the tax depends on; it is kept with the tax', async () => {
    const [slug, free] = [await putProduct({ priceCents: 1_000 }), await putProduct({ priceCents: 0 })];
    const who = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' };
    const buy = (place: object, bought = slug, paymentToken: string | null = 'tok_paid') =>
      placeOrder(order({ slugs: [bought], customer: { ...who, ...place }, paymentToken }), customer());
    const byCountry = { mode: 'by-country', country: 'DE', oss: true } as const;
    const tax = { ...defaultSettings.tax, ...byCountry, states: 'NY 8.875' };
    await withSettings({ tax }, async () => {
      for (const place of [{}, { country: 'Atlantis' }]) {
        expect(await buy(place)).toMatchObject({
          refused: { reason: 'invalid-input', field: 'customer.country' },
        });
      }
      expect(await buy({ country: 'US', state: 'Bavaria' })).toMatchObject({
        refused: { reason: 'invalid-input', field: 'customer.state' },
      });
      expect(await succeed(buy({}, free, null))).toMatchObject({ paymentStatus: 'free' });
      const { orderId } = await succeed(buy({ country: 'finland' }));
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({
        billing: { country: 'FI' },
        taxCents: 255,
        totalCents: 1_255,
        tax: {
          mode: 'by-country',
          country: 'FI',
          rate: 2_550,
          included: false,
          evidence: { billing: 'FI', card: 'US', address: null, agree: 1 },
        },
      });
    });
  });

  it('with a coupon that is off, wrong or used up; with a token that is', async () => {
    const slug = await putProduct();
    const code = await putCoupon({ maxUses: 1 });
    const buy = (fields: Parameters<typeof order>[0]) =>
      placeOrder(order({ slugs: [slug], ...fields }), customer());
    await withSettings({ enableCoupons: false }, async () => {
      expect(await reasonOf(buy({ couponCode: code }))).toBe('coupons-off');
    });
    await open(async () => {
      expect(await reasonOf(buy({ paymentToken: null }))).toBe('payment-required');
      expect(await reasonOf(buy({ paymentToken: 'tok_unknown' }))).toBe('payment-token-invalid');
      expect(await reasonOf(buy({ couponCode: 'NOBODY-HAS-IT' }))).toBe('coupon-invalid');
      expect(await succeed(buy({ couponCode: code }))).toMatchObject({ status: 'completed' });
      expect(await reasonOf(buy({ couponCode: code }))).toBe('coupon-invalid');
    });
    expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(1);
  });
});
