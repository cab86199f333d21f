import type { MailKindId } from '@tempera/domain/mail/mail-template';
import type { MailValues } from '@tempera/domain/mail/render-mail';
import { askerName } from '@tempera/domain/money/asker-name';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { type TakingState, takesMoney } from '@tempera/domain/orders/dispute';
import type { OrderDispute } from '@tempera/domain/orders/order';
import { unpaidUntil } from '@tempera/domain/plans/dunning';
import type { PlanCharge, Subscription } from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { formatLongUtcDate } from '@tempera/domain/site/dates';
import { paths } from '@tempera/domain/site/paths';
import { capital } from '@tempera/domain/site/plain-text';
import { linkTo, type QueuedMail, queuedMail } from '../mail/queued-mail.ts';
import { disputeTitles, notYours } from '../payments/dispute-words.ts';

/** Who has a plan; `member` null for an account that is gone or has never begun a session. */
export interface PlanOwner {
  uid: string;
  member: { name: string; email: string } | null;
}

/** A mail of a plan; the same event always has the same id, so that it is queued once. */
export interface PlanMail extends QueuedMail {
  id: string;
  to: string;
}

/** @returns null for a person without an address, or when the store sends no mail */
function mailTo(
  { member }: Pick<PlanOwner, 'member'>,
  id: string,
  kind: MailKindId,
  values: MailValues,
  settings: SiteSettings,
): PlanMail | null {
  if (!member?.email || !settings.emailNotifications) return null;
  const mail = queuedMail(kind, {
    name: member.name,
    store: settings.siteName,
    link: linkTo(`${paths.profile}#plan`, settings),
    ...values,
  });
  return { id, to: member.email, ...mail };
}

/**
 * What a person is told once a charge has ended: the receipt, or that it didn't go through.
 * @param awaited whom it waited for until then
 * @param isAway whether its person was not there when that was learned
 */
export function mailAfter(
  state: Pick<PlanOwner, 'member'>,
  charge: PlanCharge,
  after: Subscription | null,
  { awaited, isAway }: { awaited: PlanCharge['awaiting']; isAway: boolean },
  settings: SiteSettings,
): PlanMail | null {
  const { id, kind, status, counted, planName, amountCents, currency, periodEnd } = charge;
  const amount = formatMoney(amountCents as Cents, currency);
  const mail = (name: MailKindId, values: MailValues) => mailTo(state, `plan-${id}`, name, values, settings);
  if (status === 'paid') {
    if (!settings.orderNotifications) return null;
    return mail('planReceipt', { amount, date: formatLongUtcDate(periodEnd) });
  }
  if (kind !== 'renewal') {
    // Whoever is at the checkout sees there that the card was declined; a bank that took its time has sent them away.
    const isNews = awaited === 'bank' || (awaited === 'person' && isAway);
    return isNews ? mail('planFailed', { amount, plan: planName }) : null;
  }
  // They were asked by mail, and the next try follows.
  if (counted || !after) return null;
  return after.dueAt === null
    ? mail('planEnded', { reason: `We could not charge ${amount} for your plan, so it has ended.` })
    : mail('planDeclined', { amount, date: formatLongUtcDate(after.dueAt) });
}

/** What a first payment, or that of an upgrade, is called in its mails. */
const valuesOf = ({ planName, amountCents, currency }: PlanCharge) => ({
  amount: formatMoney(amountCents as Cents, currency),
  plan: planName,
});

/** That a bank takes its time; at a renewal nobody waits for that, as their plan goes on. */
export function mailOfPending(
  state: Pick<PlanOwner, 'member'>,
  charge: PlanCharge,
  settings: SiteSettings,
): PlanMail | null {
  if (charge.kind === 'renewal') return null;
  return mailTo(state, `plan-${charge.id}-pending`, 'planPending', valuesOf(charge), settings);
}

/** Reminds who has not come back from their bank's page. */
export const mailOfWaiting = (
  state: Pick<PlanOwner, 'member'>,
  charge: PlanCharge,
  settings: SiteSettings,
): PlanMail | null => mailTo(state, `plan-${charge.id}-action`, 'planAction', valuesOf(charge), settings);

/** That a bank pays for a plan only once its person has confirmed it. */
export function mailOfAsking(
  state: Pick<PlanOwner, 'member'>,
  { id, amountCents, currency }: PlanCharge,
  { dueAt, periodEnd }: Subscription,
  settings: SiteSettings,
): PlanMail | null {
  const values = {
    amount: formatMoney(amountCents as Cents, currency),
    date: formatLongUtcDate(Math.max(dueAt ?? 0, unpaidUntil(periodEnd))),
  };
  return mailTo(state, `plan-${id}-confirm`, 'planConfirm', values, settings);
}

/** What a person is told of whose payment something was given back. They keep its address when they have left. */
export function mailOfRefund(
  { id, customer, currency }: PlanCharge,
  refund: { id: string; amountCents: number },
  settings: SiteSettings,
): PlanMail | null {
  if (!settings.orderNotifications) return null;
  const amount = formatMoney(refund.amountCents as Cents, currency);
  return mailTo({ member: customer }, `plan-${id}-refund-${refund.id}`, 'planRefund', { amount }, settings);
}

/** What they are told when that has not reached them. */
export function mailOfFailedRefund(
  { id, customer, currency, planName }: PlanCharge,
  refund: { id: string; amountCents: number },
  settings: SiteSettings,
): PlanMail | null {
  if (!settings.orderNotifications) return null;
  const amount = formatMoney(refund.amountCents as Cents, currency);
  const values = { amount, what: `the ${planName} plan`, restored: '' };
  return mailTo(
    { member: customer },
    `plan-${id}-refund-${refund.id}-failed`,
    'refundFailed',
    values,
    settings,
  );
}

const disputeMessages: Record<TakingState, (asker: string, what: string, ends: boolean) => string> = {
  open: (asker, what, ends) =>
    `${capital(asker)} has withdrawn ${what}, because its payer disputes the payment.${ends ? ' The plan has ended with that.' : ''} ${notYours(asker)}`,
  won: (asker, what, ends) =>
    `${capital(asker)} has decided about ${what}: the payment stands.${ends ? ' The plan is yours again until the end of the period that was paid, and does not renew.' : ''}`,
  lost: (asker, what) => `${capital(asker)} has returned ${what} to its payer.`,
};

/** What a person is told whose bank, or PayPal, did something about a payment. `changes`: their plan ends, or is back, with it. */
export function mailOfDispute(
  { id, customer, currency, planName, payment }: PlanCharge,
  dispute: Pick<OrderDispute, 'id' | 'state' | 'amountCents'>,
  changes: boolean,
  settings: SiteSettings,
): PlanMail | null {
  const { state, amountCents } = dispute;
  if (!takesMoney(state) || !settings.orderNotifications) return null;
  const what = `the ${planName} plan`;
  const money = formatMoney(amountCents as Cents, currency);
  const asker = askerName(payment.type);
  const message = disputeMessages[state](asker, `${money} of ${what} at ${settings.siteName}`, changes);
  return mailTo(
    { member: customer },
    `plan-${id}-${dispute.id}-${state}`,
    'dispute',
    { title: disputeTitles[state], what, message },
    settings,
  );
}

/** That their plan has ended, or is back, with a dispute that they were told of while another charge was under way. */
export function mailOfFollowed(charge: PlanCharge, settings: SiteSettings): PlanMail | null {
  const mail = charge.dispute ? mailOfDispute(charge, charge.dispute, true, settings) : null;
  return mail && { ...mail, id: `${mail.id}-plan` };
}

/** What a person is told to whom an admin gives a plan. */
export function mailOfGift(
  { uid, member }: PlanOwner,
  plan: string,
  { periodStart, periodEnd }: Subscription,
  settings: SiteSettings,
): PlanMail | null {
  const values = { plan, date: formatLongUtcDate(periodEnd) };
  return mailTo({ member }, `plan-${uid}-${periodStart}-given`, 'planGiven', values, settings);
}

/** What a person is told when a plan ends without a charge: they canceled it, or the store has it no more. */
export function mailOfEnd(
  state: Pick<PlanOwner, 'member'>,
  subscription: Subscription,
  uid: string,
  settings: SiteSettings,
): PlanMail | null {
  const id = `plan-${uid}-${subscription.periodEnd}-ended`;
  return mailTo(state, id, 'planEnded', { reason: `Your plan at ${settings.siteName} has ended.` }, settings);
}
