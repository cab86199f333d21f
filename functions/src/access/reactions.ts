import type { Reactions } from '../platform/react.ts';
import { syncProfile } from './sync-profile.ts';

export const reactions: Reactions = {
  users: ({ id, before, after }) => syncProfile(id, before, after),
};
