import { timingSafeEqual } from 'node:crypto';
import { projectId } from '../platform/project.ts';
import { beforeSignature, signatureOf } from './backup-key.ts';

/** Whether this text is a backup that this very store wrote, to the letter. */
export function isSigned(text: string, key: Buffer): boolean {
  const at = text.lastIndexOf(beforeSignature);
  if (at === -1) return false;
  const body = text.slice(0, at);
  const given = /^([0-9a-f]{64})"\}\n?$/.exec(text.slice(at + beforeSignature.length))?.[1];
  if (!given || !body.includes(`"store":${JSON.stringify(projectId())},`)) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(signatureOf(key, body)));
}
