import { createHash } from 'node:crypto';
import type { Refusal } from '@tempera/domain/calls/reasons';
import { isTelling } from '@tempera/domain/operations/alerts';
import { clock } from './clock.ts';
import { isAlreadyThere } from './firestore-errors.ts';
import { logs } from './logs.ts';
import { refs } from './refs.ts';
import { fromMillis, serverTime } from './timestamps.ts';

const minute = 60_000;
const kept = 24 * 60 * minute;

/**
 * Writes down that somebody was refused for who they are or how often they ask, for the alerts: a document for each person or network address,
 * callable and minute, so that nobody fills the store with them, and no two callers wait for one. The refusal stands whatever becomes of it.
 */
export async function noteRefusal(operation: string, { reason }: Refusal, who: string): Promise<void> {
  if (!isTelling(reason)) return;
  const now = clock.now();
  const hash = createHash('sha256').update(`${who}:${operation}`).digest('hex').slice(0, 32);
  const times = { at: serverTime(), expiresAt: fromMillis(now + kept) };
  try {
    await refs.refusal(`${Math.floor(now / minute)}-${hash}`).create({ operation, reason, ...times });
  } catch (cause) {
    if (!isAlreadyThere(cause)) logs.unexpected('noteRefusal', cause);
  }
}
