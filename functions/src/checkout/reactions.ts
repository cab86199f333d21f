import type { Reactions } from '../platform/react.ts';
import { buyersToCount, countOrders } from './count-orders.ts';
import { countRedemptions } from './count-redemptions.ts';

export const reactions: Reactions = {
  async orders({ before, after }) {
    for (const uid of buyersToCount(before, after)) await countOrders(uid);
  },
  'coupons/redemptions': ({ parent }) => countRedemptions(parent),
  async 'subscriptions/charges'({ parent, before, after }) {
    if (before?.status !== after?.status) await countOrders(parent);
  },
};
