/** What an order and a download cost, events that follow from them included. */
import { withStore } from '../../../emulators/seed/open-store.ts';
import type { Figures } from '../budgets.ts';
import { callFunction, newBuyer } from '../call-function.ts';
import { couponCode } from '../measure-latency.ts';
import { round } from '../statistics.ts';
import type { Counts } from './counts.ts';
import { countEach } from './follow-functions.ts';
import { figuresOf } from './rows.ts';

const warmUp = 2;
const times = 5;

async function order(buyer: string): Promise<void> {
  const customer = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' };
  const asked = { slugs: ['astroaccess', 'portfolio'], couponCode, customer, paymentToken: 'tok_paid' };
  const { result } = await callFunction(
    'placeOrder',
    { ...asked, idempotencyKey: crypto.randomUUID() },
    buyer,
  );
  const { status } = result as { status?: string };
  if (status !== 'completed') throw new Error(`an order of the bench ended as ${status}`);
}

/** A free template of the seed, from asking for its link to the last byte. */
const downloaded = 'neogate';

/** @returns bytes of the archive */
async function download(buyer: string): Promise<number> {
  const { result } = await callFunction('requestDownload', { slug: downloaded }, buyer);
  const response = await fetch((result as { url: string }).url);
  if (!response.ok) throw new Error(`the download was answered with ${response.status}`);
  return (await response.arrayBuffer()).byteLength;
}

/** By a new account each time, whose making is no part of it. */
async function countFor(work: (buyer: string) => Promise<unknown>): Promise<Counts> {
  const buyers: string[] = [];
  for (let n = 0; n < warmUp + times; n += 1) buyers.push(await newBuyer());
  const next = () => work(buyers.pop() ?? '');
  for (let n = 0; n < warmUp; n += 1) await next();
  return countEach(times, next);
}

/** The only thing that changes is what is said of a product: as an admin corrects a word. */
export const update = () =>
  withStore(({ db }) =>
    db.doc('products/astroaccess').update({ description: `Changed ${crypto.randomUUID()}` }),
  );

/** `order.*`, `download.*` and `update.*`; the update's own write, which its admin's browser sends, is added. */
export async function measureCalls(): Promise<Figures> {
  const ordered = await countFor(order);
  let bytes = 0;
  const taken = await countFor(async (buyer) => {
    bytes = await download(buyer);
  });
  await update();
  const updated = await countEach(1, update);
  return {
    ...figuresOf('order', ordered),
    ...figuresOf('download', taken),
    'download.kB': round(bytes / 1_000, 1),
    ...figuresOf('update', { ...updated, writes: updated.writes + 1 }),
  };
}
