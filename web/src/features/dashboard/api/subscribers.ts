import type { SubscribersNow } from '@tempera/domain/reports/subscribers';
import { count, sum, where } from 'firebase/firestore';
import { addUp } from '../../../firebase/live/read.ts';

/** How many pay for a plan now, and what they bring in a month: a count and a sum by the database. @throws FirebaseError */
export async function readSubscribersNow(): Promise<SubscribersNow> {
  const paying = await addUp(
    'subscriptions',
    { count: count(), mrr: sum('mrrCents') },
    where('mrrCents', '>', 0),
  );
  return { subscribers: paying.count, mrrCents: paying.mrr };
}
