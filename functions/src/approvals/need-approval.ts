import { createHash } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { type Currency, cents, formatMoney } from '@tempera/domain/money/money';
import type { ApprovalAct } from '@tempera/domain/people/approval';
import { mergeOwnerSettings } from '@tempera/domain/settings/owner-settings';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { linkTo, queuedMail } from '../mail/queued-mail.ts';
import { clock } from '../platform/clock.ts';
import type { Manager } from '../platform/manager.ts';
import { ownerEmail } from '../platform/params.ts';
import { refs } from '../platform/refs.ts';
import { approvalMailPrefix } from './approval-mail-id.ts';
import { type Letter, writeAsked } from './approvals.store.ts';

/**
 * The same question by the same person, whichever call asks it: a dialog that is opened anew has another idempotency key. What is carried
 * out has the key of the call that asked first.
 */
function idOf({ kind, input }: ApprovalAct, byId: string): string {
  const { idempotencyKey: _call, ...question } = { idempotencyKey: '', ...input };
  const asked = `${byId}:${JSON.stringify({ kind, question })}`;
  return createHash('sha256').update(asked).digest('hex').slice(0, 32);
}

function letterOf(id: string, what: string, by: Manager, settings: SiteSettings): Letter | null {
  const to = ownerEmail.value().trim();
  if (to === '') return null;
  const values = {
    store: settings.siteName,
    by: by.byName,
    what,
    link: linkTo(panelPaths.adminApprovals, settings),
  };
  const mailId = `${approvalMailPrefix(by.byId)}${id}-${clock.now()}`;
  return { id: mailId, mail: { to, ...queuedMail('approvalAsked', values) } };
}

/**
 * Lets the owner pass. For everybody else what they want to do is written down, and the owner asked.
 * @param what the act in words
 * @throws RefusalError `approval-needed`
 */
export async function needApproval(by: Manager, act: ApprovalAct, what: string): Promise<void> {
  if (by.byRole === 'owner') return;
  const [settings, user] = await Promise.all([loadSettings(), refs.user(by.byId).get()]);
  const id = idOf(act, by.byId);
  const byEmail = String(user.data()?.email ?? '');
  await writeAsked({ id, act, what, by, byEmail }, letterOf(id, what, by, settings));
  throw new RefusalError('approval-needed');
}

interface AskedRefund {
  act: Extract<ApprovalAct, { kind: 'refund' | 'charge-refund' }>;
  /** What of the same payment was given back before: a large refund in parts is as large. */
  refundedCents: number;
  /** What is refunded: `order ORD-…`. */
  of: string;
  /** In which it was paid, whatever the store takes by now. */
  currency: Currency;
}

/** @throws RefusalError `approval-needed` for a refund above the amount that the owner has set */
export async function needApprovalOfRefund(
  by: Manager,
  { act, refundedCents, of, currency }: AskedRefund,
): Promise<void> {
  if (by.byRole === 'owner') return;
  const { ownerApprovesRefundsOverCents: most } = mergeOwnerSettings(
    (await refs.ownerSettings().get()).data(),
  );
  const { amountCents } = act.input;
  if (most === null || refundedCents + amountCents <= most) return;
  await needApproval(by, act, `Refund ${formatMoney(cents(amountCents), currency)} of ${of}`);
}
