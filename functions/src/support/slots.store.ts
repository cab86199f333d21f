import { createHash } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { db } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { isAlreadyThere, isMissing, isOvertaken } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, toMillis } from '../platform/timestamps.ts';

/** The key of a limit on an address, which is not told by it. */
export const keyOf = (kind: string, value: string) =>
  `${kind}-${createHash('sha256').update(`${kind}:${value}`).digest('hex').slice(0, 40)}`;

/** So many within so many milliseconds, whoever `key` stands for. */
export interface Limit {
  key: string;
  count: number;
  withinMs: number;
}

/** Each attempt lost means that another took the slot, so a rush ends as soon as the slots do. */
const attempts = 30;

/** The first slot that nobody holds now. @throws RefusalError `too-many-requests` */
async function freeSlot({ key, count }: Limit): Promise<DocumentSnapshot> {
  const slots = Array.from({ length: count }, (_, slot) => refs.rateLimit(key, slot));
  const found = await db().getAll(...slots);
  const free = found.find((slot) => (toMillis(slot.data()?.until) ?? 0) <= clock.now());
  if (!free) throw new RefusalError('too-many-requests');
  return free;
}

function take(batch: WriteBatch, slot: DocumentSnapshot, withinMs: number): void {
  const held = { until: fromMillis(clock.now() + withinMs) };
  if (slot.updateTime) batch.update(slot.ref, held, { lastUpdateTime: slot.updateTime });
  else batch.create(slot.ref, held);
}

/**
 * Writes together with a slot of each limit, all or nothing. A slot is a document that only one can create, so a limit
 * holds in a rush and nothing is locked or counted.
 * @param add puts into the batch what is to be written; called anew whenever somebody else was quicker
 * @throws RefusalError `too-many-requests`, or `busy` when others were quicker all the time, and whatever `add` throws
 */
export async function writeWithin(
  limits: readonly Limit[],
  add: (batch: WriteBatch) => Promise<void> | void,
): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const slots = await Promise.all(limits.map(async (limit) => ({ slot: await freeSlot(limit), limit })));
    const batch = db().batch();
    await add(batch);
    for (const { slot, limit } of slots) take(batch, slot, limit.withinMs);
    try {
      await batch.commit();
      return;
    } catch (error) {
      if (!isAlreadyThere(error) && !isOvertaken(error) && !isMissing(error)) throw error;
    }
  }
  throw new RefusalError('busy');
}
