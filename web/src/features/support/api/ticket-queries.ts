import { markRead } from '../../../firebase/public/reads.ts';
import { getFirestore } from '../../../firebase/sdk.ts';

/** A person's newest ticket, asked of the server once: its id, and since when (ms). Null when there is none. */
export async function newestTicket(uid: string): Promise<{ id: string; createdAt: number } | null> {
  const [sdk, firestore] = await Promise.all([import('firebase/firestore'), getFirestore()]);
  const { collection, getDocsFromServer, limit, orderBy, query, where } = sdk;
  const found = await getDocsFromServer(
    query(
      collection(firestore, 'tickets'),
      where('userId', '==', uid),
      orderBy('createdAt', 'desc'),
      limit(1),
    ),
  );
  markRead('tickets', 1);
  const [newest] = found.docs;
  return newest ? { id: newest.id, createdAt: newest.data().createdAt.toMillis() } : null;
}

/**
 * How many messages of customers staff has not opened, in all tickets, for the price of one read for each thousand tickets.
 * @throws FirebaseError
 */
export async function countUnread(): Promise<number> {
  const [sdk, firestore] = await Promise.all([import('firebase/firestore'), getFirestore()]);
  const { collection, getAggregateFromServer, sum } = sdk;
  const found = await getAggregateFromServer(collection(firestore, 'tickets'), { total: sum('staffUnread') });
  markRead('tickets', 1);
  return found.data().total;
}
