import { count, sum, where } from 'firebase/firestore';
import { addUp, countDocuments } from '../../../firebase/live/read.ts';

export interface OrderFigures {
  completed: number;
  pending: number;
  failed: number;
  /** What all orders have earned (`earnedCents`), added up by the database. */
  revenueCents: number;
}

/**
 * The figures above the table, by aggregation queries: no order is read. What was refunded in full has earned nothing,
 * so only completed orders count.
 */
export async function readOrderFigures(): Promise<OrderFigures> {
  const [completed, refunded, pending, failed] = await Promise.all([
    addUp('orders', { count: count(), paid: sum('totalCents') }, where('status', '==', 'completed')),
    addUp('orders', { count: count(), given: sum('refundedCents') }, where('status', '==', 'completed')),
    countDocuments('orders', where('status', '==', 'pending')),
    countDocuments('orders', where('status', '==', 'failed')),
  ]);
  return { completed: completed.count, pending, failed, revenueCents: completed.paid - refunded.given };
}
