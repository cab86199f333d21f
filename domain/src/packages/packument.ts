import { compareVersions } from '../catalogue/compare-versions.ts';
import type { Manifest } from './manifest.ts';

/** A release as a package. Sizes in bytes, `at` in milliseconds. */
export interface PackageRelease {
  version: string;
  manifest: Manifest;
  /** The address of its tarball. */
  tarball: string;
  /** SHA-1 of the tarball, in hex. */
  shasum: string;
  /** SHA-512 of the tarball, as `sha512-` and base64. */
  integrity: string;
  fileCount: number;
  unpackedBytes: number;
  at: number;
  /** Why nobody should go on to use it; null for one that they may. */
  deprecated: string | null;
}

/** The type of the answer that has what an installation needs and no more. */
export const abbreviatedType = 'application/vnd.npm.install-v1+json';

const setup = ['preinstall', 'install', 'postinstall'];

/** Of a package.json, what an installation looks at before it has the tarball. */
function toInstall({ version, manifest, ...release }: PackageRelease) {
  const { name, bin, scripts } = manifest;
  const { dependencies, devDependencies, peerDependencies, peerDependenciesMeta } = manifest;
  const { optionalDependencies, bundleDependencies, directories, engines, os, cpu, libc } = manifest;
  const { tarball, shasum, integrity, fileCount, unpackedBytes: unpackedSize, deprecated } = release;
  return {
    name,
    version,
    dependencies,
    devDependencies,
    peerDependencies,
    peerDependenciesMeta,
    optionalDependencies,
    bundleDependencies,
    // One program is called as the package is, without its scope.
    bin: typeof bin === 'string' ? { [name.slice(name.indexOf('/') + 1)]: bin } : bin,
    directories,
    engines,
    os,
    cpu,
    libc,
    ...(setup.some((step) => scripts?.[step]) && { hasInstallScript: true }),
    ...(deprecated !== null && { deprecated }),
    dist: { tarball, shasum, integrity, fileCount, unpackedSize },
  };
}

const toWhole = (release: PackageRelease) => {
  const { private: _private, ...manifest } = release.manifest;
  return { ...manifest, ...toInstall(release), _id: `${manifest.name}@${release.version}` };
};

const iso = (at: number) => new Date(at).toISOString();

/**
 * What npm asks of a package first: all its releases. `latest` is the newest of them.
 * @param releases at least one, in any order
 */
export function buildPackument(name: string, releases: readonly PackageRelease[], kind: 'install' | 'whole') {
  const sorted = releases.toSorted((one, other) => compareVersions(one.version, other.version));
  const latest = sorted.at(-1);
  const tags = { 'dist-tags': { latest: latest?.version } };
  const modified = iso(Math.max(...sorted.map(({ at }) => at)));
  const byVersion = <Told>(tell: (release: PackageRelease) => Told) =>
    Object.fromEntries(sorted.map((release) => [release.version, tell(release)]));
  if (kind === 'install') return { name, modified, ...tags, versions: byVersion(toInstall) };
  const { description, keywords, license, homepage, repository, bugs, author } = latest?.manifest ?? {};
  const created = iso(Math.min(...sorted.map(({ at }) => at)));
  return {
    _id: name,
    name,
    ...tags,
    versions: byVersion(toWhole),
    time: { created, modified, ...byVersion(({ at }) => iso(at)) },
    description,
    keywords,
    license,
    homepage,
    repository,
    bugs,
    author,
  };
}
