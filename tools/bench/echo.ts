import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  setDoc,
} from 'firebase/firestore';
import type { Firestore as AdminFirestore } from 'firebase-admin/firestore';
import { projectId } from '../../emulators/launcher/paths.ts';

/** A bare listener, and who writes what it hears: what any live screen costs on this emulator at least. */
export interface Echo {
  /** Writes once. @returns the time from sending the write to the snapshot that shows it, in milliseconds */
  hear: () => Promise<number>;
  close: () => void;
}

/** Listens to a document that no rule, trigger or screen knows. */
export function openEcho(db: AdminFirestore): Echo {
  const document = db.doc('bench/echo');
  let sent = 0;
  let heard = (_count: unknown) => {};
  let fail = (_error: Error) => {};
  const stop = document.onSnapshot(
    (snapshot) => heard(snapshot.get('count')),
    (error) => fail(error),
  );
  const hear = () =>
    new Promise<number>((resolve, reject) => {
      sent += 1;
      const wanted = sent;
      const began = performance.now();
      heard = (count) => count === wanted && resolve(performance.now() - began);
      fail = reject;
      document.set({ count: wanted }).catch(reject);
    });
  return { hear, close: stop };
}

/**
 * The echo of `echo.ts` with the browser's SDK, from one client to another who listens to the newest fifty of a list, as every
 * conversation does: what a message costs before rules ask anything. The official emulator tells the listener of a list several
 * times as late as that of a single document, and the later the longer the list is.
 */
interface BrowserEcho {
  /** An echo in a list of its own, as long as a new conversation's. */
  open: () => Promise<Echo>;
  close: () => Promise<void>;
}

/** A client whom no rule holds. */
function openClient(name: string) {
  const app = initializeApp({ projectId, apiKey: 'demo' }, name);
  const db = getFirestore(app);
  const [host = '', port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  connectFirestoreEmulator(db, host, Number(port), { mockUserToken: 'owner' });
  return { app, db };
}

async function openList(writer: Firestore, listener: Firestore): Promise<Echo> {
  const path = `bench/${randomUUID()}/heard`;
  let sent = 0;
  let heard = (_count: unknown) => {};
  let fail = (_error: Error) => {};
  const stop = await new Promise<() => void>((resolve, reject) => {
    fail = reject;
    const end = onSnapshot(
      query(collection(listener, path), orderBy('count', 'desc'), limit(50)),
      ({ docs }) => {
        heard(docs[0]?.get('count'));
        resolve(() => end());
      },
      (error) => fail(error),
    );
  });
  const hear = () =>
    new Promise<number>((resolve, reject) => {
      sent += 1;
      const wanted = sent;
      const began = performance.now();
      heard = (count) => count === wanted && resolve(performance.now() - began);
      fail = reject;
      setDoc(doc(writer, `${path}/${sent}`), { count: wanted }).catch(reject);
    });
  return { hear, close: stop };
}

export function openBrowserEcho(): BrowserEcho {
  const [writer, listener] = [openClient('bench-echo-writer'), openClient('bench-echo-listener')];
  const close = async () => {
    await Promise.all([deleteApp(writer.app), deleteApp(listener.app)]);
  };
  return { open: () => openList(writer.db, listener.db), close };
}
