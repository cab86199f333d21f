import type { Reactions } from '../platform/react.ts';
import { buyersToCount, countOrders, payersOf } from './count-orders.ts';
import { countRedemptions } from './count-redemptions.ts';

export const reactions: Reactions = {
  async orders({ before, after }) {
    for (const uid of buyersToCount(before, after)) await countOrders(uid);
  },
  'coupons/redemptions': ({ parent }) => countRedemptions(parent),
  async ledger({ before, after }) {
    if (after?.kind !== 'fee') for (const uid of payersOf(before, after)) await countOrders(uid);
  },
};
