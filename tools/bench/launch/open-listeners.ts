import { createRequire } from 'node:module';
import type { Firestore } from 'firebase-admin/firestore';

export interface Heard {
  /** Documents that listeners were told of after they had begun, as they are billed. */
  documents: number;
}

/**
 * Firestore says again and again that nothing has changed. The emulator is silent, and after two minutes of silence the SDK opens a
 * stream anew: thousands of them at once, for which every order would wait.
 */
function keepSilentStreams(): void {
  const fromAdmin = createRequire(import.meta.resolve('firebase-admin'));
  const fromFirestore = createRequire(fromAdmin.resolve('@google-cloud/firestore'));
  fromFirestore('./watch.js').WATCH_IDLE_TIMEOUT_MS = 24 * 60 * 60_000;
}

/** What a signed-in person's tab follows: their bell wherever they are, and their library while they look at it. */
const followed = (db: Firestore, uid: string) => [
  db.collection(`users/${uid}/library`).orderBy('grantedAt', 'desc').limit(50),
  db.collection(`users/${uid}/notifications`).orderBy('updatedAt', 'desc').limit(50),
];

/** Listeners of people's tabs, each a stream of its own. Resolves once all have been told what stands. @returns what they hear from then on */
export async function openListeners(
  db: Firestore,
  uids: readonly string[],
): Promise<{ heard: Heard; close: () => void }> {
  keepSilentStreams();
  const heard: Heard = { documents: 0 };
  const stops: (() => void)[] = [];
  const begun = uids
    .flatMap((uid) => followed(db, uid))
    .map(
      (query) =>
        new Promise<void>((resolve, reject) => {
          let isFirst = true;
          const onNext = (changed: number) => {
            if (!isFirst) heard.documents += changed;
            isFirst = false;
            resolve();
          };
          stops.push(query.onSnapshot((found) => onNext(found.docChanges().length), reject));
        }),
    );
  await Promise.all(begun);
  return {
    heard,
    close: () => {
      for (const stop of stops) stop();
    },
  };
}
