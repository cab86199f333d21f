import { Timestamp } from 'firebase-admin/firestore';
import { type Store, withStore } from '../../emulators/seed/open-store.ts';
import { accessRecord, userRecord } from '../../emulators/seed/person-records.ts';

/** People in one commit: the emulator takes 500 writes at once many times faster than one by one. */
const together = 250;

/**
 * Adds synthetic customers `bench-user-00001` to `bench-user-<count>`, for measurements: their two records, as lists of
 * people and moderators need them. They have no sign-in and no profile. The first is the newest, a millisecond before
 * now, so that the accounts that sign in stand behind them in a list, and what a sign-in writes is on nobody's page.
 * Stop the background triggers first: each record starts one.
 */
export async function seedPeople(count: number): Promise<void> {
  const now = Date.now();
  await withStore(async (store) => {
    for (let first = 1; first <= count; first += together) {
      await putPeople(store, first, Math.min(first + together - 1, count), now);
    }
  });
}

async function putPeople({ db }: Store, first: number, last: number, now: number): Promise<void> {
  const batch = db.batch();
  for (let index = first; index <= last; index += 1) {
    const number = String(index).padStart(5, '0');
    const uid = `bench-user-${number}`;
    const at = Timestamp.fromMillis(now - index);
    const person = { name: `Bench User ${number}`, email: `${uid}@example.com`, role: 'customer' } as const;
    batch.set(db.doc(`users/${uid}`), userRecord(person, at));
    batch.set(db.doc(`access/${uid}`), accessRecord(person.role, at));
  }
  await batch.commit();
}
