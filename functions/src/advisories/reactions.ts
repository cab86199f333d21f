import type { Reactions } from '../platform/react.ts';
import { loadAdvisory, openAnnouncement } from './advisories.store.ts';

/** Opens the announcement of a new advisory; one that has been withdrawn by now is told to nobody. */
async function announceAdvisory(id: string): Promise<void> {
  const advisory = await loadAdvisory(id);
  if (advisory?.withdrawnAt === null) await openAnnouncement(advisory);
}

export const reactions: Reactions = {
  advisories: ({ id, before }) => (before ? undefined : announceAdvisory(id)),
};
