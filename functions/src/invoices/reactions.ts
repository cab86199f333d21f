import type { Reactions } from '../platform/react.ts';
import { queueInvoice } from './queue-invoice.ts';

export const reactions: Reactions = {
  orders: ({ id, before, after }) => queueInvoice({ orderId: id }, before, after),
  'subscriptions/charges': ({ parent, id, before, after }) =>
    queueInvoice({ uid: parent, chargeId: id }, before, after),
};
