import { FieldValue, Timestamp } from 'firebase-admin/firestore';

/** A stored timestamp in milliseconds; anything else is null, as documents may come from elsewhere. */
export function toMillis(value: unknown): number | null {
  return value instanceof Timestamp ? value.toMillis() : null;
}

export const fromMillis = (ms: number): Timestamp => Timestamp.fromMillis(ms);

/** The time at which the server commits the write. */
export const serverTime = () => FieldValue.serverTimestamp();

/** Takes a field away. */
export const noField = () => FieldValue.delete();

export const increment = (by: number) => FieldValue.increment(by);
