import { createHmac, timingSafeEqual } from 'node:crypto';

const shortestKey = 16;

function sign(payload: string, key: string | Buffer): Buffer {
  if (key.length < shortestKey) throw new Error('DOWNLOAD_SIGNING_KEY is missing or too short');
  return createHmac('sha256', key).update(payload).digest();
}

/** A key made of the store's secret for one purpose: what it signs is good for nothing else. */
export function keyFor(purpose: string, secret: string): Buffer {
  return sign(purpose, secret);
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
export function signClaim(claim: object, key: string | Buffer): string {
  const payload = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${payload}.${sign(payload, key).toString('base64url')}`;
}

/** What was signed with this key, or null for any other text. */
export function readClaim(text: string, key: string | Buffer): unknown {
  const [payload = '', signature = '', ...rest] = text.split('.');
  const given = decode(signature);
  const bytes = decode(payload);
  const expected = sign(payload, key);
  const signed = given !== null && given.length === expected.length && timingSafeEqual(given, expected);
  if (!signed || bytes === null || rest.length > 0) return null;
  return JSON.parse(bytes.toString('utf8'));
}
