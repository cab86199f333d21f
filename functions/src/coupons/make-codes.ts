import { createHmac } from 'node:crypto';

/** Letters and digits that nobody mistakes for another; 32, so that five bits choose one. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Sixty bits: nobody guesses one, and no two of a store are the same. */
const length = 12;

/**
 * The codes of a batch, always the same for its secret: whoever goes on with a batch that broke off makes no other ones.
 * Without the secret none tells of the next.
 */
export function makeCodes(prefix: string, count: number, secret: string): string[] {
  return Array.from({ length: count }, (_, index) => {
    const bytes = createHmac('sha256', secret).update(String(index)).digest().subarray(0, length);
    return `${prefix}-${[...bytes].map((byte) => alphabet[byte % 32]).join('')}`;
  });
}
