import { createHash } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import type { InviteUserOutput, inviteUserInput } from '@tempera/domain/mail/mail-calls';
import { memberName } from '@tempera/domain/people/member-name';
import { mayActOn } from '@tempera/domain/people/roles';
import type { z } from 'zod';
import { needApproval } from '../approvals/need-approval.ts';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { findByEmail } from '../platform/accounts.ts';
import { auth } from '../platform/admin.ts';
import type { CallAuth } from '../platform/caller.ts';
import { loadProvenManager } from '../platform/manager.ts';
import { syncClaim } from './claims.ts';
import { writeInvitation } from './invitations.store.ts';
import { syncSecondFactor } from './second-factor.store.ts';

type Invitation = z.output<typeof inviteUserInput>;

/** The account that an invitation makes: the same one however often it is sent. */
const uidOf = (byId: string, key: string) =>
  createHash('sha256').update(`invite:${byId}:${key}`).digest('hex').slice(0, 28);

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

/** Nobody is asked to confirm what can't happen. @throws RefusalError `email-taken` */
async function assertFree(email: string): Promise<void> {
  if (await findByEmail(email)) throw new RefusalError('email-taken');
}

/** @throws RefusalError `invalid-input`; `email-taken`, unless the address is that of this very invitation's account */
async function makeAccount(uid: string, email: string, name: string): Promise<void> {
  const accounts = await auth();
  try {
    await accounts.createUser({ uid, email, displayName: name });
  } catch (error) {
    // Auth is stricter than the pattern that the input was held to.
    if (codeOf(error) === 'auth/invalid-email') throw new RefusalError('invalid-input', { field: 'email' });
    if (codeOf(error) !== 'auth/uid-already-exists' && codeOf(error) !== 'auth/email-already-exists')
      throw error;
    const { users } = await accounts.getUsers([{ uid }]);
    if (users[0]?.email !== email) throw new RefusalError('email-taken');
  }
}

/**
 * Creates an account with a role, and queues a mail with a link to choose a password. The same call again finishes what
 * a process that died has left undone.
 * @throws RefusalError those of `loadProvenManager`, `not-allowed` by the permission table or for the owner's address, and
 * `email-taken`, `approval-needed` for an admin
 */
export async function inviteUser(
  { idempotencyKey, email, name, role }: Invitation,
  callAuth: CallAuth | null,
  ownerEmail: string,
): Promise<InviteUserOutput> {
  const manager = await loadProvenManager(callAuth);
  const uid = uidOf(manager.byId, idempotencyKey);
  const inviter = { uid: manager.byId, role: manager.byRole };
  if (!mayActOn(inviter, 'setRole', { uid, role: 'customer' })) throw new RefusalError('not-allowed');
  if (email === ownerEmail.trim().toLowerCase()) throw new RefusalError('not-allowed');
  if (role === 'admin' && manager.byRole !== 'owner') {
    await assertFree(email);
    const input = { idempotencyKey, email, name: name ?? null, role };
    await needApproval(manager, { kind: 'invitation', input }, `Invite ${email} as an admin`);
  }
  const called = name ?? memberName(uid);
  await makeAccount(uid, email, called);
  const settings = await loadSettings();
  await writeInvitation({ uid, email, name: called, role }, manager, { settings, ownerEmail });
  await syncSecondFactor(uid);
  await syncClaim(uid);
  return { uid };
}
