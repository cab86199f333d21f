import { Timestamp } from 'firebase-admin/firestore';

/** A stored value as JSON: times as ISO texts, all else as it is. */
export function toJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toJson(part)]));
}
