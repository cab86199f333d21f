import { auth, isUnknownAccount } from '../platform/admin.ts';
import { type Identity, isGuest } from '../platform/caller.ts';
import { logs } from '../platform/logs.ts';
import { adoptOrder, findGuestOrders } from './guest-orders.store.ts';

/** Whether nobody but a visitor without an account stands behind a uid; a guest who signed up keeps the uid. */
async function belongsToGuest(uid: string): Promise<boolean> {
  try {
    const { email, providerData } = await (await auth()).getUser(uid);
    return !email && providerData.length === 0;
  } catch (error) {
    if (isUnknownAccount(error)) return true;
    throw error;
  }
}

/**
 * Joins what somebody ordered as a guest to the account they have now: whoever has verified an order's address is the
 * one who ordered. An order that is not finished, or whose invoice is due,
 * waits for a later session, because what finishes it goes by the uid it has read; another member's order never moves.
 * @returns how many orders have moved
 */
export async function adoptGuestOrders(identity: Identity): Promise<number> {
  const { uid, email, emailVerified } = identity;
  if (isGuest(identity) || !emailVerified || email === '') return 0;
  let adopted = 0;
  for (const order of await findGuestOrders(email)) {
    const { uid: buyer, status, invoiceDue } = order.data() ?? {};
    if (status === 'pending' || invoiceDue === true) continue;
    if (buyer !== uid && !(await belongsToGuest(buyer))) continue;
    if (await adoptOrder(order, uid)) adopted += 1;
  }
  if (adopted > 0) logs.guestOrdersAdopted(uid, adopted);
  return adopted;
}
