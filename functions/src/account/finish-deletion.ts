import { durations } from '@tempera/domain/site/durations';
import { removeAllFiles } from '../avatars/avatars.store.ts';
import { forgetCustomer } from '../payments/customers.store.ts';
import { stripeProvider } from '../payments/stripe-provider.ts';
import { auth, isUnknownAccount } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { sweepEach } from '../platform/sweep-each.ts';
import { removeAllFiles as removeAttachments } from '../support/attachments.store.ts';
import { type Deletion, deletionsSince, forget, markFinished, removeDocuments } from './deletions.store.ts';
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
  await forgetCustomer(uid, stripeProvider);
  await removeAllFiles(uid);
  await removeSignIn(uid);
  await markFinished(uid, clock.now());
  logs.accountDeleted(uid);
}

/** An order that was under way may have brought something back, so the person's documents are taken away again. */
async function settle({ uid, finishedAt }: Deletion): Promise<'finished' | 'forgotten' | 'waiting'> {
  if (finishedAt === null) {
    await finishDeletion(uid);
    return 'finished';
  }
  if (finishedAt > clock.now() - durations.deletionRemembered) return 'waiting';
  await removeDocuments(uid);
  await forget(uid);
  return 'forgotten';
}

/**
 * Finishes the deletions that a process left behind when it died, and forgets those that are long over. One that fails
 * must not keep the others waiting.
 * @returns how many accounts are gone, how many forgotten, and how many are left for the next sweep
 */
export async function sweepDeletions(): Promise<{ finished: number; forgotten: number; left: number }> {
  const open = await deletionsSince(clock.now() - durations.deletionSweepAfter);
  const names = ['finished', 'forgotten', 'waiting'] as const;
  const { finished, forgotten, left } = await sweepEach('sweepDeletions', names, open, settle);
  if (finished + forgotten + left > 0) logs.deletionsSwept(finished, forgotten, left);
  return { finished, forgotten, left };
}
