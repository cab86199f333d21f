import { asOrder } from '@tempera/domain/orders/read-order';
import { downloadSigningKey } from '../platform/params.ts';
import { refs } from '../platform/refs.ts';
import { signOrderLink } from './order-link.ts';

/**
 * The signed link to an order that a mail is about, as it stands when the mail goes out; null once links are closed.
 * @param to whom the mail goes: only at the order's own address does the link confirm it
 */
export async function orderLinkNow(orderId: string, to: string): Promise<string | null> {
  const data = (await refs.order(orderId).get()).data();
  if (!data) return null;
  const { customer, linkVersion } = asOrder({ ...data, id: orderId });
  const isMailed = customer.email.toLowerCase() === to.toLowerCase();
  return signOrderLink({ id: orderId, linkVersion: linkVersion ?? 1 }, downloadSigningKey.value(), isMailed);
}
