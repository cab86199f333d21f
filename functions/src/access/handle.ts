import { createHash } from 'node:crypto';

const signs = 'abcdefghijklmnopqrstuvwxyz234567';

/** A member's handle: fifty bits of the hash of their uid, so that it is always the same, whatever they are called. */
export function handleOf(uid: string): string {
  const bytes = createHash('sha256').update(`handle:${uid}`).digest();
  const text = Array.from(bytes.subarray(0, 10), (byte) => signs[byte % signs.length]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}
