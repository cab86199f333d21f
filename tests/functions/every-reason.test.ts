import { messageOf } from '@tempera/domain/calls/reason-texts';
import { type Reason, reasonCode, reasons } from '@tempera/domain/calls/reasons';
import { newOrderId } from '@tempera/domain/orders/order';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { tokenLimits } from '@tempera/domain/tokens/access-token';
import { afterEach, expect, it, vi } from 'vitest';
import { strangeIds } from '../../emulators/vies/answer-vies.ts';
import { signOrderLink } from '../../functions/src/orders/order-link.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { refs } from '../../functions/src/platform/refs.ts';
import { putArchive } from './support/archive.ts';
import { backupOf } from './support/backups.ts';
import { buyTwo, refund } from './support/bought.ts';
import { customer, guest, putAccess, withRole } from './support/callers.ts';
import * as calls from './support/calls.ts';
import { putChat } from './support/chats.ts';
import { useGateway } from './support/gateway.ts';
import { known, putAppeal, suspension } from './support/moderation.ts';
import { putPaidOrder } from './support/paid-order.ts';
import { member, putPlan, subscriber, subscription } from './support/plans.ts';
import {
  putCategory,
  putCoupon,
  putProduct,
  unique,
  withMaintenance,
  withSettings,
} from './support/store.ts';
import { buyAtStripe, pay } from './support/stripe-payments.ts';

const gateway = useGateway();
afterEach(() => {
  vi.restoreAllMocks();
});

type Outcome = Promise<calls.Outcome<unknown>>;

const { placeOrder, requestDownload, requestInvoice, subscribe } = calls;
const open = <T>(work: () => Promise<T>) => withSettings({}, work);
const buy = async (fields: Parameters<typeof calls.order>[0] = {}, who = customer()) =>
  placeOrder(calls.order({ slugs: [await putProduct()], ...fields }), who);
const buyInAustriaWith = (vatId: string) =>
  withSettings({ tax: { ...defaultSettings.tax, mode: 'by-country', country: 'DE' } }, () =>
    buy({ customer: { ...calls.order().customer, country: 'AT', vatId } }),
  );
const download = async (priceCents: number, who = customer()) =>
  requestDownload({ slug: (await putArchive({ priceCents })).slug }, who);

/** Met by who writes faster than the rules let anybody (`ticket-thread.long.test.ts` of the browser). */
type ByRules = 'too-many-requests';

/** Met over HTTP, in `download.stack.test.ts`, `attachments.alone.test.ts`, `product-videos.stack.test.ts`, `publish-version.stack.test.ts` and `access-tokens.stack.test.ts`. */
type OverHttp =
  | 'token-scope'
  | 'link-invalid'
  | 'attachment-invalid'
  | 'video-invalid'
  | 'ticket-not-found'
  | 'ticket-closed'
  | 'archive-invalid'
  | 'upload-not-found'
  | 'version-not-newer';

/** How a caller meets each refusal (`domain/src/calls/reasons.ts`). */
const provocations: Record<Exclude<Reason, OverHttp | ByRules>, () => Outcome> = {
  'invalid-input': () => placeOrder({ idempotencyKey: 7 }, customer()),
  'sign-in-required': () => placeOrder(calls.order(), null),
  'email-unverified': () =>
    withSettings({ requireEmailVerification: true }, () => buy({}, customer({ email_verified: false }))),
  'not-allowed': () => calls.uploadAvatar({ dataBase64: 'PHN2Zy8+' }, guest()),
  restricted: async () => {
    const person = customer();
    await putAccess(person.uid, { status: 'banned', permanent: true });
    return buy({}, person);
  },
  maintenance: () => withMaintenance(() => buy()),
  'guest-checkout-off': () => withSettings({ enableGuestCheckout: false }, () => buy({}, guest())),
  'coupons-off': async () => {
    const couponCode = await putCoupon();
    return withSettings({ enableCoupons: false }, () => buy({ couponCode }));
  },
  'cart-empty': () => open(() => buy({ slugs: [] })),
  'price-changed': () => buy({ shownTotalCents: 1 }),
  'vat-id-invalid': () => buyInAustriaWith('ATU1'),
  'vat-id-elsewhere': () => buyInAustriaWith('FR40303265045'),
  'vat-id-unknown': () => buyInAustriaWith(strangeIds.unknown),
  'tax-unavailable': async () => {
    await gateway.stop();
    const tax = { ...defaultSettings.tax, mode: 'stripe', country: 'DE' } as const;
    const buyer = { ...calls.order().customer, country: 'AT' };
    return withSettings({ tax }, () => buy({ customer: buyer })).finally(() => gateway.start());
  },
  'already-owned': async () => {
    const [slug, person] = [await putProduct(), customer()];
    await open(() => calls.succeed(buy({ slugs: [slug] }, person)));
    return open(() => buy({ slugs: [slug], refuseOwned: true }, person));
  },
  'already-ordered': async () => {
    const [slug, person] = [await putProduct(), customer()];
    await open(() => calls.succeed(buy({ slugs: [slug], paymentToken: 'tok_pending' }, person)));
    return open(() => buy({ slugs: [slug], refuseOwned: true }, person));
  },
  'coupon-invalid': () => open(() => buy({ couponCode: 'NOSUCHCODE' })),
  'coupon-minimum': async () => {
    const couponCode = await putCoupon({ minAmountCents: 500 });
    return open(() => buy({ couponCode }));
  },
  'coupon-not-for-cart': async () => {
    const couponCode = await putCoupon({ products: [await putProduct()] });
    return open(() => buy({ couponCode }));
  },
  'coupon-first-order': async () => {
    const [couponCode, person] = [await putCoupon({ firstOrderOnly: true }), customer()];
    await open(() => calls.succeed(buy({}, person)));
    return open(() => buy({ couponCode }, person));
  },
  'coupon-used': async () => {
    const [couponCode, person] = [await putCoupon({ perCustomer: 1 }), customer()];
    await open(() => calls.succeed(buy({ couponCode }, person)));
    return open(() => buy({ couponCode }, person));
  },
  'payment-required': () => open(() => buy({ paymentToken: null })),
  'payment-method-off': () => withSettings({ enableStripe: false }, () => buy()),
  'payment-token-invalid': () => open(() => buy({ paymentToken: 'tok_unheardof' })),
  'payment-unavailable': async () => {
    await gateway.stop();
    return open(() => buy()).finally(() => gateway.start());
  },
  'product-not-found': () => requestDownload({ slug: 'nosuchthing' }, customer()),
  'version-not-found': async () =>
    requestDownload({ slug: await putProduct({ priceCents: 0 }) }, await member()),
  'not-entitled': () => download(280),
  'order-refunded': async () => {
    const { id } = await putPaidOrder({ status: 'refunded', paymentStatus: 'refunded' });
    const orderLink = signOrderLink({ id }, process.env.DOWNLOAD_SIGNING_KEY ?? '') ?? '';
    return requestDownload({ slug: 'neogate', orderLink }, customer());
  },
  'entitlement-suspended': async () => {
    const person = await member();
    const slug = await putProduct({ priceCents: 280 });
    await refs.entitlement(person.uid, slug).set({ slug, orderId: null, suspended: true });
    return requestDownload({ slug }, person);
  },
  'plan-limit': async () => {
    const person = await member();
    for (let claimed = 0; claimed < 3; claimed++) await calls.succeed(download(0, person));
    return download(0, person);
  },
  'plan-not-found': async () => subscribe(subscription('nosuchplan'), await member()),
  'plan-current': async () => {
    const plan = await putPlan(100);
    return calls.changePlan({ planId: plan, idempotencyKey: 'the-same-again' }, await subscriber(plan));
  },
  'subscribed-already': async () =>
    subscribe(subscription(await putPlan(200)), await subscriber(await putPlan(100))),
  'not-subscribed': async () => calls.cancelPlan(await member()),
  'method-in-use': async () => {
    const person = await subscriber(await putPlan(100));
    const { planMethod } = await calls.succeed(calls.savedMethods({ action: 'list' }, person));
    return calls.savedMethods({ action: 'forget', method: planMethod }, person);
  },
  'payment-pending': async () => {
    const person = await member();
    await subscribe(subscription(await putPlan(100), 'tok_pending'), person);
    return subscribe(subscription(await putPlan(100)), person);
  },
  'order-link-invalid': () => calls.openOrder({ link: 'nonsense' }),
  'order-not-found': () => requestInvoice({ orderId: 'ORD-1000000000000' }, customer()),
  'order-status': async () => {
    const { orderId } = await buyTwo();
    return calls.setOrderStatus({ orderId, status: 'pending' }, await withRole('admin'));
  },
  'not-refundable': async () => {
    const { orderId } = await buyTwo(customer(), 'tok_declined');
    return calls.refundOrder(refund(orderId), await withRole('admin'));
  },
  'refund-too-late': async () => {
    const { id } = await putPaidOrder({ date: Date.now() - 31 * 86_400_000 });
    return calls.refundOrder(refund(id), await withRole('admin'));
  },
  'refund-too-much': async () => {
    const { orderId, totalCents } = await buyTwo();
    return calls.refundOrder(refund(orderId, { amountCents: totalCents + 1 }), await withRole('admin'));
  },
  // The gateway has never heard of this order.
  'refund-refused': async () => calls.refundOrder(refund((await putPaidOrder()).id), await withRole('admin')),
  'refund-pending': async () => {
    const [{ orderId }, admin] = [
      await buyAtStripe({ token: 'tok_refund_pending' }),
      await withRole('admin'),
    ];
    await calls.refundOrder(refund(orderId), admin);
    return calls.refundOrder(refund(orderId), admin);
  },
  'nothing-to-book': async () => {
    const id = newOrderId(Date.now(), Math.random);
    await pay(id, { kind: 'order', orderId: id, uid: customer().uid }, 304);
    const [day, admin] = [new Date().toISOString().slice(0, 10), await withRole('admin')];
    // Tomorrow, when all of today has had its time.
    vi.spyOn(clock, 'now').mockReturnValue(Date.parse(day) + 2 * 86_400_000);
    await calls.reconcile({ day }, admin);
    return calls.reconcile({ day, entry: `charge-${id}` }, admin);
  },
  'charge-not-found': () => requestInvoice({ chargeId: 'u-1763712345678' }, customer()),
  'invoice-not-ready': async () => {
    const person = customer();
    const { orderId } = await open(() => calls.succeed(buy({ paymentToken: 'tok_pending' }, person)));
    return requestInvoice({ orderId }, person);
  },
  'invoice-none': async () => {
    const [slug, person] = [await putProduct({ priceCents: 0 }), customer()];
    const { orderId } = await open(() => calls.succeed(buy({ slugs: [slug] }, person)));
    return requestInvoice({ orderId }, person);
  },
  'name-reserved': async () => calls.changeName({ name: 'Tempera Support' }, await member()),
  'image-invalid': async () => calls.uploadAvatar({ dataBase64: 'PHN2Zy8+' }, await member()),
  'sign-in-again': async () => calls.deleteAccount(await member({ auth_time: 1 })),
  'token-not-found': async () =>
    calls.accessTokens({ action: 'revoke', tokenId: 'a'.repeat(20) }, await member()),
  'tokens-full': async () => {
    const person = await member();
    const tokens = db().collection(`users/${person.uid}/tokens`);
    await Promise.all(Array.from({ length: tokenLimits.count }, () => tokens.add({ name: 'Laptop' })));
    const token = { name: 'Laptop', scopes: ['library'], expiresInDays: 7 };
    return calls.accessTokens({ action: 'create', ...token }, person);
  },
  'device-code-invalid': async () =>
    calls.accessTokens({ action: 'approve', userCode: 'BCDF-GHJK' }, await member()),
  'approval-needed': async () => {
    const invitation = { idempotencyKey: unique('key-'), email: `${unique('i')}@example.com`, role: 'admin' };
    return calls.inviteUser(invitation, await withRole('admin'));
  },
  'approval-decided': async () =>
    calls.decideApproval({ id: 'a'.repeat(32), accept: true }, await withRole('owner')),
  'approval-void': async () => {
    const admin = await withRole('admin');
    const invitation = { idempotencyKey: unique('key-'), email: `${unique('i')}@example.com`, role: 'admin' };
    await calls.inviteUser(invitation, admin);
    const [asked] = (await db().collection('approvals').where('byId', '==', admin.uid).get()).docs;
    await putAccess(admin.uid, { role: 'customer' });
    return calls.decideApproval({ id: asked?.id ?? '', accept: true }, await withRole('owner'));
  },
  'user-not-found': () => calls.signOutEverywhere(customer()),
  'person-restricted': async () => {
    const person = await member();
    await putAccess(person.uid, { status: 'banned', permanent: true });
    const gift = { idempotencyKey: unique('key-'), slugs: [await putProduct()], reason: 'Thanks' };
    return calls.giveOrder({ uid: person.uid, ...gift }, await withRole('admin'));
  },
  'duration-missing': async () => calls.moderate(suspension(await known(), {}), await withRole('staff')),
  'duration-too-long': async () =>
    calls.moderate(suspension(await known(), { days: 30, minutes: 1 }), await withRole('staff')),
  'restricted-already': async () => {
    const [admin, uid] = [await withRole('admin'), await known()];
    await calls.succeed(calls.moderate(suspension(uid, { days: 2 }), admin));
    return calls.moderate(suspension(uid, { days: 1 }), admin);
  },
  'appeal-decided': async () => {
    const [admin, uid] = [await withRole('admin'), await known({ status: 'banned', permanent: true })];
    const { id } = await putAppeal(uid, 'r1');
    await calls.succeed(calls.decideAppeal({ id, accept: false }, admin));
    return calls.decideAppeal({ id, accept: true }, admin);
  },
  'chat-not-found': async () => calls.handOverChat({ chatId: 'nobody_0' }, await withRole('staff')),
  'chat-of-guest': async () => calls.handOverChat({ chatId: (await putChat()).id }, await withRole('staff')),
  'email-taken': async () => {
    const admin = await withRole('admin');
    const email = `${unique('taken')}@example.com`;
    const invite = () => calls.inviteUser({ idempotencyKey: unique('key'), email, role: 'customer' }, admin);
    await calls.succeed(invite());
    return invite();
  },
  'mail-not-found': async () => calls.resendMail({ id: 'nosuchmail' }, await withRole('admin')),
  'import-not-found': async () => calls.applyImport({ id: unique('none') }, await withRole('admin')),
  'import-overtaken': async () => {
    const [admin, id] = [await withRole('admin'), unique('f')];
    const faq = { question: 'Why?', answer: 'Because.', group: 'General', order: 1 };
    const preview = await calls.succeed(
      calls.previewImport(backupOf([{ path: `faqs/${id}`, data: faq }]), admin),
    );
    await refs
      .faqs()
      .doc(id)
      .set({ ...faq, order: 2 });
    return calls.applyImport({ id: preview.id }, admin);
  },
  'too-many-attempts': async () => {
    const email = `${unique('v')}@example.com`;
    const send = () =>
      calls.sendContactMessage({ name: 'Vera', email, subject: 'License', message: 'May I?' });
    for (let sent = 0; sent < 3; sent++) await calls.succeed(send());
    return send();
  },
  'category-in-use': async () => {
    const slug = await putCategory();
    await putProduct({ category: slug });
    return calls.deleteCategory({ slug }, await withRole('admin'));
  },
  'address-taken': async () => {
    const [slug, address] = [await putProduct(), await putProduct()];
    return calls.changeAddress({ slug, address }, await withRole('admin'));
  },
  busy: () => {
    // Firestore gives up on a document that too many want (status 10, ABORTED).
    vi.spyOn(refs, 'access').mockImplementation(() => {
      throw Object.assign(new Error('too much contention'), { code: 10 });
    });
    return open(() => buy());
  },
};

it.each(Object.entries(provocations))('%s is met, with its status and its words', async (reason, provoke) => {
  const outcome = await provoke();
  if (!('refused' in outcome)) throw new Error(`succeeded: ${JSON.stringify(outcome.ok)}`);
  expect(outcome.refused.reason).toBe(reason);
  expect(outcome.code).toBe(reasonCode[reason as Reason]);
  expect(outcome.message).toBe(messageOf(outcome.refused));
  expect(outcome.message).not.toBe('');
});

it('has words of its own for each reason', () => {
  const words = reasons.map((reason) => messageOf({ reason, minAmountCents: 500 }));
  expect(new Set(words).size).toBe(reasons.length);
});
