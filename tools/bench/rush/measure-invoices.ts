/** What it takes to number the invoices of a rush, by a queue that runs one task at a time. */

import { setTimeout as pause } from 'node:timers/promises';
import { paidOrder } from '../../../domain/testing/paid-order.ts';
import { numberInvoice } from '../../../functions/src/invoices/number-invoice.ts';
import { db } from '../../../functions/src/platform/admin.ts';
import { fromMillis } from '../../../functions/src/platform/timestamps.ts';
import type { Figures } from '../budgets.ts';
import { percentile, round } from '../statistics.ts';
import { countHere } from './count-here.ts';
import { writeAll } from './write-all.ts';

/** All of which wait when the queue begins. */
const orders = 500;
const rounds = 3;
/** As many come each second, for so long. */
const [perSecond, seconds] = [200, 5];
/** So many are written at once. */
const inOneCommit = 20;

let made = 0;

/** @returns their ids, which are in the order of their payments */
async function putOrders(count: number): Promise<string[]> {
  const now = Date.now();
  const ids = Array.from({ length: count }, (_, n) => `ORD-${String(made + n).padStart(13, '0')}`);
  made += count;
  await writeAll(
    ids.map((id, n) => [`orders/${id}`, { ...paidOrder, uid: 'bench', date: fromMillis(now - count + n) }]),
  );
  return ids;
}

/** When each invoice was issued, in milliseconds, by its order. @throws Error unless every number is used once, from 1 on */
async function readIssued(): Promise<Map<string, number>> {
  const { docs } = await db().collection('invoices').orderBy('number').select('number').get();
  if (docs.length !== made || docs.some((invoice, n) => invoice.data().number !== n + 1))
    throw new Error(`${docs.length} invoices of ${made}, or not one for each number`);
  return new Map(docs.map((invoice) => [invoice.id, invoice.createTime.toMillis()]));
}

/** Each order has a task, as the trigger queues it, and they run one after the other. */
async function measureWaiting(): Promise<Figures> {
  const ids = await putOrders(orders);
  const began = Date.now();
  const { ms, reads, writes } = await countHere(async () => {
    for (const orderId of ids) await numberInvoice({ orderId });
  });
  const issued = await readIssued();
  const last = Math.max(...ids.map((id) => issued.get(id) ?? 0));
  return {
    'invoice.perSecond': orders / ((last - began) / 1_000),
    'invoice.tasks.perSecond': orders / (ms / 1_000),
    'invoice.reads': reads / orders,
    'invoice.writes': writes / orders,
  };
}

/** The queue runs while orders come. */
async function measureComing(): Promise<Figures> {
  const queue: string[] = [];
  const paid = new Map<string, number>();
  let isOver = false;
  const come = async () => {
    const began = performance.now();
    for (let n = 0; n < (perSecond * seconds) / inOneCommit; n += 1) {
      await pause(Math.max(0, began + (n * inOneCommit * 1_000) / perSecond - performance.now()));
      const ids = await putOrders(inOneCommit);
      for (const id of ids) paid.set(id, Date.now());
      queue.push(...ids);
    }
    isOver = true;
  };
  const run = async () => {
    for (;;) {
      const orderId = queue.shift();
      if (orderId !== undefined) await numberInvoice({ orderId });
      else if (isOver) return;
      else await pause(1);
    }
  };
  await Promise.all([come(), run()]);
  const issued = await readIssued();
  const waited = [...paid].map(([id, at]) => Math.max(0, (issued.get(id) ?? 0) - at));
  return {
    'invoice.waited.p50.ms': percentile(waited, 0.5),
    'invoice.waited.p95.ms': percentile(waited, 0.95),
  };
}

/** Of reads and writes to the hundredth. */
const decimalsOf = (key: string) => (/reads|writes/.test(key) ? 2 : 0);

const medianOf = (all: readonly Figures[], key: string) =>
  percentile(
    all.map((one) => one[key] ?? 0),
    0.5,
  );

/** `rush.invoice.*`: the median of three rounds. */
export async function measureInvoices(): Promise<Figures> {
  const all: Figures[] = [];
  for (let n = 0; n < rounds; n += 1) all.push({ ...(await measureWaiting()), ...(await measureComing()) });
  return Object.fromEntries(
    Object.keys(all[0] ?? {}).map((key) => [`rush.${key}`, round(medianOf(all, key), decimalsOf(key))]),
  );
}
