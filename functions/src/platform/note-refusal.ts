import { createHash } from 'node:crypto';
import type { Reason, Refusal } from '@tempera/domain/calls/reasons';
import { alertWindow, isTelling } from '@tempera/domain/operations/alerts';
import { clock } from './clock.ts';
import { isAlreadyThere } from './firestore-errors.ts';
import type { Sender } from './limiter.ts';
import { logs } from './logs.ts';
import { refs } from './refs.ts';
import { fromMillis, serverTime } from './timestamps.ts';

const minute = 60_000;
const kept = 24 * 60 * minute;

/** How long one note stands for all of its kind. Past a limit whoever goes on asking costs nothing more, so one is enough for the alerts' hour. */
const notedFor = (reason: Reason) => (reason === 'too-many-attempts' ? alertWindow : minute);

/**
 * Writes down that somebody was refused for who they are or how often they ask, for the alerts: a document for each member, or network of all
 * others, callable and minute, or hour past a limit, so that nobody fills the store with them, and no two callers wait for one. Guests and addresses
 * within a network are made at will, and are nobody of their own. The refusal stands whatever becomes of it.
 */
export async function noteRefusal(
  operation: string,
  { reason }: Refusal,
  { uid, network }: Sender,
): Promise<void> {
  if (!isTelling(reason)) return;
  const now = clock.now();
  const hash = createHash('sha256')
    .update(`${uid ?? network ?? ''}:${operation}`)
    .digest('hex')
    .slice(0, 32);
  const times = { at: serverTime(), expiresAt: fromMillis(now + kept) };
  try {
    await refs
      .refusal(`${Math.floor(now / notedFor(reason))}-${hash}`)
      .create({ operation, reason, ...times });
  } catch (cause) {
    if (!isAlreadyThere(cause)) logs.unexpected('noteRefusal', cause);
  }
}
