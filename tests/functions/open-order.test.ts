import { beforeEach, describe, expect, it } from 'vitest';
import { numberInvoice } from '../../functions/src/invoices/number-invoice.ts';
import { signOrderLink } from '../../functions/src/orders/order-link.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { putArchive } from './support/archive.ts';
import { refund } from './support/bought.ts';
import { customer, guest, putAccess, type TestAuth, withRole } from './support/callers.ts';
import {
  openOrder,
  order,
  placeOrder,
  reasonOf,
  refundOrder,
  requestDownload,
  requestInvoice,
  requestOrderLink,
  succeed,
} from './support/calls.ts';
import { useGateway } from './support/gateway.ts';

import { readDocument, withMaintenance, withSettings } from './support/store.ts';

useGateway();
beforeEach(() => db().recursiveDelete(db().collection('limits')));

const secret = process.env.DOWNLOAD_SIGNING_KEY ?? '';
const linkOf = (id: string, linkVersion = 1) => signOrderLink({ id, linkVersion }, secret) ?? '';
const email = 'greta@example.com';
const billing = { firstName: 'Greta', lastName: 'Guest', address: '1 Secret Street', phone: '555-0100' };

async function bought(buyer: TestAuth = guest(), paymentToken = 'tok_paid') {
  const [one, two] = [await putArchive({ priceCents: 280 }), await putArchive({ priceCents: 280 })];
  const slugs = [one.slug, two.slug];
  const sent = order({ slugs, customer: { ...billing, email }, paymentToken });
  const { orderId } = await withSettings({}, () => succeed(placeOrder(sent, buyer)));
  return { orderId, buyer, one, two, link: linkOf(orderId) };
}

describe('whoever has the link of an order', () => {
  it('sees what its mail tells, and nothing else of the buyer', async () => {
    const { orderId, link, buyer, one, two } = await bought();
    const { order: shown, ...rest } = await succeed(openOrder({ link }));
    expect(rest).toEqual({ downloadable: [one.slug, two.slug], invoice: true, owner: 'guest' });
    expect(shown).toMatchObject({
      id: orderId,
      status: 'completed',
      customer: { name: 'Greta Guest', email },
      totalCents: 608,
    });
    const all = JSON.stringify({ shown, rest });
    for (const hidden of [buyer.uid, 'Secret Street', '555-0100', 'ch_', 'tok_']) {
      expect(all).not.toContain(hidden);
    }
  });

  it('downloads and has the invoice without an account', async () => {
    const { orderId, link, one } = await bought();
    const { fileName, sha256 } = await succeed(requestDownload({ slug: one.slug, orderLink: link }, null));
    expect({ fileName, sha256 }).toEqual({ fileName: one.fileName, sha256: one.sha256 });
    await numberInvoice({ orderId });
    const { pdfBase64 } = await succeed(requestInvoice({ orderLink: link }, null));
    expect(Buffer.from(pdfBase64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('downloads nothing that the order has not bought', async () => {
    const { link, buyer } = await bought();
    const other = await putArchive({ priceCents: 0 });
    expect(await reasonOf(requestDownload({ slug: other.slug, orderLink: link }, buyer))).toBe(
      'not-entitled',
    );
  });

  it('keeps what a refund has left, and sees a refunded order without downloads', async () => {
    const { orderId, link, one, two } = await bought();
    const admin = await withRole('admin');
    await succeed(refundOrder(refund(orderId, { amountCents: 100, slugs: [one.slug] }), admin));
    expect(await succeed(openOrder({ link }))).toMatchObject({
      order: { withdrawn: [one.slug] },
      downloadable: [two.slug],
    });
    expect(await reasonOf(requestDownload({ slug: one.slug, orderLink: link }, null))).toBe('order-refunded');
    await succeed(requestDownload({ slug: two.slug, orderLink: link }, null));
    await succeed(refundOrder(refund(orderId, { amountCents: 508, slugs: [two.slug] }), admin));
    expect(await succeed(openOrder({ link }))).toMatchObject({
      order: { status: 'refunded' },
      downloadable: [],
      invoice: true,
    });
    expect(await reasonOf(requestDownload({ slug: two.slug, orderLink: link }, null))).toBe('order-refunded');
  });

  it('waits with a pending payment', async () => {
    const { link, one } = await bought(guest(), 'tok_pending');
    expect(await succeed(openOrder({ link }))).toMatchObject({
      order: { status: 'pending' },
      downloadable: [],
      invoice: false,
    });
    expect(await reasonOf(requestDownload({ slug: one.slug, orderLink: link }, null))).toBe('not-entitled');
  });

  it('has no more than the buyer has: not while banned, closed, withdrawn', async () => {
    const { link, one, two, buyer } = await bought(customer());
    const asked = [
      () => openOrder({ link }),
      () => requestDownload({ slug: one.slug, orderLink: link }, null),
      () => requestInvoice({ orderLink: link }, null),
    ];
    await withMaintenance(async () => {
      for (const ask of asked) expect(await reasonOf(ask() as never)).toBe('maintenance');
    });
    await db().doc(`products/${two.slug}`).update({ status: 'draft' });
    expect(await succeed(openOrder({ link }))).toMatchObject({ downloadable: [one.slug] });
    expect(await reasonOf(requestDownload({ slug: two.slug, orderLink: link }, null))).toBe(
      'product-not-found',
    );
    await putAccess(buyer.uid, { status: 'banned', permanent: true });
    for (const ask of asked) expect(await reasonOf(ask() as never)).toBe('restricted');
  });

  it('is told whose library it is in', async () => {
    const { link, buyer } = await bought(customer());
    expect(await succeed(openOrder({ link }, buyer))).toMatchObject({ owner: 'you' });
    expect(await succeed(openOrder({ link }, customer()))).toMatchObject({ owner: 'account' });
    const asGuest = await bought();
    expect(await succeed(openOrder({ link: asGuest.link }, asGuest.buyer))).toMatchObject({ owner: 'guest' });
  });

  it('is held back while the bank wants the money back, but for what is free by now, as its buyer is', async () => {
    const { link, buyer, one, two } = await bought(customer());
    for (const { slug } of [one, two])
      await db().doc(`users/${buyer.uid}/library/${slug}`).update({ suspended: true });
    await db().doc(`products/${two.slug}`).update({ priceCents: 0 });
    const refused = 'entitlement-suspended';
    expect(await reasonOf(requestDownload({ slug: one.slug, orderLink: link }, null))).toBe(refused);
    expect(await reasonOf(requestDownload({ slug: one.slug }, buyer))).toBe(refused);
    await succeed(requestDownload({ slug: two.slug, orderLink: link }, null));
    await succeed(requestDownload({ slug: two.slug }, buyer));
    expect(await succeed(openOrder({ link }))).toMatchObject({ downloadable: [two.slug] });
  });

  it('may ask so often and no oftener', async () => {
    const { link, one } = await bought();
    const ask = () => reasonOf(requestDownload({ slug: one.slug, orderLink: link }, null));
    const all = [];
    for (let times = 0; times < 21; times++) all.push(await ask());
    expect(all.filter((reason) => reason === 'too-many-attempts')).toHaveLength(1);
  });
});

it('a forged, changed or closed link, or one of no order, opens nothing', async () => {
  const { orderId, link, one } = await bought();
  await db().doc(`orders/${orderId}`).update({ linkVersion: 2 });
  const wrong = [
    link,
    `${link.slice(0, -2)}AA`,
    signOrderLink({ id: orderId, linkVersion: 2 }, 'another secret, as long as that') ?? '',
    linkOf('ORD-1000000000000'),
    orderId,
  ];
  for (const text of wrong) {
    expect(await reasonOf(openOrder({ link: text }))).toBe('order-link-invalid');
    expect(await reasonOf(requestDownload({ slug: one.slug, orderLink: text }, null))).toBe(
      'order-link-invalid',
    );
    expect(await reasonOf(requestInvoice({ orderLink: text }, null))).toBe('order-link-invalid');
  }
  await succeed(openOrder({ link: linkOf(orderId, 2) }));
  await db().doc(`orders/${orderId}`).update({ linkVersion: 0 });
  expect(await reasonOf(openOrder({ link: linkOf(orderId, 2) }))).toBe('order-link-invalid');
});

it('the link is given to the buyer alone', async () => {
  const { orderId, buyer } = await bought();
  const { link } = await succeed(requestOrderLink({ orderId }, buyer));
  expect(await succeed(openOrder({ link }))).toMatchObject({ order: { id: orderId } });
  expect(await reasonOf(requestOrderLink({ orderId }, customer()))).toBe('order-not-found');
  expect(await reasonOf(requestOrderLink({ orderId }, null))).toBe('sign-in-required');
});

it('an order says that it was mailed only when a mail was queued', async () => {
  const { orderId } = await bought();
  expect(await readDocument(`orders/${orderId}`)).toMatchObject({ mailed: true });
  const { slug } = await putArchive({ priceCents: 280 });
  for (const off of [{ emailNotifications: false }, { orderNotifications: false }]) {
    const quiet = await withSettings(off, () => succeed(placeOrder(order({ slugs: [slug] }), guest())));
    expect(await readDocument(`mail/order-${quiet.orderId}`)).toBeUndefined();
    expect((await readDocument(`orders/${quiet.orderId}`))?.mailed).toBeUndefined();
  }
});
