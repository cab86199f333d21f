import { collection, getDocsFromServer, limit, query, where } from 'firebase/firestore';
import { markRead } from '../../../firebase/public/reads.ts';
import { getFirestore } from '../../../firebase/sdk.ts';
import { assertOnline, updateDocument, writeTogether } from '../../../firebase/write/write.ts';

/** @throws CallError without a connection, FirebaseError `permission-denied` */
export const markNoticeRead = (uid: string, key: string): Promise<void> =>
  updateDocument(`users/${uid}/notifications/${key}`, { read: true });

/** As many as rules let one query list. */
const atOnce = 50;

/** Marks whatever is unread, also what no list shows. @throws CallError without a connection, FirebaseError */
export async function markAllRead(uid: string): Promise<void> {
  assertOnline();
  const unread = query(
    collection(await getFirestore(), `users/${uid}/notifications`),
    where('read', '==', false),
    limit(atOnce),
  );
  for (;;) {
    const page = await getDocsFromServer(unread);
    markRead(`users/${uid}/notifications`, page.size);
    if (page.empty) return;
    await writeTogether(page.docs.map(({ ref }) => ({ update: ref.path, data: { read: true } })));
    if (page.size < atOnce) return;
  }
}
