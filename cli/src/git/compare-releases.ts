import { Failure } from '../core/failure.ts';
import { listed } from './clones.ts';
import { git, tryGit } from './run-git.ts';

export interface ChangedFile {
  path: string;
  /** Lines; null for a file that is no text. */
  added: number | null;
  removed: number | null;
}

const numberOf = (text: string | undefined): number | null => (text === '-' || !text ? null : Number(text));

/** @throws Failure for a release that a repository does not have */
async function assertReleases(folder: string, versions: readonly string[]): Promise<void> {
  for (const version of versions) {
    const tag = await tryGit(folder, ['rev-parse', '--quiet', '--verify', `refs/tags/v${version}^{commit}`]);
    if (tag.code === 0) continue;
    const tags = (await git(folder, ['tag', '--no-column', '--sort=-version:refname']))
      .trim()
      .replaceAll('\n', ', ');
    throw new Failure('refused', `There is no release ${version}.`, {
      reason: 'version-not-found',
      hint: `There are ${tags.replaceAll('v', '') || 'none'}.`,
    });
  }
}

/**
 * What changed from one release to another, from their trees.
 * @throws Failure
 */
export async function compareReleases(
  folder: string,
  [from, to]: readonly [string, string],
): Promise<ChangedFile[]> {
  await assertReleases(folder, [from, to]);
  const told = await listed(folder, [
    'diff',
    '--no-renames',
    '--no-ext-diff',
    '--numstat',
    '-z',
    `v${from}`,
    `v${to}`,
  ]);
  return told.map((line) => {
    const [added, removed, ...path] = line.split('\t');
    return { path: path.join('\t'), added: numberOf(added), removed: numberOf(removed) };
  });
}

/** The same as a patch. @throws Failure */
export const patchOf = (folder: string, [from, to]: readonly [string, string]): Promise<string> =>
  git(folder, ['diff', '--no-ext-diff', '--no-color', `v${from}`, `v${to}`]);
