import { messageId, messagePace } from '@tempera/domain/conversations/ticket';
import { tallyPath } from '@tempera/domain/people/tally';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  increment,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore';
import { type Firestore as AdminFirestore, Timestamp } from 'firebase-admin/firestore';
import { projectId } from '../../emulators/launcher/paths.ts';
import { demoAccount } from '../../emulators/seed/accounts.ts';

/** A person with the browser's SDK, whom rules hold like anybody. */
export interface BenchPerson {
  uid: string;
  db: Firestore;
  leave: () => Promise<void>;
}

/** Signs a seeded person in, in an app of their own. */
export async function signInPerson(role: Parameters<typeof demoAccount>[0]): Promise<BenchPerson> {
  setLogLevel('error');
  const app = initializeApp({ projectId, apiKey: 'demo' }, `bench-${role}`);
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`, { disableWarnings: true });
  const db = getFirestore(app);
  const [host = '', port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  connectFirestoreEmulator(db, host, Number(port));
  const { email, password } = demoAccount(role);
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return { uid: user.uid, db, leave: () => deleteApp(app) };
}

/** A ticket between its customer and staff, of this run's own: the pace of messages is held for each by itself. */
interface Talk {
  /** Sends the customer's next message. @returns the time from sending it to the snapshot of staff that shows it, in milliseconds */
  say: () => Promise<number>;
  close: () => void;
}

/** Puts the ticket, and has staff look at it as the ticket page does: the newest fifty messages. */
export async function openTalk(
  admin: AdminFirestore,
  customer: BenchPerson,
  staff: BenchPerson,
): Promise<Talk> {
  const id = `${customer.uid}_${Date.now()}`;
  const user = await admin.doc(`users/${customer.uid}`).get();
  const name = String(user.get('name') ?? '');
  const now = Timestamp.now();
  await admin.doc(tallyPath(customer.uid, 'messages')).delete();
  await admin.doc(`tickets/${id}`).set({
    userId: customer.uid,
    username: name,
    status: 'open',
    subject: 'Of the bench',
    createdAt: now,
    lastMessage: 'First',
    lastMessageAt: now,
    customerSent: 1,
    customerUnread: 0,
    customerTimes: {},
    staffSent: 0,
    staffUnread: 1,
  });
  const messages = collection(staff.db, `tickets/${id}/messages`);
  let wanted = '';
  let heard = (_at: number) => {};
  let fail = (_error: Error) => {};
  const stop = await new Promise<() => void>((resolve, reject) => {
    fail = reject;
    const end = onSnapshot(
      query(messages, orderBy('timestamp', 'desc'), limit(50)),
      ({ docs }) => {
        if (docs.some((one) => one.id === wanted)) heard(performance.now());
        resolve(() => end());
      },
      (error) => fail(error),
    );
  });
  let number = 1;
  const say = () =>
    new Promise<number>((resolve, reject) => {
      wanted = messageId('customer', number);
      const began = performance.now();
      heard = (at) => resolve(at - began);
      fail = reject;
      sendMessage(customer, id, name, number).catch(reject);
      number += 1;
    });
  return { say, close: stop };
}

/** The message, the ticket that numbers it and the tally that counts it, in one batch (decisions 18 and 78). */
function sendMessage({ db, uid }: BenchPerson, id: string, name: string, number: number): Promise<void> {
  const message = `Message ${number}`;
  const batch = writeBatch(db);
  const added = `tickets/${id}/messages/${messageId('customer', number)}`;
  batch.update(doc(db, `tickets/${id}`), {
    status: 'open',
    lastMessage: message,
    lastMessageAt: serverTimestamp(),
    customerSent: number + 1,
    [`customerTimes.${number % messagePace.count}`]: serverTimestamp(),
    staffUnread: number + 1,
  });
  batch.set(doc(db, added), {
    fromUserId: uid,
    fromUserName: name,
    fromUserRole: 'customer',
    message,
    timestamp: serverTimestamp(),
    isRead: false,
  });
  const count = { at: serverTimestamp(), last: added };
  const tally = doc(db, tallyPath(uid, 'messages'));
  if (number === 1) batch.set(tally, { count: 1, since: serverTimestamp(), ...count });
  else batch.update(tally, { count: increment(1), ...count });
  return batch.commit();
}
