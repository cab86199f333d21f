import { RefusalError } from '@tempera/domain/refuse';
import type { DocumentReference, DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { db } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { isAlreadyThere, isMissing, isOvertaken } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, toMillis } from '../platform/timestamps.ts';

/** So many within an hour, whoever `key` stands for. */
export interface HourlyLimit {
  key: string;
  perHour: number;
}

const hour = 3_600_000;

/** Each attempt lost means that another message took the slot, so a rush ends as soon as the slots do. */
const attempts = 30;

/** The first slot that nobody holds now. @throws RefusalError `too-many-requests` */
async function freeSlot({ key, perHour }: HourlyLimit): Promise<DocumentSnapshot> {
  const slots = Array.from({ length: perHour }, (_, slot) => refs.rateLimit(key, slot));
  const found = await db().getAll(...slots);
  const free = found.find((slot) => (toMillis(slot.data()?.until) ?? 0) <= clock.now());
  if (!free) throw new RefusalError('too-many-requests');
  return free;
}

function take(batch: WriteBatch, slot: DocumentSnapshot): void {
  const held = { until: fromMillis(clock.now() + hour) };
  if (slot.updateTime) batch.update(slot.ref, held, { lastUpdateTime: slot.updateTime });
  else batch.create(slot.ref, held);
}

/**
 * Creates a document together with a slot of each limit, all or nothing. A slot is a document that only one can take
 * (design.md §5, Coupon redemption), so a limit holds in a rush and nothing is locked or counted.
 * @throws RefusalError `too-many-requests`, or `busy` when others were quicker all the time
 */
export async function queueWithin(
  limits: readonly HourlyLimit[],
  document: DocumentReference,
  data: Record<string, unknown>,
): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const slots = await Promise.all(limits.map(freeSlot));
    const batch = db().batch();
    batch.create(document, data);
    for (const slot of slots) take(batch, slot);
    try {
      await batch.commit();
      return;
    } catch (error) {
      if (!isAlreadyThere(error) && !isOvertaken(error) && !isMissing(error)) throw error;
    }
  }
  throw new RefusalError('busy');
}
