import { foldAddress } from '@tempera/domain/orders/coupon-uses';
import type { OrderStatus, PaymentStatus } from '@tempera/domain/orders/order';
import { refs } from '../platform/refs.ts';
import type { CouponCustomer } from './coupon-use.store.ts';

/** What is an order, or may be one by tomorrow: a bank may take days, in which a second one would be a first order too. */
const standing: OrderStatus[] = ['pending', 'completed'];

/** What of an account is an order: complete, paid or free, or waiting for its payment, and nobody's gift. What was refunded in full is none any more. */
async function hasOwn(uid: string): Promise<boolean> {
  const own = refs.orders().where('uid', '==', uid);
  const [all, given] = await Promise.all([
    own.where('status', 'in', standing).count().get(),
    own.where('status', '==', 'completed').where('comp', '==', true).count().get(),
  ]);
  return all.data().count > given.data().count;
}

const paid: PaymentStatus[] = ['paid', 'partly-refunded', 'disputed'];

/** Of a mailbox more would tell nothing new. */
const mostLookedAt = 200;

/**
 * Anybody may type another's address and take something free: under an address alone only what was paid counts, under whichever of those that
 * reach the same mailbox.
 */
async function hasPaidUnder(address: string): Promise<boolean> {
  const mailbox = foldAddress(address);
  const [local = ''] = mailbox.split('@');
  const orders = refs.orders().where('paymentStatus', 'in', paid);
  const plain = orders.where('customer.email', '==', mailbox);
  // What begins with the mailbox and a plus; a comma is the next sign after that.
  const tagged = orders
    .where('customer.email', '>=', `${local}+`)
    .where('customer.email', '<', `${local},`)
    .orderBy('customer.email');
  const [one, others] = await Promise.all([
    plain.limit(1).select().get(),
    tagged.limit(mostLookedAt).select('customer.email').get(),
  ]);
  return !one.empty || others.docs.some((order) => foldAddress(order.get('customer.email')) === mailbox);
}

/** Whether a customer's next order is not their first. */
export async function hasOrdered({ uid, address }: CouponCustomer): Promise<boolean> {
  const found = await Promise.all([hasOwn(uid), address !== null && hasPaidUnder(address)]);
  return found.some(Boolean);
}
