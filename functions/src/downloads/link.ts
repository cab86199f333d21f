import { createHmac, timingSafeEqual } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { z } from 'zod';
import { region, storeOrigin } from '../platform/params.ts';
import { inFunctionsEmulator, projectId } from '../platform/project.ts';

/** What a download link stands for. `e` is its end in milliseconds, `i` its own id: one download each. */
const claimSchema = z.strictObject({
  u: z.string().min(1).max(128),
  s: z.string().min(1).max(64),
  v: z.string().min(1).max(40),
  f: z.string().min(1).max(200),
  e: z.number().int(),
  i: z.string().regex(/^[A-Za-z0-9_-]{8,40}$/),
});
export type LinkClaim = z.infer<typeof claimSchema>;

const shortestKey = 16;

function sign(payload: string, key: string): Buffer {
  if (key.length < shortestKey) throw new Error('DOWNLOAD_SIGNING_KEY is missing or too short');
  return createHmac('sha256', key).update(payload).digest();
}

/**
 * Bytes of a base64url text, or null unless it is the one canonical way to write them: the decoder ignores unused
 * bits and foreign characters, so that several texts would pass for one.
 */
function decode(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : null;
}

/** `{payload}.{signature}`, both base64url. */
export function signLink(claim: LinkClaim, key: string): string {
  const payload = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${payload}.${sign(payload, key).toString('base64url')}`;
}

/**
 * Reads a link that this store has signed and that has not ended.
 * @param now milliseconds
 * @throws RefusalError `link-invalid`
 */
export function readLink(link: string, key: string, now: number): LinkClaim {
  const [payload = '', signature = '', ...rest] = link.split('.');
  const given = decode(signature);
  const bytes = decode(payload);
  const expected = sign(payload, key);
  const signed = given !== null && given.length === expected.length && timingSafeEqual(given, expected);
  if (!signed || bytes === null || rest.length > 0) throw new RefusalError('link-invalid');
  const claim = claimSchema.safeParse(JSON.parse(bytes.toString('utf8')));
  if (!claim.success || claim.data.e <= now) throw new RefusalError('link-invalid');
  return claim.data;
}

/**
 * The address of a link. The store's origin is a parameter, never the request's word for it; without one the address is
 * relative to the store. Only in the functions emulator, where callers may not come through the store, it
 * falls back to the host that was called.
 */
export function linkUrl(link: string, host: string | null): string {
  const origin = storeOrigin.value() || process.env.TEMPERA_STORE_ORIGIN || '';
  if (origin) return `${origin.replace(/\/+$/, '')}/download/${link}`;
  if (inFunctionsEmulator() && host) return `http://${host}/${projectId()}/${region}/download/${link}`;
  return `/download/${link}`;
}
