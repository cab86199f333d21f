import { repositoryOf } from '../core/store-address.ts';
import type { Session } from '../network/ask-store.ts';
import { git } from './run-git.ts';

/**
 * Clones a template. What is written into the clone is how to ask `tempera` for the token, never the token, and that a pull merges: so `git pull`
 * works later on.
 * @throws Failure
 */
export async function cloneTemplate(
  session: Session,
  slug: string,
  folder: string,
  progress: boolean,
): Promise<void> {
  const helper = `credential.${session.store}.helper=!tempera git-credential`;
  const how = progress ? ['--progress'] : ['--quiet'];
  const settings = ['--config', helper, '--config', 'pull.rebase=false'];
  await git('.', ['clone', ...how, ...settings, '--', repositoryOf(session.store, slug), folder], {
    session,
    progress,
  });
}

/** Clones without files, to look into its history. @throws Failure */
export async function cloneBare(session: Session, slug: string, folder: string): Promise<void> {
  await git('.', ['clone', '--quiet', '--bare', '--', repositoryOf(session.store, slug), folder], {
    session,
  });
}
