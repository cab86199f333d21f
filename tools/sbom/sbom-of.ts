/** What the store is made of, as CycloneDX 1.6: every package of the lockfile, and which of them a deployed store holds. */

import { toComponent } from '@tempera/domain/releases/sbom/component';

interface Locked {
  version?: string;
  integrity?: string;
  link?: boolean;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** By path: `web`, `node_modules/vite`, `web/node_modules/vite`. */
export type Lockfile = { version?: string; packages: Record<string, Locked> };

/** What is deployed is made of these; everything else builds or tests it. */
const shipped = ['domain', 'functions', 'web'] as const;
const folder = 'node_modules/';

const nameOf = (path: string) => path.slice(path.lastIndexOf(folder) + folder.length);

/** Where a package that `parent` asks for stands: beside it, or further up, as Node looks for it. */
function find({ packages }: Lockfile, parent: string, name: string): string | undefined {
  for (let at = parent; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const path = `${at ? `${at}/` : ''}${folder}${name}`;
    const found = packages[path];
    if (found?.link) return undefined;
    if (found) return path;
    if (at === '') return undefined;
  }
}

function neededBy(lockfile: Lockfile, path: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = lockfile.packages[path] ?? {};
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return names.flatMap((name) => find(lockfile, path, name) ?? []);
}

/** Paths of all that the given ones need, and what that needs. */
function reach(lockfile: Lockfile, from: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const open = from.flatMap((path) => neededBy(lockfile, path));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    open.push(...neededBy(lockfile, path));
  }
  return seen;
}

/** The same lockfile always gives the same bill. */
export function sbomOf(lockfile: Lockfile) {
  const needed = reach(lockfile, shipped);
  const paths = Object.keys(lockfile.packages).filter(
    (path) => path.includes(folder) && !lockfile.packages[path]?.link,
  );
  const components = new Map<string, ReturnType<typeof toComponent>>();
  // The same version may stand at two places, of which one is deployed.
  for (const path of paths) {
    const { version = '', integrity, license } = lockfile.packages[path] ?? {};
    // Excluded: it builds or tests the store, and no deployed store holds it.
    const one = toComponent({ name: nameOf(path), version, integrity, license, dev: !needed.has(path) });
    if (components.get(one.purl)?.scope !== 'required') components.set(one.purl, one);
  }
  const version = lockfile.version ?? '';
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', name: 'tempera', version, 'bom-ref': `tempera@${version}` },
    },
    components: [...components.values()].sort((one, other) => one.purl.localeCompare(other.purl, 'en')),
  };
}
