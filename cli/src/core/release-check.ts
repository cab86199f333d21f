import { compareVersions } from '@tempera/domain/catalogue/compare-versions';
import { packageVersion, readManifest } from '@tempera/domain/packages/manifest';
import { missedVersion } from '@tempera/domain/packages/missed-version';
import { Failure } from './failure.ts';
import { type TreeFile, treeId } from './git-objects.ts';

/** The release that is out, as the store has it: its paths, and git's name of them together with their content. */
export interface Newest {
  version: string | null;
  tree: string | null;
  files: readonly string[];
  /** Those that anyone may read. */
  open: readonly string[];
  /** What a package.json has to be named for a release to be on npm; null where the store doesn't say. */
  packageName: string | null;
}

/** @throws Failure for a version that is not higher than the one that is out, which is the store's own refusal */
export function assertNewer(version: string, { version: newest }: Newest): void {
  if (newest === null || compareVersions(version, newest) > 0) return;
  throw new Failure('refused', `${version} is not higher than ${newest}, which is out.`, {
    reason: 'version-not-newer',
    hint: 'Choose a higher number.',
  });
}

/** A release that is about to be published. */
export interface Next {
  version: string;
  files: readonly TreeFile[];
  /** The text of its package.json; '' where there is none. */
  manifest: string;
}

function changesIn(files: readonly TreeFile[], { version, tree, files: before }: Newest): string[] {
  if (version === null) return [];
  if (treeId(files) === tree) return [`Nothing has changed since ${version}.`];
  const known = new Set(before);
  if (before.length === 0 || files.some(({ path }) => known.has(path))) return [];
  return [`No file is where one of ${version} was. Is another folder meant?`];
}

/** What whoever publishes this has most likely not meant. */
export function doubtsAbout({ version, files, manifest }: Next, newest: Newest): string[] {
  const said = newest.packageName && packageVersion(readManifest(manifest), newest.packageName);
  const missed = missedVersion(said, version);
  return [...changesIn(files, newest), ...(missed === null ? [] : [missed])];
}
