import { randomBytes } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { isPackage, type Manifest, packageVersion } from '@tempera/domain/packages/manifest';
import { listReleased, type ReleasedVersion, readReleased } from '../git/history.store.ts';
import { logs } from '../platform/logs.ts';
import { fromMillis } from '../platform/timestamps.ts';
import { type ArchiveEntry, listArchive } from '../releases/read-archive.ts';
import { nameFor } from './name-for.ts';
import { describeTarball, planTarball } from './pack-tarball.ts';
import {
  clearPackages,
  createPackages,
  loadPackages,
  type RegistryRelease,
  type StoredPackage,
  saveSplice,
} from './packages.store.ts';
import { manifestOf, readItem } from './read-item.ts';

/** Which release of which product is written, and when it came out, in milliseconds. */
interface Told {
  slug: string;
  version: string;
  at: number;
}

/** The version that an archive's package.json names, if it makes the template a package; else null. */
export async function readPackageVersion(slug: string, archive: Buffer): Promise<string | null> {
  return packageVersion(await manifestOf(await listArchive(archive)), await nameFor(slug));
}

async function writeSplice(
  { slug, version }: Told,
  manifest: Manifest | null,
  archive: Buffer,
  files: readonly ArchiveEntry[],
  folder: string,
): Promise<StoredPackage | null> {
  const name = await nameFor(slug);
  if (!manifest || !isPackage(manifest, name, version)) return null;
  const pieces = await planTarball(archive, files);
  const packed = await describeTarball(archive, files, pieces);
  const file = `${folder}${slug}-${version}.splice`;
  await saveSplice(file, pieces);
  return { name, file, manifest: JSON.stringify(manifest), ...packed };
}

/**
 * Writes what package managers get of a release that is about to be published: how its tarball is made, if it is a package; and whether all of it
 * is text, so that it can be an item.
 * Nothing serves them before the document stands that is for the commit that publishes the release.
 */
export async function writePackages(told: Told, archive: Buffer, folder: string): Promise<RegistryRelease> {
  const files = await listArchive(archive);
  const [manifest, item] = [await manifestOf(files), await readItem(files)];
  return {
    npm: await writeSplice(told, manifest, archive, files, folder),
    itemProblem: typeof item === 'string' ? item : null,
    at: fromMillis(told.at),
  };
}

/** Everything that package managers have of one release in the bucket, whoever wrote it. */
const releaseFolder = (slug: string, version: string) => `tarballs/${slug}/${version}/`;

/** What the attempts to publish one upload have left for package managers. */
export const packagesPrefix = (slug: string, version: string, uploadId: string): string =>
  `${releaseFolder(slug, version)}${uploadId}-`;

/** A folder of its own for each attempt, so that no attempt takes away what another goes on to publish. */
export const packagesFolder = (slug: string, version: string, uploadId: string): string =>
  `${packagesPrefix(slug, version, uploadId)}${randomBytes(6).toString('hex')}/`;

/** Stands in place of an upload where there was none. */
const history = 'history';

async function bringRelease(slug: string, one: ReleasedVersion): Promise<void> {
  const { version, releasedAt: at } = one;
  const archive = await readReleased(slug, one);
  if (!archive) return logs.brokenDocument(`products/${slug}/versions/${version}`);
  // Its own for each attempt as well: a tarball that a release names must never change, whatever writes it by then.
  const folder = packagesFolder(slug, version, history);
  try {
    await createPackages(slug, version, await writePackages({ slug, version, at }, archive, folder));
  } catch (cause) {
    if (!(cause instanceof RefusalError && cause.refusal.reason === 'archive-invalid')) throw cause;
    logs.brokenDocument(`products/${slug}/versions/${version}`);
  }
  // Whoever is at the same release comes too late by now, or fails as well.
  await clearPackages(slug, version, packagesPrefix(slug, version, history));
}

/** Gives package managers the releases of a product that were out before they were served. One whose archive can't be read is passed over. */
export async function bringPackages(slug: string): Promise<void> {
  const known = new Set((await loadPackages(slug)).map(({ version }) => version));
  for (const one of await listReleased(slug)) if (!known.has(one.version)) await bringRelease(slug, one);
}
