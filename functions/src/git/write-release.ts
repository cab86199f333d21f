import { randomBytes } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { compareVersions } from '@tempera/domain/catalogue/compare-versions';
import { logs } from '../platform/logs.ts';
import { fromMillis } from '../platform/timestamps.ts';
import {
  clearPacks,
  createGitRelease,
  type GitRelease,
  type KnownRelease,
  knownObjects,
  listReleased,
  loadAuthor,
  loadHistory,
  type ReleasedVersion,
  readReleased,
  type StoredPack,
  savePack,
} from './history.store.ts';
import { packRelease } from './pack-release.ts';

/** What is told of a release. */
interface Told {
  version: string;
  changelog: string;
  /** Milliseconds. */
  at: number;
}

/** Writes the packs of a release; nothing serves them before its document stands. */
async function writePacks(
  { version, changelog, at }: Told,
  archive: Buffer,
  history: readonly KnownRelease[],
  folder: string,
): Promise<GitRelease> {
  const parent = history.at(-1)?.commit ?? null;
  const known = await knownObjects(history);
  const facts = { parent, author: await loadAuthor(), at, message: `Release ${version}\n\n${changelog}` };
  const { commit, tree, packs } = await packRelease(archive, facts, (id) => known.has(id));
  const stored: StoredPack[] = [];
  for await (const pack of packs) stored.push(await savePack(folder, pack));
  const shas = stored.map(({ sha }) => sha);
  return { commit, tree, parent, tag: `v${version}`, folder, packs: stored, shas, at: fromMillis(at) };
}

/** Everything that one release has in the bucket, whoever wrote it. */
const releaseFolder = (slug: string, version: string) => `git/${slug}/${version}/`;

/** What the attempts to publish one upload have left. */
export const attemptsPrefix = (slug: string, version: string, uploadId: string): string =>
  `${releaseFolder(slug, version)}${uploadId}-`;

/** A folder of its own for each attempt, so that no attempt takes away what another goes on to publish. */
export const attemptFolder = (slug: string, version: string, uploadId: string) =>
  `${attemptsPrefix(slug, version, uploadId)}${randomBytes(6).toString('hex')}/`;

/** What git is to have of a release that was published before; false where its archive is not there, or none. */
async function bringRelease(slug: string, one: ReleasedVersion, history: readonly KnownRelease[]) {
  const archive = await readReleased(slug, one);
  if (!archive) return false;
  // The same at each attempt, so it may be written over; cleared only once what stays is known.
  const folder = `${releaseFolder(slug, one.version)}history/`;
  try {
    const { version, changelog, releasedAt: at } = one;
    const release = await writePacks({ version, changelog, at }, archive, history, folder);
    await createGitRelease(slug, version, release);
  } catch (cause) {
    if (cause instanceof RefusalError && cause.refusal.reason === 'archive-invalid') return false;
    throw cause;
  }
  await clearPacks(slug, one.version, folder);
  return true;
}

/**
 * Brings the releases of a product into git that were out before it had a history, in the order of their versions. History is only
 * ever added to: a release without a readable archive is passed over for good once a later one stands.
 * @returns all that git has then, the oldest first
 */
export async function bringHistory(slug: string): Promise<KnownRelease[]> {
  let history = await loadHistory(slug);
  for (const one of await listReleased(slug)) {
    if (compareVersions(one.version, history.at(-1)?.version ?? '') <= 0 && history.length > 0) continue;
    if (await bringRelease(slug, one, history)) history = await loadHistory(slug);
    else logs.brokenDocument(`products/${slug}/versions/${one.version}`);
  }
  return history;
}

/**
 * Writes the packs of a release that is about to be published on top of what is out; its document is for the commit that publishes
 * it, which has to make sure that nothing else was published since.
 */
export async function writeRelease(
  slug: string,
  told: Told,
  archive: Buffer,
  folder: string,
): Promise<GitRelease> {
  return writePacks(told, archive, await bringHistory(slug), folder);
}
