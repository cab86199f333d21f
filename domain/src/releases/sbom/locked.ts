/** A package that a lockfile names. */
export interface LockedPackage {
  name: string;
  version: string;
  /** Subresource integrity, `sha512-…`; missing where the lockfile has none. */
  integrity?: string | undefined;
  license?: string | undefined;
  /** Whether only those need it who work on the template. */
  dev?: boolean;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const folder = 'node_modules/';

/** What npm 7 and later write, whether it is called `package-lock.json` or is published with the package. */
export function readNpmLock(content: string): LockedPackage[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch {
    return [];
  }
  const packages = isRecord(parsed) && isRecord(parsed.packages) ? parsed.packages : {};
  return Object.entries(packages).flatMap(([path, one]) => {
    const at = path.lastIndexOf(folder);
    if (at < 0 || !isRecord(one) || one.link === true) return [];
    const [name, version] = [text(one.name) ?? path.slice(at + folder.length), text(one.version)];
    if (version === undefined) return [];
    const { integrity, license, dev, devOptional } = one;
    return [
      {
        name,
        version,
        integrity: text(integrity),
        license: text(license),
        dev: dev === true || devOptional === true,
      },
    ];
  });
}

/** The keys of a list of packages: `/a@1.0.0`, `@a/b@1.0.0(c@2.0.0)`. */
const pnpmKey = /^ {2}'?\/?(@?[^@'(\s]+)@(\d[^'(:\s]*)/;

/** `pnpm-lock.yaml` of pnpm 8 and later, as it is written: two spaces for each step. */
export function readPnpmLock(content: string): LockedPackage[] {
  const found: LockedPackage[] = [];
  let isListed = false;
  for (const line of content.split(/\r?\n/)) {
    if (/^\S/.test(line)) isListed = line === 'packages:';
    if (!isListed) continue;
    const [, name, version] = pnpmKey.exec(line) ?? [];
    if (name && version) found.push({ name, version });
    const integrity = /\bintegrity: ?'?(sha\d+-[A-Za-z0-9+/=]+)/.exec(line)?.[1];
    const last = found.at(-1);
    if (last && integrity) last.integrity = integrity;
    if (last && /^ {4}dev: true/.test(line)) last.dev = true;
  }
  return found;
}

const yarnName = /^"?(@?[^@"\s]+)@/;

/** `yarn.lock`, of the first yarn and of those after it. What stands in the workspace itself is left out. */
export function readYarnLock(content: string): LockedPackage[] {
  const found: LockedPackage[] = [];
  let name = '';
  for (const line of content.split(/\r?\n/)) {
    if (/^[^\s#]/.test(line)) {
      const isOwn = /@(?:workspace|link|portal):/.test(line);
      name = isOwn || line.startsWith('__metadata') ? '' : (yarnName.exec(line)?.[1] ?? '');
      continue;
    }
    const version = /^ {2}version:? "?(\d[^"\s]*)/.exec(line)?.[1];
    if (name !== '' && version) {
      found.push({ name, version });
      continue;
    }
    const integrity = /^ {2}integrity (sha\d+-[A-Za-z0-9+/=]+)/.exec(line)?.[1];
    const last = found.at(-1);
    if (name !== '' && last && integrity) last.integrity = integrity;
  }
  return found;
}
