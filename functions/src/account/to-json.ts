import { toMillis } from '../platform/timestamps.ts';

/** A stored value as JSON: times as ISO texts, all else as it is. */
export function toJson(value: unknown): unknown {
  const time = toMillis(value);
  if (time !== null) return new Date(time).toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toJson(part)]));
}
