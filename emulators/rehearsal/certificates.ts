import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

/** Keys and certificates of one rehearsal, as PEM. Made at its start and trusted by nobody else. */
export interface Certificates {
  /** What Node is told to trust, by `NODE_EXTRA_CA_CERTS`. */
  authority: string;
  /** What Chromium is told to trust: the hash of the authority's public key, base64. */
  authorityHash: string;
  key: string;
  /** For all hosts of the rehearsal, followed by the authority's. */
  chain: string;
}

const aDayMs = 24 * 60 * 60 * 1000;
const named = (name: string) => [{ name: 'commonName', value: name }];

/** An authority, and what it says about these hosts; `*.example.com` stands for all one level below. */
export async function makeCertificates(hosts: readonly string[]): Promise<Certificates> {
  const common = { keyType: 'ec', algorithm: 'sha256', notAfterDate: new Date(Date.now() + aDayMs) } as const;
  const authority = await generate(named('Tempera rehearsal'), {
    ...common,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  const leaf = await generate(named(hosts[0] ?? 'rehearsal.invalid'), {
    ...common,
    ca: { key: authority.private, cert: authority.cert },
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2, value })) },
    ],
  });
  const publicKey = new X509Certificate(authority.cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    authority: authority.cert,
    authorityHash: createHash('sha256').update(publicKey).digest('base64'),
    key: leaf.private,
    chain: `${leaf.cert}\n${authority.cert}`,
  };
}
