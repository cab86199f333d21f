/** What package-lock.json lacks for `npm ci`, and the entries that fill it. The registry is asked by the caller. */
import { Failure } from './failure.ts';

/** One package of the lockfile; what else npm notes there is kept as it is. */
export interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  dev?: boolean;
  optional?: boolean;
  license?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  engines?: Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The lockfile's packages by their paths: `node_modules/vite`, `web/node_modules/vite`, and `web` for a workspace. */
export type Packages = Record<string, Entry>;

/** An entry that is missing or has no checksum. */
export interface Gap {
  path: string;
  name: string;
  /** As the parent asks for it: `2.6.8`, `^1.0.0`. */
  range: string;
  /** What is known without the registry. */
  known: Entry;
}

/** What the registry says about a package. */
export type Published = Pick<
  Entry,
  'version' | 'integrity' | 'os' | 'cpu' | 'libc' | 'engines' | 'dependencies' | 'optionalDependencies'
>;

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const folder = 'node_modules/';

/** Dependencies, optional ones too, that a locked package names and that the lockfile has in no fitting version. */
export function missingEntries(packages: Packages): Gap[] {
  const gaps = new Map<string, Gap>();
  for (const [parent, entry] of Object.entries(packages)) {
    const wanted = { ...entry.dependencies, ...entry.optionalDependencies };
    for (const [name, range] of Object.entries(wanted)) {
      const found = findEntry(packages, parent, name);
      if (found && (!exact.test(range) || found.version === range)) continue;
      // A package that is there in another version keeps its place; this one goes below its parent.
      const path = found && parent ? `${parent}/${folder}${name}` : `${siblingsOf(parent)}${name}`;
      const { dev, license, engines } = entry;
      const optional = Object.hasOwn(entry.optionalDependencies ?? {}, name) || entry.optional;
      const known = { ...(dev && { dev }), ...(optional && { optional }), license, engines };
      gaps.set(path, { path, name, range, known: { ...known, ...platformOf(name) } });
    }
  }
  return [...gaps.values()];
}

/** Entries that npm would install without comparing a checksum. */
export function uncheckedEntries(packages: Packages): Gap[] {
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes(folder) && !entry.link && !entry.inBundle && !entry.integrity)
    .map(([path, known]) => ({ path, name: nameOf(path), range: known.version ?? '*', known }));
}

/**
 * The entry for a gap.
 *
 * @param published what the registry has of exactly this package, if anything; without it the entry has no checksum
 * @throws {@link Failure} when neither the registry nor the package's name says what the entry should be
 */
export function entryFor({ name, range, known }: Gap, published: Published | undefined): Entry {
  if (published) return { ...known, ...published };
  if (exact.test(range) && known.os) return { version: range, ...known };
  throw new Failure(
    `The registry has no ${name}@${range}: pin another version of the package that asks for it.`,
  );
}

const systems = 'aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32';
const processors = 'arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64';
const platformName = new RegExp(`-(${systems})(musl)?-(${processors})(?:-(\\w+))?$`);

/** The system and processor that a platform package names at its end, as in `binding-linux-x64-musl`. */
export function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  const [, os, musl, cpu, variant] = platformName.exec(name) ?? [];
  if (!os || !cpu) return {};
  if (musl || variant === 'musl') return { os: [os], cpu: [cpu], libc: ['musl'] };
  return { os: [os], cpu: [cpu], ...(variant === 'gnu' && { libc: ['glibc'] }) };
}

/** Where Node would find the package from inside the parent: below it, or in a folder above. */
function findEntry(packages: Packages, parent: string, name: string): Entry | undefined {
  for (let at = parent; ; ) {
    const entry = packages[`${at && `${at}/`}${folder}${name}`];
    if (entry || at === '') return entry;
    at = at.slice(0, Math.max(0, at.lastIndexOf(`/${folder}`)));
  }
}

/** `node_modules/` in which the package stands; the root's for a workspace and for the root. */
const siblingsOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf(folder))) + folder;

const nameOf = (path: string): string => path.slice(path.lastIndexOf(folder) + folder.length);
