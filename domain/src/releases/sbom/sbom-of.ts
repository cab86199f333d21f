import { type LockedPackage, readNpmLock, readPnpmLock, readYarnLock } from './locked.ts';

/** What reads each lockfile. */
const readers: Record<string, (content: string) => LockedPackage[]> = {
  'package-lock.json': readNpmLock,
  'npm-shrinkwrap.json': readNpmLock,
  'pnpm-lock.yaml': readPnpmLock,
  'yarn.lock': readYarnLock,
};

/** A lockfile larger than this, in bytes, is not read. */
const mostBytes = 8 * 1024 * 1024;

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Whether a bill of materials is made from a file: a lockfile of the template, none of what is bundled with it. */
export const isLockfile = ({ path, sizeBytes }: { path: string; sizeBytes: number }): boolean =>
  Object.hasOwn(readers, nameOf(path)) && sizeBytes <= mostBytes && !/(?:^|\/)node_modules\//.test(path);

/** A package as package URLs write it. */
const purlOf = ({ name, version }: LockedPackage) =>
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

function toComponent(one: LockedPackage) {
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

/** One of each, needed if any lockfile needs it, by package URL. */
function merged(packages: readonly LockedPackage[]): LockedPackage[] {
  const byPurl = new Map<string, LockedPackage>();
  for (const one of packages) {
    const known = byPurl.get(purlOf(one));
    byPurl.set(purlOf(one), known ? { ...one, ...known, dev: Boolean(known.dev && one.dev) } : one);
  }
  return [...byPurl].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** A release; its time in milliseconds. */
export interface BilledRelease {
  slug: string;
  version: string;
  title: string;
  releasedAt: number;
}

/**
 * What a release is made of, as CycloneDX 1.6: every package that its lockfiles name. The same release gives the same text.
 * @returns null where it has no lockfile, or none that names a package
 */
export function sbomOf(
  { slug, version, title, releasedAt }: BilledRelease,
  lockfiles: readonly { path: string; text: string }[],
) {
  const packages = merged(lockfiles.flatMap(({ path, text }) => readers[nameOf(path)]?.(text) ?? []));
  if (packages.length === 0) return null;
  return {
    bomFormat: 'CycloneDX' as const,
    specVersion: '1.6' as const,
    version: 1,
    metadata: {
      timestamp: new Date(releasedAt).toISOString(),
      component: {
        'bom-ref': `${slug}@${version}`,
        type: 'application' as const,
        name: slug,
        description: title,
        version,
      },
      properties: lockfiles.map(({ path }) => ({ name: 'tempera:lockfile', value: path })),
    },
    components: packages.map(toComponent),
  };
}
