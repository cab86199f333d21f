import { compareVersions } from '@tempera/domain/catalogue/compare-versions';
import { Failure } from './failure.ts';
import { type TreeFile, treeId } from './git-objects.ts';

/** The release that is out, as the store has it: its paths, and git's name of them together with their content. */
export interface Newest {
  version: string | null;
  tree: string | null;
  files: readonly string[];
}

/** @throws Failure for a version that is not higher than the one that is out, which is the store's own refusal */
export function assertNewer(version: string, { version: newest }: Newest): void {
  if (newest === null || compareVersions(version, newest) > 0) return;
  throw new Failure('refused', `${version} is not higher than ${newest}, which is out.`, {
    reason: 'version-not-newer',
    hint: 'Choose a higher number.',
  });
}

/** What whoever publishes these files has most likely not meant. */
export function doubtsAbout(files: readonly TreeFile[], { version, tree, files: before }: Newest): string[] {
  if (version === null) return [];
  if (treeId(files) === tree) return [`Nothing has changed since ${version}.`];
  const known = new Set(before);
  if (before.length === 0 || files.some(({ path }) => known.has(path))) return [];
  return [`No file is where one of ${version} was. Is another folder meant?`];
}
