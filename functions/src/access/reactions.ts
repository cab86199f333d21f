import type { Reactions } from '../platform/react.ts';
import { syncTeam } from './second-factor.store.ts';
import { syncProfile } from './sync-profile.ts';

export const reactions: Reactions = {
  settings: ({ id }) => (id === 'owner' ? syncTeam() : undefined),
  users: ({ id, before, after }) => syncProfile(id, before, after),
};
