import type { Order } from '@tempera/domain/orders/order';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { db } from '../platform/admin.ts';
import { isMissing, isOvertaken } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { noField, serverTime } from '../platform/timestamps.ts';
import { moveUses } from './coupon-use.store.ts';
import { moveDownloads } from './guest-downloads.store.ts';

/** Orders that a guest placed under this address and nobody has taken over yet, a few at a time. */
export async function findGuestOrders(email: string): Promise<DocumentSnapshot[]> {
  const query = refs.orders().where('guest', '==', true).where('customer.email', '==', email);
  return (await query.limit(20).get()).docs;
}

/**
 * What a completed order bought, and still has, moves into the new library with the newest version that was downloaded, held back while its
 * bank disputes the payment; an entitlement that is there already stays. The batch fails where a newer version was downloaded meanwhile.
 */
async function moveEntitlements(batch: WriteBatch, order: DocumentSnapshot, uid: string): Promise<void> {
  const { uid: guestUid, lines, withdrawn = [], paymentStatus } = order.data() as Order;
  const held = paymentStatus === 'disputed' ? { suspended: true } : {};
  for (const { slug } of lines) {
    if (withdrawn.includes(slug)) continue;
    const [theirs, own] = await db().getAll(refs.entitlement(guestUid, slug), refs.entitlement(uid, slug));
    const granted = theirs?.data()?.orderId === order.id ? theirs : null;
    if (granted?.updateTime) batch.delete(granted.ref, { lastUpdateTime: granted.updateTime });
    const { downloaded } = granted?.data() ?? {};
    if (own && !own.exists) {
      const taken = downloaded === undefined ? {} : { downloaded };
      batch.create(own.ref, { slug, orderId: order.id, grantedAt: serverTime(), ...held, ...taken });
    }
  }
}

/** Invoice, credit notes and what takes these back: the order names all of them that are numbered. */
function documentsOf({ id, data }: { id: string; data: Pick<Order, 'creditNotes' | 'creditReversals'> }) {
  const { creditNotes = [], creditReversals = [] } = data;
  return [
    refs.invoice(id),
    ...creditNotes.map((note) => refs.creditNote(note.id)),
    ...creditReversals.map((note) => refs.creditReversal(note.id)),
  ];
}

/**
 * Makes a guest's order this person's: order, library, downloads, documents, entries of the ledger and its use of a coupon in one batch, which holds only while nobody else has
 * changed the order: what is numbered meanwhile changes it. The account has confirmed the order's address. @returns false when somebody has; the next session finds the order again
 */
export async function adoptOrder(order: DocumentSnapshot, uid: string): Promise<boolean> {
  const held = { ...(order.data() as Order), id: order.id };
  const { uid: guestUid, status } = held;
  const batch = db().batch();
  const moves = guestUid !== uid && held.couponUses !== undefined;
  batch.update(
    order.ref,
    { uid, guest: noField(), emailConfirmed: true, ...(moves && { couponUses: moveUses(batch, held, uid) }) },
    { lastUpdateTime: order.updateTime },
  );
  if (guestUid !== uid) {
    if (status === 'completed') await moveEntitlements(batch, order, uid);
    // After the library was read: what is downloaded since then, and is not in the history yet, changes it.
    await moveDownloads(batch, order, uid);
    const documents = documentsOf({ id: order.id, data: order.data() as Order });
    for (const document of await db().getAll(...documents)) {
      if (document.exists) batch.update(document.ref, { uid });
    }
    // Whose it is follows the order; of what moved, nothing changes (decision 65).
    const booked = await refs.ledger().where('of.id', '==', order.id).get();
    for (const entry of booked.docs) batch.update(entry.ref, { 'of.uid': uid });
  }
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isOvertaken(error) || isMissing(error)) return false;
    throw error;
  }
}
