import { randomBytes } from 'node:crypto';
import type { RequestDownloadOutput } from '@tempera/domain/calls/calls';
import { durations } from '@tempera/domain/site/durations';
import { clock } from '../platform/clock.ts';
import type { Archive } from './downloads.store.ts';
import { linkUrl, signLink } from './link.ts';

/**
 * A short-lived link to an archive for one person, who was found to be entitled to it.
 * @param tokenId the access token that asked for it, with which it ends
 */
export function giveLink(
  uid: string,
  slug: string,
  { version, fileName, sizeBytes, sha256 }: Archive,
  host: string | null,
  signingKey: string,
  tokenId?: string,
): RequestDownloadOutput {
  const expiresAt = clock.now() + durations.downloadLink;
  const id = randomBytes(15).toString('base64url');
  const claim = { u: uid, s: slug, v: version, f: fileName, e: expiresAt, i: id };
  const link = signLink(tokenId === undefined ? claim : { ...claim, t: tokenId }, signingKey);
  return { url: linkUrl(link, host), fileName, sizeBytes, sha256, expiresAt };
}
