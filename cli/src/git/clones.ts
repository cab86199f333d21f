import { readRepository } from '../core/store-address.ts';
import { git, tryGit } from './run-git.ts';

/** A repository that a store is a remote of. */
export interface Clone {
  root: string;
  remote: string;
  store: string;
  slug: string;
}

/** Null for a folder that is in none. */
export async function findClone(folder: string): Promise<Clone | null> {
  const top = await tryGit(folder, ['rev-parse', '--show-toplevel']).catch(() => null);
  if (top?.code !== 0) return null;
  const root = top.stdout.trim();
  const listed = await tryGit(root, ['config', '--get-regexp', '^remote\\..*\\.url$']);
  for (const line of listed.stdout.split('\n')) {
    const [, remote, address] = /^remote\.(.+)\.url (.+)$/.exec(line) ?? [];
    const found = address ? readRepository(address) : null;
    if (remote && found) return { root, remote, ...found };
  }
  return null;
}

/** The newest release that a commit has in its history; null for none. */
export async function releaseIn({ root }: Clone, commit = 'HEAD'): Promise<string | null> {
  const found = await tryGit(root, ['describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', commit]);
  return found.code === 0 ? found.stdout.trim().replace(/^v/, '') : null;
}

/** What git lists, divided by NUL. */
export const listed = async (folder: string, args: readonly string[]): Promise<string[]> =>
  (await git(folder, args)).split('\0').filter(Boolean);
