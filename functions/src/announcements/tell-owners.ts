import { inParts } from '@tempera/domain/site/in-parts';
import { retryBusy } from '../platform/firestore-errors.ts';
import { logs } from '../platform/logs.ts';
import { tellTogether, type Words } from './owners.store.ts';

/** Owners told in one commit, and how many commits at the same time. */
const inOneCommit = 20;
const together = 5;

/** Tells people of one thing, each once however often it is asked for. */
export async function tellOwners(uids: readonly string[], words: Words): Promise<void> {
  const tell = (some: readonly string[]) => retryBusy(() => tellTogether(some, words));
  // One who can't be told must not keep the others of a commit waiting.
  const tellEach = async (some: readonly string[]) => {
    for (const uid of some) await tell([uid]).catch((cause: unknown) => logs.unexpected('tellOwners', cause));
  };
  for (const round of inParts(inParts(uids, inOneCommit), together))
    await Promise.all(round.map((some) => tell(some).catch(() => tellEach(some))));
}
