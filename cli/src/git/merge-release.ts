import { Failure } from '../core/failure.ts';
import type { Session } from '../network/ask-store.ts';
import { type Clone, listed, releaseIn } from './clones.ts';
import { git, gitFailure, tryGit } from './run-git.ts';

/** How a clone stands after an update. Versions are null where history has no release. */
export interface Updated {
  status: 'current' | 'merged' | 'conflicts';
  from: string | null;
  to: string | null;
  /** Files for the person to look at, from the root of the clone. */
  conflicts: string[];
}

/** What was changed and is not committed; new files of the person's own are left alone by a merge anyway. */
const changedIn = async (root: string): Promise<string[]> =>
  (await listed(root, ['status', '--porcelain', '-z', '--untracked-files=no', '--no-renames'])).map((line) =>
    line.slice(3),
  );

/** @throws Failure where a merge would touch work that is not committed */
async function assertClean(root: string, autostash: boolean): Promise<void> {
  if ((await tryGit(root, ['rev-parse', '--quiet', '--verify', 'MERGE_HEAD'])).code === 0)
    throw new Failure('local', 'A merge is under way in this clone.', {
      reason: 'merge-open',
      hint: 'Finish it with git commit, or give it up with git merge --abort.',
    });
  const changed = await changedIn(root);
  if (changed.length === 0 || autostash) return;
  throw new Failure('local', `There are changes that are not committed: ${changed.join(', ')}`, {
    reason: 'uncommitted-changes',
    hint: 'Commit them, or run it with --autostash, which puts them aside and back again. Nothing was touched.',
  });
}

/**
 * Brings the newest release into a clone: git merges it with whatever was changed since the release that the clone has.
 * @throws Failure
 */
export async function mergeRelease(clone: Clone, session: Session, autostash: boolean): Promise<Updated> {
  const { root, remote } = clone;
  await assertClean(root, autostash);
  await git(root, ['fetch', '--quiet', '--', remote], { session });
  const newest = `refs/remotes/${remote}/main`;
  const [from, to] = [await releaseIn(clone), await releaseIn(clone, newest)];
  const isIn = await tryGit(root, ['merge-base', '--is-ancestor', newest, 'HEAD']);
  if (isIn.code === 0) return { status: 'current', from, to: from, conflicts: [] };
  const stash = autostash ? ['--autostash'] : [];
  const message = `Merge ${clone.slug} ${to ?? 'from the store'}`;
  const merged = await tryGit(root, ['merge', '--ff', '--no-edit', ...stash, '-m', message, newest]);
  const conflicts = await listed(root, ['diff', '--name-only', '--diff-filter=U', '-z']);
  if (conflicts.length > 0) return { status: 'conflicts', from, to, conflicts };
  if (merged.code !== 0) throw gitFailure(merged);
  return { status: 'merged', from, to, conflicts: [] };
}
