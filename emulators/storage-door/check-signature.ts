/** What Cloud Storage asks of a signed address (V4, GOOG4-RSA-SHA256), and its emulator does not. */
import { createHash, type KeyObject, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Who may sign: an account and its public key. */
export interface Signer {
  email: string;
  key: KeyObject;
}

/** A request that came with a signature in its query. */
export interface SignedRequest {
  method: string;
  /** Path and query, as they were sent. */
  url: string;
  headers: IncomingHttpHeaders;
}

/** Why an address is not taken, with the status and code that Cloud Storage gives it. */
export interface Fault {
  status: number;
  code: string;
}

const algorithm = 'GOOG4-RSA-SHA256';
const longestSeconds = 7 * 24 * 60 * 60;
/** How far ahead a signer's clock may be, in milliseconds. */
const aheadMs = 15 * 60_000;

const malformed: Fault = { status: 400, code: 'AuthorizationQueryParametersError' };
const forged: Fault = { status: 403, code: 'SignatureDoesNotMatch' };
const expired: Fault = { status: 400, code: 'ExpiredToken' };

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** All that a query holds, in order, decoded; null for one that can't be. */
export function readQuery(query: string): [name: string, value: string][] | null {
  try {
    return query
      .split('&')
      .filter(Boolean)
      .map((part) => {
        const at = part.indexOf('=');
        const [name, value] = at === -1 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
        return [decodeURIComponent(name), decodeURIComponent(value)];
      });
  } catch {
    return null;
  }
}

/** `20261123T120000Z` in milliseconds; NaN for anything else. */
function timeOf(text: string): number {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  const [year, month, day, hour, minute, second] = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Names in `X-Goog-SignedHeaders` with the values that came; null where one is missing, or one of Storage's own is not signed. */
function signedHeaders(names: readonly string[], headers: IncomingHttpHeaders): string | null {
  const own = Object.keys(headers).filter((name) => name.startsWith('x-goog-'));
  if (!names.includes('host') || own.some((name) => !names.includes(name))) return null;
  const lines = names.map((name) => {
    const value = headers[name];
    if (value === undefined) return null;
    // The library signs a host without its port.
    const sent = name === 'host' ? String(value).replace(/:\d+$/, '') : String(value);
    return `${name}:${sent.trim().replace(/\s{2,}/g, ' ')}\n`;
  });
  return lines.includes(null) ? null : lines.join('');
}

/** Looks at the signature of a request, everything that it is over, and its time. @param now milliseconds @returns null for a good one */
export function checkSignature(
  { method, url, headers }: SignedRequest,
  signer: Signer,
  now: number,
): Fault | null {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const all = readQuery(query);
  if (!all) return malformed;
  const named = new Map(all);
  const read = (name: string) => named.get(`X-Goog-${name}`) ?? '';
  const [email, day, ...rest] = read('Credential').split('/');
  const began = timeOf(read('Date'));
  const seconds = Number(read('Expires'));
  const isWell =
    named.size === all.length &&
    read('Algorithm') === algorithm &&
    rest.join('/') === 'auto/storage/goog4_request' &&
    read('Date').startsWith(`${day}T`) &&
    Number.isFinite(began) &&
    Number.isInteger(seconds) &&
    seconds > 0 &&
    seconds <= longestSeconds;
  if (!isWell) return malformed;
  const names = read('SignedHeaders').split(';');
  const lines = signedHeaders(names, headers);
  if (lines === null) return { status: 400, code: 'MalformedSecurityHeader' };
  const canonicalQuery = all
    .filter(([name]) => name !== 'X-Goog-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const canonical = [method, path, canonicalQuery, lines, names.join(';'), 'UNSIGNED-PAYLOAD'].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const signed = [algorithm, read('Date'), `${day}/${rest.join('/')}`, hash].join('\n');
  const signature = read('Signature');
  const isGood =
    email === signer.email &&
    /^(?:[0-9a-f]{2})+$/.test(signature) &&
    verify('sha256', Buffer.from(signed), signer.key, Buffer.from(signature, 'hex'));
  if (!isGood) return forged;
  return now < began - aheadMs || now >= began + seconds * 1000 ? expired : null;
}
