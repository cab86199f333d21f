import { callFunction } from '../call-function.ts';

const customer = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' };
const bought = 'astroaccess';

/**
 * An order, and the download of what was bought.
 * @param ip the buyer's network address
 * @returns how long the order took, in milliseconds
 * @throws Error for anything but a completed order and a whole archive
 */
export async function buy(idToken: string, ip: string): Promise<number> {
  const asked = { slugs: [bought], couponCode: null, customer, paymentToken: 'tok_paid' };
  const order = { ...asked, idempotencyKey: crypto.randomUUID() };
  const { ms, result } = await callFunction('placeOrder', order, idToken, ip);
  const { status } = result as { status?: string };
  if (status !== 'completed') throw new Error(`an order ended as ${status}`);
  const { result: link } = await callFunction('requestDownload', { slug: bought }, idToken, ip);
  const archive = await fetch((link as { url: string }).url);
  if (!archive.ok) throw new Error(`a download was answered with ${archive.status}`);
  await archive.arrayBuffer();
  return ms;
}
