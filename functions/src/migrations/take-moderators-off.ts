import { type CollectionReference, db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { noField } from '../platform/timestamps.ts';
import type { Migration } from './migration.ts';

const takeOff = (collection: () => CollectionReference, fields: readonly string[]) => (id: string) =>
  db().runTransaction(async (transaction) => {
    const ref = collection().doc(id);
    const data = (await transaction.get(ref)).data() ?? {};
    const named = fields.filter((field) => field in data);
    if (named.length > 0)
      transaction.update(ref, Object.fromEntries(named.map((field) => [field, noField()])));
  });

/** Which moderator it was goes from what the restricted person reads (decision 71); `access/{uid}/log` and the audit log have it. */
export const takeModeratorsOff: Migration = {
  id: '0005-take-moderators-off',
  steps: [
    {
      name: 'access',
      collection: refs.accesses,
      bring: takeOff(refs.accesses, ['moderatorId', 'moderatorName']),
    },
    { name: 'appeals', collection: refs.appeals, bring: takeOff(refs.appeals, ['decidedById']) },
  ],
};
