import { paidCharge } from '@tempera/domain/ledger/book-entry';
import { creditMark } from '@tempera/domain/money/credit-note';
import { lostCents, takesMoney } from '@tempera/domain/orders/dispute';
import { afterDispute, disputesAfter, type Subscription } from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { readBookedDispute } from '../ledger/book-dispute.ts';
import { type Disputed, followDispute, standingOf } from '../ledger/follow-dispute.ts';
import { fromRefund, lossOf } from '../orders/refunds.store.ts';
import type { EventMark } from '../payments/event-marks.store.ts';
import type { Dispute } from '../payments/payment-provider.ts';
import type { Transaction } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { refs } from '../platform/refs.ts';
import { chargesBeside, toOthers } from './charges-beside.store.ts';
import { mailOfDispute } from './plan-mail.ts';
import { type StoredCharge, toCharge } from './plan-records.store.ts';
import { type PlanState, putSubscription, stateOf, toState } from './subscriptions.store.ts';

/** A charge and a dispute of it. */
interface DisputedCharge extends Disputed {
  state: PlanState;
  charge: StoredCharge;
  /** What else was charged for its period. */
  others: readonly StoredCharge[];
  settings: SiteSettings;
}

async function read(
  transaction: Transaction,
  { uid, chargeId }: { uid: string; chargeId: string },
  dispute: Dispute,
  settings: SiteSettings,
): Promise<DisputedCharge | null> {
  const [found, lost, ...state] = await transaction.getAll(
    refs.planCharge(uid, chargeId),
    refs.chargeRefund(uid, chargeId, dispute.id),
    ...stateOf(uid),
  );
  const charge = toCharge(found);
  if (charge?.status !== 'paid') return null;
  const [booked, others] = await Promise.all([
    readBookedDispute(transaction, dispute),
    transaction.get(chargesBeside(uid, charge)).then((read) => toOthers(read, charge)),
  ]);
  const figures = { ...charge, totalCents: charge.amountCents };
  const stands = { dispute, booked, paid: paidCharge(uid, charge), figures, isLost: lost?.exists === true };
  return { ...stands, state: toState(uid, ...state), charge, others, settings };
}

/** What was lost is booked as a refund, for its credit note. @returns what the charge has given back by then, in cents */
function addLoss(transaction: Transaction, disputed: DisputedCharge, before: number): number {
  const { state, charge, dispute, figures } = disputed;
  const given = charge.refundedCents ?? 0;
  const amountCents = lostCents(figures, dispute);
  if (amountCents === 0) return given;
  const reason = 'The dispute of this payment was lost.';
  const loss = lossOf(dispute.id, charge.payment.provider, { amountCents, reason });
  const document = refs.chargeRefund(state.uid, charge.id, dispute.id);
  transaction.create(document, { ...fromRefund(loss), ...creditMark(before) });
  return given + amountCents;
}

/** The plan that another charge is under way for: what becomes of it is decided with the end of that. */
function held(subscription: Subscription, { id }: StoredCharge): Subscription {
  return { ...subscription, heldDisputes: [...new Set([...(subscription.heldDisputes ?? []), id])] };
}

function advance(transaction: Transaction, disputed: DisputedCharge, before: number): void {
  const { state, charge, others, dispute, settings } = disputed;
  const stands = standingOf(disputed, before);
  const { subscription } = state;
  const refundedCents = dispute.state === 'lost' ? addLoss(transaction, disputed, before) : null;
  const had = charge.dispute?.endedPlan === true;
  const isHeld = takesMoney(dispute.state) && (subscription?.openChargeId ?? null) !== null;
  // The plan of an account that is gone has ended for good.
  const follows = subscription && state.member && !isHeld;
  const withIt = { ...charge, dispute: { ...stands, endedPlan: had } };
  const { after, endedPlan } = follows
    ? afterDispute(subscription, withIt, others, clock.now())
    : { after: null, endedPlan: had };
  transaction.update(refs.planCharge(state.uid, charge.id), {
    dispute: { ...stands, endedPlan },
    ...(refundedCents !== null && { refundedCents }),
    ...(refundedCents !== null && charge.taxFiling && { 'taxFiling.state': 'due' }),
  });
  if (after)
    putSubscription(transaction, state, after, takesMoney(dispute.state) ? dispute.state : undefined);
  else if (subscription && isHeld) putSubscription(transaction, state, held(subscription, charge));
  if (subscription) transaction.update(refs.subscription(state.uid), disputesAfter(subscription, dispute));
  const mail = mailOfDispute(charge, stands, after !== null, settings);
  if (mail) {
    const { id: mailId, ...queued } = mail;
    transaction.set(refs.mail(mailId), queued);
  }
}

/**
 * Brings a charge of a plan in line with a dispute of its payment, in one commit: the plan that it pays for ends while the bank has the
 * money, and is back for the rest of the period with it, and with that of whatever else paid for the period; while another charge is under way both
 * wait for its end. As `settleDispute` does for orders.
 */
export const settleChargeDispute = (
  place: { uid: string; chargeId: string },
  dispute: Dispute,
  settings: SiteSettings,
  mark: EventMark,
): Promise<void> =>
  followDispute(mark, (transaction) => read(transaction, place, dispute, settings), advance);
