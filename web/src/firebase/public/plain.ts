import type { PlainData } from './read-public.ts';

/** SDK data in the same shape as the REST reader's: timestamps as milliseconds, bytes as Uint8Array. */
export function toPlain(data: Record<string, unknown>): PlainData {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plain(value)]));
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('toMillis' in value && typeof value.toMillis === 'function') return value.toMillis();
  if ('toUint8Array' in value && typeof value.toUint8Array === 'function') return value.toUint8Array();
  return toPlain(value as Record<string, unknown>);
}
