import { createHmac, timingSafeEqual } from 'node:crypto';
import { projectId } from '../platform/project.ts';

/** The key that signs backups: of the same secret as download links, and good for nothing else. */
export const backupKey = (secret: string): Buffer =>
  createHmac('sha256', secret).update('tempera backup').digest();

/** The signature over everything of a backup that stands before it. */
export const signatureOf = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');

/** What stands between the documents of a backup and its signature. */
export const beforeSignature = '\n],"signature":"';

/** Whether this text is a backup that this very store wrote, to the letter. */
export function isSigned(text: string, key: Buffer): boolean {
  const at = text.lastIndexOf(beforeSignature);
  if (at === -1) return false;
  const body = text.slice(0, at);
  const given = /^([0-9a-f]{64})"\}\n?$/.exec(text.slice(at + beforeSignature.length))?.[1];
  if (!given || !body.includes(`"store":${JSON.stringify(projectId())},`)) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(signatureOf(key, body)));
}
