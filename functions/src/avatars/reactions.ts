import type { Reactions } from '../platform/react.ts';
import { removeFormer } from './avatars.store.ts';

export const reactions: Reactions = {
  // Whatever took its place, an upload, another address or none: the former picture is public no longer.
  async users({ id, before, after }) {
    if (before && before.avatar !== after?.avatar) await removeFormer(id, before.avatar);
  },
};
