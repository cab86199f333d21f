import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { compareVersions } from '@tempera/domain/catalogue/compare-versions';
import type { DocumentData } from 'firebase-admin/firestore';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { archivePath } from '../downloads/archives.ts';
import { bucket } from '../platform/admin.ts';
import { isAlreadyThere } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { type Timestamp, toMillis } from '../platform/timestamps.ts';
import { idsIn, type Pack } from './pack.ts';

/** A pack as its release names it; sizes in bytes. */
export interface StoredPack {
  sha: string;
  packBytes: number;
  idxBytes: number;
}

/** `products/{slug}/git/{version}`: the commit of a release, and the packs that came with it. Never changed. */
export interface GitRelease {
  commit: string;
  tree: string;
  /** The commit of the release before it; null for the first. */
  parent: string | null;
  /** The name of its tag. */
  tag: string;
  /** Where its packs lie in the bucket, with a slash at the end. */
  folder: string;
  packs: StoredPack[];
  /** The same packs' names. */
  shas: string[];
  /** The commit's date. */
  at: Timestamp;
}

export type KnownRelease = GitRelease & { version: string };

/** What is told of a release that has its archive. `releasedAt` in milliseconds. */
export interface ReleasedVersion {
  version: string;
  fileName: string;
  changelog: string;
  releasedAt: number;
}

const byVersion = (one: { version: string }, other: { version: string }) =>
  compareVersions(one.version, other.version);

/** What git has of a product, the oldest release first. */
export async function loadHistory(slug: string): Promise<KnownRelease[]> {
  const { docs } = await refs.gitReleases(slug).get();
  return docs.map((found) => ({ ...(found.data() as GitRelease), version: found.id })).sort(byVersion);
}

const toReleased = (version: string, data: DocumentData): ReleasedVersion => ({
  version,
  fileName: String(data.fileName ?? ''),
  changelog: String(data.changelog ?? ''),
  releasedAt: toMillis(data.releasedAt) ?? 0,
});

/** The releases of a product, the oldest first. */
export async function listReleased(slug: string): Promise<ReleasedVersion[]> {
  const { docs } = await refs.versions(slug).select('fileName', 'changelog', 'releasedAt').get();
  return docs.map((found) => toReleased(found.id, found.data())).sort(byVersion);
}

/** In whose name releases are committed. */
export async function loadAuthor(): Promise<{ name: string; email: string }> {
  const { siteName: name, supportEmail: email } = await loadSettings();
  return { name, email };
}

/** An archive as downloads have it; null where there is none. */
export async function readReleased(slug: string, one: ReleasedVersion): Promise<Buffer | null> {
  try {
    const path = archivePath(slug, one.version, one.fileName);
    return (await (await bucket()).file(path).download())[0];
  } catch (cause) {
    if ((cause as { code?: unknown }).code === 404) return null;
    throw cause;
  }
}

/** Where a pack lies, or its index. */
export const packPath = (folder: string, sha: string, ending: 'pack' | 'idx'): string =>
  `${folder}pack-${sha}.${ending}`;

/** The ids of all objects that these releases have brought. */
export async function knownObjects(history: readonly GitRelease[]): Promise<Set<string>> {
  const store = await bucket();
  const known = new Set<string>();
  for (const { folder, packs } of history) {
    for (const { sha } of packs) {
      const [idx] = await store.file(packPath(folder, sha, 'idx')).download();
      for (const id of idsIn(idx)) known.add(id);
    }
  }
  return known;
}

export async function savePack(folder: string, { sha, pack, packBytes, idx }: Pack): Promise<StoredPack> {
  const store = await bucket();
  const options = { resumable: false, contentType: 'application/octet-stream' };
  const target = store.file(packPath(folder, sha, 'pack')).createWriteStream(options);
  await pipeline(Readable.from(pack), target);
  await store.file(packPath(folder, sha, 'idx')).save(idx, options);
  return { sha, packBytes, idxBytes: idx.length };
}

/** Enters a release that was out before git had it. @returns false when another process has done so */
export async function createGitRelease(slug: string, version: string, release: GitRelease): Promise<boolean> {
  try {
    await refs.gitRelease(slug, version).create(release);
    return true;
  } catch (error) {
    if (isAlreadyThere(error)) return false;
    throw error;
  }
}

/** Takes away what lies below a folder and no release names. For folders that nobody writes into any more. */
export async function clearPacks(slug: string, version: string, prefix: string): Promise<void> {
  const release = (await refs.gitRelease(slug, version).get()).data() as GitRelease | undefined;
  const kept = (release?.shas ?? []).flatMap((sha) => [
    packPath(release?.folder ?? '', sha, 'pack'),
    packPath(release?.folder ?? '', sha, 'idx'),
  ]);
  const [files] = await (await bucket()).getFiles({ prefix });
  for (const file of files) if (!kept.includes(file.name)) await file.delete({ ignoreNotFound: true });
}
