/** What a packed codebase says of itself to those who install it: its packages, exactly as this checkout has them. */

/** One package of a lockfile; what else npm notes there is kept as it is. */
interface Entry {
  version?: string;
  dev?: boolean;
  link?: boolean;
  optional?: boolean;
  peer?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

interface Lockfile {
  lockfileVersion: number;
  packages: Record<string, Entry>;
}

interface Manifest {
  name: string;
  version: string;
  engines: Record<string, string>;
}

const folder = 'node_modules/';

/** `firebase-admin/firestore` to `firebase-admin`. */
export const packageOf = (id: string): string => id.split('/', id.startsWith('@') ? 2 : 1).join('/');

/**
 * @param base the workspace's own manifest @param names packages that the bundle imports
 * @param lockfile the checkout's @returns texts by file name
 * @throws Error for a package that the lockfile doesn't have, or has only below a workspace
 */
export function deployManifest(
  base: Manifest,
  codebase: string,
  names: readonly string[],
  lockfile: Lockfile,
): Record<'package.json' | 'package-lock.json', string> {
  const { packages } = lockfile;
  const dependencies = Object.fromEntries([...names].sort().map((name) => [name, versionOf(packages, name)]));
  const { version, engines } = base;
  const manifest = {
    name: `${base.name}-${codebase}`,
    version,
    private: true,
    type: 'module',
    main: 'lib/index.js',
    engines,
    dependencies,
  };
  const { name, private: _private, type: _type, main: _main, ...root } = manifest;
  const lock = {
    name,
    version,
    lockfileVersion: lockfile.lockfileVersion,
    requires: true,
    packages: { '': { name, ...root }, ...closureOf(packages, names) },
  };
  return { 'package.json': toText(manifest), 'package-lock.json': toText(lock) };
}

const toText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function versionOf(packages: Record<string, Entry>, name: string): string {
  const version = packages[folder + name]?.version;
  if (!version) throw new Error(`package-lock.json has no ${name} at its top`);
  return version;
}

/** The packages and all that they stand on, at their places in the lockfile. */
function closureOf(packages: Record<string, Entry>, names: readonly string[]): Record<string, Entry> {
  const found = new Map<string, Entry>();
  const open = names.map((name) => folder + name);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const entry = packages[path];
    if (!entry || found.has(path)) continue;
    // In the checkout some of these are there for its tools alone.
    const { dev: _dev, ...kept } = entry;
    found.set(path, kept);
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = entry;
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const at = placeOf(packages, path, name);
      if (at) open.push(at);
    }
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Where Node would find the package from inside its parent: below it, or in a folder above. */
function placeOf(packages: Record<string, Entry>, parent: string, name: string): string | undefined {
  for (let at = parent; ; ) {
    const path = `${at && `${at}/`}${folder}${name}`;
    if (packages[path]) return path;
    if (at === '') return undefined;
    at = at.slice(0, Math.max(0, at.lastIndexOf(`/${folder}`)));
  }
}
