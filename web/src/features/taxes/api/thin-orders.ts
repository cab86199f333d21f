import { where } from 'firebase/firestore';
import { countDocuments } from '../../../firebase/live/read.ts';

/** How many paid orders there are of which less than two things say where their buyer is. @throws FirebaseError */
export const countThinOrders = (): Promise<number> =>
  countDocuments('orders', where('thinEvidence', '==', true), where('status', '==', 'completed'));
