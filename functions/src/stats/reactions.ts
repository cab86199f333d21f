import { isDeepStrictEqual } from 'node:util';
import { contributionOf, contributionOfEntry } from '@tempera/domain/reports/stats';
import type { DocumentData } from '../platform/admin.ts';
import type { Reactions } from '../platform/react.ts';
import { countSale } from './count-sales.ts';
import { countedEntry, countedFields } from './sales.store.ts';

/** What the figures know of an order: what it adds, and whose first it may be. */
const countsAs = (order: DocumentData | undefined) => {
  const what = order ? contributionOf(countedFields(order)) : null;
  return { what, uid: what && order ? String(order.uid) : null };
};

const addedBy = (entry: DocumentData | undefined) => {
  const counted = countedEntry(entry);
  return counted && contributionOfEntry(counted);
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
};
