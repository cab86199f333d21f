import { markRead } from '../public/reads.ts';
import { getFirestore } from '../sdk.ts';

/** How many messages of customers staff has not opened, in all tickets, for the price of one read for each thousand tickets. @throws FirebaseError */
export async function countUnread(): Promise<number> {
  const [{ collection, getAggregateFromServer, sum }, firestore] = await Promise.all([
    import('firebase/firestore'),
    getFirestore(),
  ]);
  const answer = await getAggregateFromServer(collection(firestore, 'tickets'), {
    total: sum('staffUnread'),
  });
  markRead('tickets', 1);
  return answer.data().total;
}
