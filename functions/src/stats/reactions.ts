import { isDeepStrictEqual } from 'node:util';
import { contributionOf, contributionOfChange, contributionOfEntry } from '@tempera/domain/reports/stats';
import type { DocumentData } from '../platform/admin.ts';
import type { Reactions } from '../platform/react.ts';
import { countSale } from './count-sales.ts';
import { countedChange, countedEntry, countedFields } from './sales.store.ts';

/** What the figures know of an order: what it adds, and whose first it may be. */
const countsAs = (order: DocumentData | undefined) => {
  const what = order ? contributionOf(countedFields(order)) : null;
  return { what, uid: what && order ? String(order.uid) : null };
};

const addedBy = (entry: DocumentData | undefined) => {
  const counted = countedEntry(entry);
  return counted && contributionOfEntry(counted);
};

const turnedBy = (change: DocumentData | undefined) => {
  const counted = countedChange(change);
  return counted && contributionOfChange(counted);
};

export const reactions: Reactions = {
  async orders({ id, before, after }) {
    const [former, now] = [countsAs(before), countsAs(after)];
    if (isDeepStrictEqual(former, now)) return;
    await countSale({ orderId: id, uids: [former.uid, now.uid].filter((uid) => uid !== null) });
  },
  async ledger({ id, before, after }) {
    if (!isDeepStrictEqual(addedBy(before), addedBy(after))) await countSale({ entryId: id });
  },
  async planChanges({ id, before, after }) {
    if (!isDeepStrictEqual(turnedBy(before), turnedBy(after))) await countSale({ changeId: id });
  },
};
