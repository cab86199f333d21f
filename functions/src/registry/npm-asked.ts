import { versionPattern } from '@tempera/domain/catalogue/product-calls';
import { slugOfPackage } from '@tempera/domain/packages/package-name';

/** What a request to the registry is about. */
export type NpmAsked =
  | { what: 'ping' | 'whoami' | 'bulk' | 'audit' }
  | { what: 'packument'; name: string; slug: string }
  | { what: 'tarball'; name: string; slug: string; version: string };

const utilities = new Map<string, NpmAsked>([
  ['ping', { what: 'ping' }],
  ['whoami', { what: 'whoami' }],
  ['npm/v1/security/advisories/bulk', { what: 'bulk' }],
  ['npm/v1/security/audits', { what: 'audit' }],
  ['npm/v1/security/audits/quick', { what: 'audit' }],
]);

/** Clients write the slash within a name as they like; no other letter of an address of ours has to be written otherwise. */
const plain = (path: string) => path.replace(/%40/gi, '@').replace(/%2f/gi, '/');

/** Null for an address that stands for nothing. @param path `/npm/…` */
export function npmAsked(path: string): NpmAsked | null {
  const [, rest = ''] = /^\/npm\/(.+)$/.exec(path) ?? [];
  if (rest.startsWith('-/')) return utilities.get(rest.slice(2)) ?? null;
  const [name = '', file, ...more] = plain(rest).split('/-/');
  const slug = slugOfPackage(name);
  if (slug === null || more.length > 0) return null;
  if (file === undefined) return { what: 'packument', name, slug };
  const version = file.startsWith(`${slug}-`) && file.endsWith('.tgz') ? file.slice(slug.length + 1, -4) : '';
  return versionPattern.test(version) ? { what: 'tarball', name, slug, version } : null;
}
