import { downloadSigningKey } from '../platform/params.ts';
import { refs } from '../platform/refs.ts';
import { signOrderLink } from './order-link.ts';

/** The signed link to an order that a mail is about, as it stands when the mail goes out; null once links are closed. */
export async function orderLinkNow(orderId: string): Promise<string | null> {
  const data = (await refs.order(orderId).get()).data();
  if (!data) return null;
  return signOrderLink({ id: orderId, linkVersion: data.linkVersion ?? 1 }, downloadSigningKey.value());
}
