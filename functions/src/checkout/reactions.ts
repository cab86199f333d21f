import type { Reactions } from '../platform/react.ts';
import { buyersToCount, countOrders, payersOf } from './count-orders.ts';
import { countRedemptions } from './count-redemptions.ts';
import { followBlock } from './slot-blocks.store.ts';

export const reactions: Reactions = {
  async orders({ before, after }) {
    for (const uid of buyersToCount(before, after)) await countOrders(uid);
  },
  async 'coupons/redemptions'({ parent, id }) {
    await Promise.all([countRedemptions(parent), followBlock(parent, id)]);
  },
  async ledger({ before, after }) {
    if (after?.kind !== 'fee') for (const uid of payersOf(before, after)) await countOrders(uid);
  },
};
