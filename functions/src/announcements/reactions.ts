import type { Reactions } from '../platform/react.ts';
import { announce } from './announce.ts';

export const reactions: Reactions = {
  announcements: ({ id, before }) => (before ? undefined : announce(id)),
};
