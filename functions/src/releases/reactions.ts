import type { Reactions } from '../platform/react.ts';
import { announceRelease } from './announce-release.ts';

export const reactions: Reactions = {
  announcements: ({ id, before }) => (before ? undefined : announceRelease(id)),
};
