import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { clock } from './clock.ts';

export type { Timestamp };

/** A stored timestamp in milliseconds; anything else is null, as documents may come from elsewhere. */
export function toMillis(value: unknown): number | null {
  return value instanceof Timestamp ? value.toMillis() : null;
}

/** A stored timestamp as an ISO date to the nanosecond; null for anything else. */
export function toIso(value: unknown): string | null {
  if (!(value instanceof Timestamp)) return null;
  const seconds = new Date(value.seconds * 1_000).toISOString().slice(0, 19);
  return `${seconds}.${String(value.nanoseconds).padStart(9, '0')}Z`;
}

export const fromMillis = (ms: number): Timestamp => Timestamp.fromMillis(ms);

/** The time at which the server commits the write. */
export const serverTime = () => FieldValue.serverTimestamp();

const keysLastMs = 30 * 24 * 60 * 60 * 1000;

/**
 * What is kept of an idempotency key beside its answer: when it came, and `expiresAt`, after which the database may remove it
 * (the TTL policies of `firestore.indexes.json`). No caller repeats a call a month later.
 */
export const keyTimes = () => ({ at: serverTime(), expiresAt: fromMillis(clock.now() + keysLastMs) });

/** Takes a field away. */
export const noField = () => FieldValue.delete();

export const increment = (by: number) => FieldValue.increment(by);
