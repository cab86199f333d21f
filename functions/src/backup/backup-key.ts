import { createHmac } from 'node:crypto';

/** The key that signs backups: of the same secret as download links, and good for nothing else. */
export const backupKey = (secret: string): Buffer =>
  createHmac('sha256', secret).update('tempera backup').digest();

/** The signature over everything of a backup that stands before it. */
export const signatureOf = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');

/** What stands between the documents of a backup and its signature. */
export const beforeSignature = '\n],"signature":"';
