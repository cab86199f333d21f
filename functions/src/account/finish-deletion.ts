import { removeAllFiles } from '../avatars/avatars.store.ts';
import { auth } from '../platform/admin.ts';
import { isUnknownAccount } from '../platform/auth-errors.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { removeAllFiles as removeAttachments } from '../support/attachments.store.ts';
import { markFinished, removeDocuments } from './deletions.store.ts';
import { ticketsOf } from './persons.store.ts';

async function removeSignIn(uid: string): Promise<void> {
  try {
    await (await auth()).deleteUser(uid);
  } catch (error) {
    if (!isUnknownAccount(error)) throw error;
  }
}

/**
 * Carries out a deletion that is marked. Safe to run any number of times and after a kill anywhere: each step takes away
 * what is still there, and the sign-in goes last, so that nothing is left which nobody could ask to delete.
 */
export async function finishDeletion(uid: string): Promise<void> {
  // Before their tickets, which tell where they stand.
  await removeAttachments((await ticketsOf(uid)).map(({ id }) => id));
  await removeDocuments(uid);
  await removeAllFiles(uid);
  await removeSignIn(uid);
  await markFinished(uid, clock.now());
  logs.accountDeleted(uid);
}
