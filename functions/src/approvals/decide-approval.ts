import { type Reason, RefusalError } from '@tempera/domain/calls/reasons';
import { refundRight } from '@tempera/domain/orders/refund';
import { isRestricted } from '@tempera/domain/people/access';
import type { ApprovalAct, DecideApprovalOutput } from '@tempera/domain/people/approval';
import { may } from '@tempera/domain/people/roles';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { inviteUser } from '../access/invite-user.ts';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { linkTo, queuedMail } from '../mail/queued-mail.ts';
import { setRole } from '../moderation/set-role.ts';
import { refundOrder } from '../orders/refund-order.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { refundCharge } from '../plans/refund-charge.ts';
import { type CallAuth, toAccess } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { loadProvenManager } from '../platform/manager.ts';
import { ownerEmail } from '../platform/params.ts';
import { refs } from '../platform/refs.ts';
import { approvalMailPrefix } from './approval-mail-id.ts';
import {
  type Letter,
  readWaiting,
  type WaitingApproval,
  writeDecided,
  writeWaiting,
} from './approvals.store.ts';

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

const accessOf = async (uid: string) => toAccess((await refs.access(uid).get()).data());

/** Where who asked sees what became of it: staff, who may ask for refunds alone, have no screen of approvals but the buyer's page. */
async function pathFor({ act, byId }: WaitingApproval): Promise<string> {
  const { role } = await accessOf(byId);
  if (may(role, 'manageStore') || act.kind !== 'refund') return panelPaths.adminApprovals;
  const { uid, guest } = (await refs.order(act.input.orderId).get()).data() ?? {};
  return guest || !uid ? panelPaths.staffUsers : `${panelPaths.staffUsers}?user=${encodeURIComponent(uid)}`;
}

async function letterOf(
  asked: WaitingApproval,
  accept: boolean,
  settings: SiteSettings,
): Promise<Letter | null> {
  const { id, what, byId, byName, byEmail, updateTime } = asked;
  if (byEmail === '') return null;
  const values = {
    name: byName,
    store: settings.siteName,
    title: accept ? 'The owner has confirmed' : 'The owner has declined',
    what,
    link: linkTo(await pathFor(asked), settings),
  };
  const answer = `${approvalMailPrefix(byId)}${id}-${updateTime.toMillis()}-answer`;
  return { id: answer, mail: { to: byEmail, ...queuedMail('approvalDecided', values) } };
}

/** Who asked may have lost their role since, or be banned. @throws RefusalError `approval-void` */
async function assertStillMay({ act, byId }: WaitingApproval, settings: SiteSettings): Promise<void> {
  const access = await accessOf(byId);
  const right = act.kind === 'refund' ? refundRight(settings) : 'manageStore';
  if (isRestricted(access, clock.now()) || !may(access.role, right)) throw new RefusalError('approval-void');
}

/** After these an act may be half done, or be done by another call: it is no longer open to be declined. */
const unsettled: readonly Reason[] = ['busy', 'payment-unavailable', 'sign-in-again', 'sign-in-required'];
const isSettled = (error: unknown) =>
  error instanceof RefusalError && !unsettled.includes(error.refusal.reason);

/**
 * Carries out what is confirmed. That it is confirmed stands written before anything is done, so that nobody declines meanwhile what has
 * happened; the same answer again finishes what a process that died, or a provider that was away, has left.
 * @returns it as it stands then
 */
async function confirm(
  asked: WaitingApproval,
  settings: SiteSettings,
  work: () => Promise<void>,
): Promise<WaitingApproval> {
  if (asked.status === 'open') await assertStillMay(asked, settings);
  const begun = asked.status === 'open' ? await writeWaiting(asked, 'approving') : asked;
  if (!begun) throw new RefusalError('approval-decided');
  try {
    await work();
  } catch (error) {
    if (isSettled(error)) await writeWaiting(begun, 'open');
    throw error;
  }
  return begun;
}

/**
 * The owner's answer to what somebody wants to do. What can't be done any more is refused as it would be to the owner, and still waits.
 * @throws RefusalError those of `loadProvenManager`, `not-allowed` for everybody but the owner, `approval-decided`, also to declining what
 *   is being carried out, `approval-void` where who asked may not do it any more, and those of what is done
 */
export async function decideApproval(
  { id, accept }: { id: string; accept: boolean },
  auth: CallAuth | null,
  provider: PaymentProvider,
): Promise<DecideApprovalOutput> {
  const owner = await loadProvenManager(auth);
  if (owner.byRole !== 'owner') throw new RefusalError('not-allowed');
  const [asked, settings] = await Promise.all([readWaiting(id), loadSettings()]);
  if (!asked || (!accept && asked.status === 'approving')) throw new RefusalError('approval-decided');
  const answered = accept ? await confirm(asked, settings, () => carryOut(asked.act, auth, provider)) : asked;
  const status = accept ? 'approved' : 'declined';
  if (!(await writeDecided(answered, status, owner, await letterOf(answered, accept, settings))))
    throw new RefusalError('approval-decided');
  return { status };
}
