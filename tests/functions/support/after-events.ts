import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

/** What thousands of writes leave behind takes minutes on a busy machine. */
const patienceMs = 900_000;

/**
 * Before all files: waits until the functions have heard of what was written before. The emulator tells them of one document after
 * the other, so a ticket of now has its due time when all of them are told. @throws {Error} when that takes too long
 */
export async function setup(): Promise<void> {
  const app = initializeApp({ projectId: process.env.GCLOUD_PROJECT }, 'after-events');
  const ticket = getFirestore(app).doc(`tickets/${randomUUID()}_0`);
  const told = Promise.withResolvers<void>();
  const giveUp = () => told.reject(new Error(`No function heard of a ticket in ${patienceMs / 1_000} s`));
  const timer = setTimeout(giveUp, patienceMs);
  const stop = ticket.onSnapshot(
    (snapshot) => snapshot.get('dueAt') !== undefined && told.resolve(),
    told.reject,
  );
  try {
    await ticket.create({ userId: randomUUID(), status: 'closed', createdAt: new Date() });
    await told.promise;
    await ticket.delete();
  } finally {
    clearTimeout(timer);
    stop();
    await deleteApp(app);
  }
}
