import { RefusalError } from '@tempera/domain/calls/reasons';
import type { ApprovalAct, DecideApprovalOutput } from '@tempera/domain/people/approval';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { inviteUser } from '../access/invite-user.ts';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { linkTo, queuedMail } from '../mail/queued-mail.ts';
import { setRole } from '../moderation/set-role.ts';
import { refundOrder } from '../orders/refund-order.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { refundCharge } from '../plans/refund-charge.ts';
import type { CallAuth } from '../platform/caller.ts';
import { loadProvenManager } from '../platform/manager.ts';
import { ownerEmail } from '../platform/params.ts';
import { type Letter, type OpenApproval, readOpen, writeDecided } from './approvals.store.ts';

/** The owner does themself what they were asked for: they may, and a repeat does nothing twice. */
async function carryOut(act: ApprovalAct, auth: CallAuth | null, provider: PaymentProvider): Promise<void> {
  switch (act.kind) {
    case 'admin':
      await setRole({ uid: act.input.uid, role: 'admin' }, auth, ownerEmail.value());
      return;
    case 'invitation':
      await inviteUser(act.input, auth, ownerEmail.value());
      return;
    case 'refund':
      await refundOrder(act.input, auth, provider);
      return;
    case 'charge-refund':
      await refundCharge(act.input, auth, provider);
  }
}

async function letterOf(
  { id, what, byName, byEmail, updateTime }: OpenApproval,
  accept: boolean,
): Promise<Letter | null> {
  if (byEmail === '') return null;
  const settings = await loadSettings();
  const values = {
    name: byName,
    store: settings.siteName,
    title: accept ? 'The owner has confirmed' : 'The owner has declined',
    what,
    link: linkTo(panelPaths.adminApprovals, settings),
  };
  const answer = `approval-${id}-${updateTime.toMillis()}-answer`;
  return { id: answer, mail: { to: byEmail, ...queuedMail('approvalDecided', values) } };
}

/**
 * The owner's answer to what somebody wants to do. What can't be done any more is refused as it would be to the owner, and still waits.
 * @throws RefusalError those of `loadProvenManager`, `not-allowed` for everybody but the owner, `approval-decided`, and those of what is done
 */
export async function decideApproval(
  { id, accept }: { id: string; accept: boolean },
  auth: CallAuth | null,
  provider: PaymentProvider,
): Promise<DecideApprovalOutput> {
  const owner = await loadProvenManager(auth);
  if (owner.byRole !== 'owner') throw new RefusalError('not-allowed');
  const open = await readOpen(id);
  if (!open) throw new RefusalError('approval-decided');
  if (accept) await carryOut(open.act, auth, provider);
  const status = accept ? 'approved' : 'declined';
  if (!(await writeDecided(open, status, owner, await letterOf(open, accept))))
    throw new RefusalError('approval-decided');
  return { status };
}
