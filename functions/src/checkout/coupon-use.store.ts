import { createHash } from 'node:crypto';
import { type Coupon, mostPerCustomer, usesPerCustomer } from '@tempera/domain/orders/coupon';
import { chooseUse, foldAddress } from '@tempera/domain/orders/coupon-uses';
import type { Order } from '@tempera/domain/orders/order';
import type { DocumentData, DocumentReference } from '../platform/admin.ts';
import type { Identity } from '../platform/caller.ts';
import { refs } from '../platform/refs.ts';
import { serverTime } from '../platform/timestamps.ts';

/** By what somebody's uses of a coupon are counted. */
export interface CouponCustomer {
  uid: string;
  /** Confirmed, or of whoever has none the one that they have typed; null where neither is known. */
  address: string | null;
}

/** A caller, with their address once it is confirmed: only that is surely theirs. */
export const customerOf = ({ uid, email, emailVerified }: Identity): CouponCustomer => ({
  uid,
  address: emailVerified && email !== '' ? email : null,
});

const keyLength = 32;
const keyOf = (what: string) => createHash('sha256').update(what).digest('hex').slice(0, keyLength);
const keyIn = (use: string) => use.slice(0, keyLength);
const accountKey = (uid: string) => keyOf(`account:${uid}`);

/** One counts by account and one by address, so neither another session nor another account is another customer. */
const keysOf = ({ uid, address }: CouponCustomer): string[] => [
  accountKey(uid),
  ...(address === null ? [] : [keyOf(`address:${foldAddress(address)}`)]),
];

async function listUses(code: string, key: string): Promise<string[]> {
  const found = await refs.customerUses(code).where('by', '==', key).limit(mostPerCustomer).select().get();
  return found.docs.map(({ id }) => id.slice(keyLength + 1));
}

async function choose(coupon: Coupon, keys: readonly string[], orderId: string): Promise<string[] | null> {
  const limit = usesPerCustomer(coupon);
  const ids = await Promise.all(
    keys.map(async (key) => {
      const use = chooseUse(limit === 0 ? [] : await listUses(coupon.code, key), limit, orderId);
      return use === null ? null : `${key}-${use}`;
    }),
  );
  return ids.every((id) => id !== null) ? ids : null;
}

/**
 * The documents that an order creates for its customer's use of a coupon, one for each thing that they are counted by; null
 * where they have used it as often as they may.
 */
export const chooseUses = (coupon: Coupon, customer: CouponCustomer, orderId: string) =>
  choose(coupon, keysOf(customer), orderId);

/** The same for an order that has failed, by what it counted by; an older one says nothing of that. */
export function chooseUsesAgain(coupon: Coupon, { id, uid, guest, customer, couponUses }: Order) {
  const keys = couponUses?.map(keyIn) ?? keysOf({ uid, address: guest ? customer.email : null });
  return choose(coupon, keys, id);
}

/** Where a use is taken or given back: in the batch, or the transaction, that makes it true. */
interface Writer {
  create(document: DocumentReference, data: DocumentData): unknown;
  delete(document: DocumentReference): unknown;
}

type Held = Pick<Order, 'id' | 'uid' | 'couponCode' | 'couponSlot' | 'couponUses'>;

const useDocument = (id: string, orderId: string) => ({
  by: id.slice(0, keyLength),
  orderId,
  at: serverTime(),
});

/** Takes the slot of its coupon that an order holds, and its customer's use of it. */
export function takeCoupon(writer: Writer, { id, uid, couponCode, couponSlot, couponUses = [] }: Held): void {
  if (couponCode === null || couponSlot === null) return;
  writer.create(refs.redemptions(couponCode).doc(couponSlot), { orderId: id, uid, at: serverTime() });
  for (const use of couponUses) writer.create(refs.customerUses(couponCode).doc(use), useDocument(use, id));
}

/** Gives both back; the order says so by having no slot. */
export function freeCoupon(writer: Writer, { couponCode, couponSlot, couponUses = [] }: Held): void {
  if (couponCode === null || couponSlot === null) return;
  writer.delete(refs.redemptions(couponCode).doc(couponSlot));
  for (const use of couponUses) writer.delete(refs.customerUses(couponCode).doc(use));
}

/**
 * Counts a guest's use by the account that takes the order over, in place of the guest's; it counts even where that account
 * has used the coupon as often as it may.
 * @returns what the order counts by from then on
 */
export function moveUses(writer: Writer, held: Held, newUid: string): string[] {
  const { id, uid, couponCode, couponSlot, couponUses = [] } = held;
  return couponUses.map((use) => {
    if (keyIn(use) !== accountKey(uid)) return use;
    const moved = `${accountKey(newUid)}-${id}`;
    if (couponCode !== null && couponSlot !== null) {
      const uses = refs.customerUses(couponCode);
      writer.delete(uses.doc(use));
      writer.create(uses.doc(moved), useDocument(moved, id));
    }
    return moved;
  });
}
