import { onDocumentWritten } from 'firebase-functions/firestore';
import { region } from '../platform/params.ts';
import { hasOrderTerms, writeOrderTerms } from './order-terms.store.ts';

export const indexOrders = onDocumentWritten(
  { document: 'orders/{orderId}', region, retry: true },
  async ({ params: { orderId }, data }) => {
    const order = data?.after.data();
    // An order is written with its terms; one from elsewhere gets them here.
    if (order && !hasOrderTerms(orderId, order)) await writeOrderTerms(orderId);
  },
);
