import { isDeepStrictEqual } from 'node:util';
import { contributionOf } from '@tempera/domain/reports/stats';
import { onDocumentWritten } from 'firebase-functions/firestore';
import type { DocumentData } from '../platform/admin.ts';
import { region } from '../platform/params.ts';
import { countSale } from './count-sales.ts';
import { countedFields } from './sales.store.ts';

/** What the figures know of an order: what it adds, and whose first it may be. */
const countsAs = (order: DocumentData | undefined) => {
  const what = order ? contributionOf(countedFields(order)) : null;
  return { what, uid: what && order ? String(order.uid) : null };
};

// One at a time: all of them write the same few documents.
export const countSales = onDocumentWritten(
  { document: 'orders/{orderId}', region, retry: true, maxInstances: 1 },
  async ({ params: { orderId }, data }) => {
    const [before, after] = [countsAs(data?.before.data()), countsAs(data?.after.data())];
    if (isDeepStrictEqual(before, after)) return;
    const uids = [before.uid, after.uid].filter((uid) => uid !== null);
    await countSale({ orderId, uids });
  },
);
