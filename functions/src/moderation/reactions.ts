import type { Reactions } from '../platform/react.ts';
import { syncAccess } from './sync-access.ts';

export const reactions: Reactions = {
  access: ({ id, before, after }) => syncAccess(id, before, after),
};
