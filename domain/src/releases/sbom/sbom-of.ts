import { purlOf, toComponent } from './component.ts';
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
