import { createHash, randomBytes } from 'node:crypto';

/** What is stored of a secret: one of so many random bits needs no slow hash, as a password does. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const random = (count: number): Uint8Array => randomBytes(count);
