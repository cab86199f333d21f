import { where } from 'firebase/firestore';
import { countDocuments } from '../../../firebase/live/read.ts';

/**
 * How many paid orders of some days there are of which less than two things say where their buyer is. Days begin by the reader's clock, as
 * in the list of orders; the last one is included.
 * @throws FirebaseError
 */
export function countThinOrders(firstDay: string, lastDay: string): Promise<number> {
  const end = new Date(`${lastDay}T00:00`);
  end.setDate(end.getDate() + 1);
  return countDocuments(
    'orders',
    where('thinEvidence', '==', true),
    where('status', '==', 'completed'),
    where('date', '>=', new Date(`${firstDay}T00:00`)),
    where('date', '<', end),
  );
}
