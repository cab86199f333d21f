import type { DocumentData } from '../platform/admin.ts';
import type { Reactions } from '../platform/react.ts';
import { renameSubscriber } from './subscriptions.store.ts';

const memberOf = (user: DocumentData | undefined) => ({
  name: String(user?.name ?? ''),
  email: String(user?.email ?? ''),
});

export const reactions: Reactions = {
  async users({ id, before, after }) {
    const [was, is] = [memberOf(before), memberOf(after)];
    if (!before || !after || (was.name === is.name && was.email === is.email)) return;
    await renameSubscriber(id, is);
  },
};
