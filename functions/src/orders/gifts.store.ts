import { RefusalError } from '@tempera/domain/calls/reasons';
import { isForSale } from '@tempera/domain/catalogue/for-sale';
import { isMailAddress } from '@tempera/domain/mail/mail';
import { cents } from '@tempera/domain/money/money';
import { newOrderId, type Order } from '@tempera/domain/orders/order';
import { isRestricted } from '@tempera/domain/people/access';
import { mergeSettings } from '@tempera/domain/settings/settings';
import { addEvent, orderAudit } from '../checkout/order-history.ts';
import { giftMail } from '../checkout/order-mail.ts';
import { mailsOrders, orderDocument, orderOfKey } from '../checkout/orders.store.ts';
import { db, type Transaction } from '../platform/admin.ts';
import { toAccess } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { isAlreadyThere, retryBusy } from '../platform/firestore-errors.ts';
import type { Manager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';
import { keyTimes, serverTime } from '../platform/timestamps.ts';

/** What is given, to whom and by whom; `keyId` is the document of the call's key. */
interface Gift {
  to: string;
  slugs: readonly string[];
  reason: string;
  by: Manager;
  keyId: string;
}

/** Whose account has this address; null for nobody's. */
export async function findMember(email: string): Promise<string | null> {
  const found = await refs.users().where('email', '==', email).limit(1).select().get();
  return found.docs[0]?.id ?? null;
}

/** @throws RefusalError `user-not-found`, `person-restricted` */
async function readRecipient(transaction: Transaction, uid: string): Promise<Order['customer']> {
  const [user, access, deletion] = await transaction.getAll(
    refs.user(uid),
    refs.access(uid),
    refs.deletion(uid),
  );
  const { name, email } = user?.data() ?? {};
  if (!isMailAddress(email) || deletion?.exists) throw new RefusalError('user-not-found');
  if (isRestricted(toAccess(access?.data()), clock.now())) throw new RefusalError('person-restricted');
  return { name: String(name ?? ''), email };
}

/** @throws RefusalError `product-not-found`, `already-owned` */
async function readLines(
  transaction: Transaction,
  { to, slugs }: Pick<Gift, 'to' | 'slugs'>,
): Promise<Order['lines']> {
  const found = await transaction.getAll(
    ...slugs.map((slug) => refs.product(slug)),
    ...slugs.map((slug) => refs.entitlement(to, slug)),
  );
  return slugs.map((slug, place) => {
    const { title, status, version = '' } = found[place]?.data() ?? {};
    if (typeof title !== 'string' || !isForSale({ status, version })) {
      throw new RefusalError('product-not-found', { field: slug });
    }
    if (found[slugs.length + place]?.exists) throw new RefusalError('already-owned', { field: slug });
    return { slug, name: title, priceCents: cents(0), quantity: 1 };
  });
}

const nothing = cents(0);
const free = {
  subtotalCents: nothing,
  discountCents: nothing,
  taxCents: nothing,
  totalCents: nothing,
  couponCode: null,
  couponDescription: null,
  couponSlot: null,
  status: 'completed',
  paymentStatus: 'free',
  payment: { provider: 'none', reference: null, token: null },
  comp: true,
} as const satisfies Partial<Order>;

/**
 * Reads who gets what and writes the order with all that belongs to it, or finds the one that the key has made already.
 * @returns its id; null where another order took that id just now
 */
export async function writeGift(gift: Gift): Promise<string | null> {
  try {
    return await retryBusy(() => db().runTransaction((transaction) => writeOnce(transaction, gift)));
  } catch (error) {
    if (isAlreadyThere(error)) return null;
    throw error;
  }
}

async function writeOnce(transaction: Transaction, gift: Gift): Promise<string> {
  const { to, reason, by, keyId } = gift;
  const [key, site] = await transaction.getAll(refs.idempotency(keyId), refs.site());
  const known = key && orderOfKey(key);
  if (known) return known;
  const customer = await readRecipient(transaction, to);
  const lines = await readLines(transaction, gift);
  const { settings } = mergeSettings(site?.data());

  const date = clock.now();
  const id = newOrderId(date, Math.random);
  const { currency } = settings;
  const billing = { firstName: customer.name, lastName: '' };
  const mails = mailsOrders(settings);
  const order: Order = {
    id,
    uid: to,
    customer,
    billing,
    lines,
    ...free,
    currency,
    ...(mails && { mailed: true as const }),
    date,
  };
  transaction.create(refs.order(id), orderDocument(order));
  transaction.create(refs.idempotency(keyId), { orderId: id, uid: by.byId, ...keyTimes() });
  for (const { slug } of lines) {
    transaction.create(refs.entitlement(to, slug), { slug, orderId: id, grantedAt: serverTime() });
  }
  const slugs = lines.map(({ slug }) => slug);
  addEvent(transaction, id, 'given', { slugs, reason }, by);
  const details = { why: reason, templates: lines.map(({ name }) => name).join(', ') };
  transaction.create(refs.audit().doc(), orderAudit('order.given', { id, customer }, by, details));
  if (mails) {
    transaction.set(refs.mail(`order-${id}`), { to: customer.email, ...giftMail(order, settings) });
  }
  return id;
}
