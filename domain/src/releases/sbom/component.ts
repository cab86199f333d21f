import type { LockedPackage } from './locked.ts';

/** A package as package URLs write it. */
export const purlOf = ({ name, version }: LockedPackage) =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`;

const algorithms: Record<string, string> = {
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
};

/** Base64 as hex. */
const toHex = (base64: string): string =>
  Array.from(atob(base64), (one) => one.charCodeAt(0).toString(16).padStart(2, '0')).join('');

function hashesOf(integrity: string | undefined) {
  const [, name = '', sum = ''] = /^(sha\d+)-([A-Za-z0-9+/]+={0,2})/.exec(integrity ?? '') ?? [];
  const alg = algorithms[name];
  return alg && sum.length % 4 === 0 ? [{ alg, content: toHex(sum) }] : [];
}

/** An expression says several licenses at once; what is one name may be none that the list knows, so it is given as a name. */
const licensesOf = (license: string | undefined) => {
  if (license === undefined) return [];
  return / (?:OR|AND|WITH) /.test(license) ? [{ expression: license }] : [{ license: { name: license } }];
};

/** A package as CycloneDX lists it. */
export function toComponent(one: LockedPackage) {
  const [, group, name] = /^(@[^/]+)\/(.+)$/.exec(one.name) ?? [];
  const [purl, hashes, licenses] = [purlOf(one), hashesOf(one.integrity), licensesOf(one.license)];
  return {
    'bom-ref': purl,
    type: 'library' as const,
    ...(group && { group }),
    name: name ?? one.name,
    version: one.version,
    scope: one.dev ? ('excluded' as const) : ('required' as const),
    ...(hashes.length > 0 && { hashes }),
    ...(licenses.length > 0 && { licenses }),
    purl,
  };
}
