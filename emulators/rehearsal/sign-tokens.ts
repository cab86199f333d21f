/** Auth's emulator leaves its tokens unsigned, and a function in production takes none of those. */
import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject, sign } from 'node:crypto';
import { generate } from 'selfsigned';

export interface TokenSigner {
  /** The key's id with its certificate, as Google publishes those that it signs sessions with. */
  published: Record<string, string>;
  publicKey: KeyObject;
  /** That key as App Check publishes the ones that it signs with. */
  publishedKey: JsonWebKey;
  /** Signs what is in an unsigned token; leaves any other text alone. */
  sign(token: string): string;
  /** The signature of these bytes, RSA with SHA-256. */
  signBytes(bytes: Buffer): Buffer;
  /** A token of the rehearsal's own, for one function that calls another. */
  issue(claims: Record<string, unknown>): string;
}

const keyId = 'rehearsal';
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function makeTokenSigner(): Promise<TokenSigner> {
  const { private: pem, cert } = await generate([{ name: 'commonName', value: 'securetoken' }], {
    algorithm: 'sha256',
  });
  const key = createPrivateKey(pem);
  const signBytes = (bytes: Buffer) => sign('sha256', bytes, key);
  const seal = (payload: string) => {
    const body = `${encode({ alg: 'RS256', kid: keyId, typ: 'JWT' })}.${payload}`;
    return `${body}.${signBytes(Buffer.from(body)).toString('base64url')}`;
  };
  return {
    published: { [keyId]: cert },
    publicKey: createPublicKey(cert),
    publishedKey: {
      ...createPublicKey(cert).export({ format: 'jwk' }),
      kid: keyId,
      alg: 'RS256',
      use: 'sig',
    },
    signBytes,
    issue: (claims) => seal(encode(claims)),
    sign(token) {
      const [head = '', payload = ''] = token.split('.');
      return isUnsigned(head) ? seal(payload) : token;
    },
  };
}

function isUnsigned(head: string): boolean {
  try {
    return JSON.parse(Buffer.from(head, 'base64url').toString('utf8')).alg === 'none';
  } catch {
    return false;
  }
}
