import type { Compared } from '../core/copy-record.ts';
import { type Clone, listed } from './clones.ts';
import { git } from './run-git.ts';

/** The commit of a release as a clone has it. @throws Failure */
export const commitOf = async ({ root }: Clone, version: string): Promise<string> =>
  (await git(root, ['rev-parse', '--verify', `refs/tags/v${version}^{commit}`])).trim();

/** What became of the files of a release in a clone: committed or not. @throws Failure */
export async function compareWork({ root }: Clone, version: string): Promise<Compared> {
  const told = await listed(root, [
    'diff',
    '--no-renames',
    '--no-ext-diff',
    '--name-status',
    '-z',
    `refs/tags/v${version}`,
  ]);
  const compared: Compared = { changed: [], missing: [] };
  for (let at = 0; at + 1 < told.length; at += 2) {
    const path = told[at + 1] ?? '';
    if (told[at] === 'D') compared.missing.push(path);
    else if (told[at] !== 'A') compared.changed.push(path);
  }
  return compared;
}
