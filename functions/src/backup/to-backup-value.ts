import { toIso } from '../platform/timestamps.ts';

/** A stored value as JSON: times to the nanosecond, so that what comes back is what went out. */
export function toBackupValue(value: unknown): unknown {
  const time = toIso(value);
  if (time !== null) return { $time: time };
  if (Array.isArray(value)) return value.map(toBackupValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toBackupValue(part)]));
}
