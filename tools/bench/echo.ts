import type { Firestore } from 'firebase-admin/firestore';

/** A bare listener, and who writes what it hears: what any live screen costs on this emulator at least. */
export interface Echo {
  /** Writes once. @returns the time from sending the write to the snapshot that shows it, in milliseconds */
  hear: () => Promise<number>;
  close: () => void;
}

/** Listens to a document that no rule, trigger or screen knows. */
export function openEcho(db: Firestore): Echo {
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
