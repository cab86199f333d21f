import { paidCharge } from '@tempera/domain/ledger/book-entry';
import { creditMark } from '@tempera/domain/money/credit-note';
import { goneCents, isFurther } from '@tempera/domain/orders/dispute';
import type { OrderDispute } from '@tempera/domain/orders/order';
import { afterGivenBack, afterTakenBack, type Subscription } from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { type BookedDispute, bookDispute, readBookedDispute } from '../ledger/book-dispute.ts';
import { actorOfProvider, fromRefund, type StoredRefund } from '../orders/refunds.store.ts';
import type { EventMark } from '../payments/event-marks.store.ts';
import type { Dispute } from '../payments/payment-provider.ts';
import { db, type Transaction } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { retryBusy } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { mailOfDispute } from './plan-mail.ts';
import { type StoredCharge, toCharge } from './plan-records.store.ts';
import { type PlanState, putSubscription, toState } from './subscriptions.store.ts';

/** A charge and a dispute of it, as the transaction that takes the step has read them. */
interface Disputed {
  state: PlanState;
  charge: StoredCharge;
  dispute: Dispute;
  booked: BookedDispute;
  /** How far it is known here; null for what nobody has heard of. */
  known: OrderDispute['state'] | null;
  settings: SiteSettings;
}

async function read(
  transaction: Transaction,
  { uid, chargeId }: { uid: string; chargeId: string },
  dispute: Dispute,
  settings: SiteSettings,
): Promise<Disputed | null> {
  const [found, subscription, user, lost] = await transaction.getAll(
    refs.planCharge(uid, chargeId),
    refs.subscription(uid),
    refs.user(uid),
    refs.chargeRefund(uid, chargeId, dispute.id),
  );
  const charge = toCharge(found);
  if (charge?.status !== 'paid') return null;
  const booked = await readBookedDispute(transaction, dispute.id);
  const byBooks = lost?.exists ? 'lost' : booked.isBack ? 'won' : booked.taken ? 'open' : null;
  const known = charge.dispute?.id === dispute.id ? charge.dispute.state : byBooks;
  return { state: toState(uid, subscription, user), charge, dispute, booked, known, settings };
}

/** What of the charge was gone before the dispute, in cents: as it was booked, whatever has gone since. */
function beforeOf({ dispute: stands, amountCents, refundedCents }: StoredCharge, dispute: Dispute): number {
  const known = stands?.id === dispute.id ? stands : null;
  if (known && known.state !== 'inquiry' && known.beforeCents !== undefined) return known.beforeCents;
  const others = stands && !known ? { dispute: stands } : {};
  return goneCents(
    { totalCents: amountCents, ...(refundedCents && { refundedCents }), ...others },
    dispute.amountCents,
  );
}

/** What was lost is booked as a refund, for its credit note. @returns what the charge has given back by then, in cents */
function addLoss(transaction: Transaction, { state, charge, dispute }: Disputed, before: number): number {
  const given = charge.refundedCents ?? 0;
  const amountCents = Math.min(dispute.amountCents, charge.amountCents - given);
  if (amountCents <= 0) return given;
  const { id } = dispute;
  const loss: StoredRefund = {
    id,
    amountCents,
    slugs: [],
    reason: 'The customer’s bank has decided for its cardholder.',
    status: 'done',
    byProvider: true,
    reference: id,
    ...actorOfProvider(charge.payment.provider),
    at: clock.now(),
  };
  const document = refs.chargeRefund(state.uid, charge.id, id);
  transaction.create(document, { ...fromRefund(loss), ...creditMark(before) });
  return given + amountCents;
}

/** What becomes of the plan; null where it goes on as it is. One that was lost unheard of ends as an open one does. */
function planAfter({ state: { subscription }, charge, dispute }: Disputed): Subscription | null {
  if (!subscription || dispute.state === 'inquiry') return null;
  const now = clock.now();
  if (dispute.state === 'won') {
    return charge.dispute?.endedPlan ? afterGivenBack(subscription, charge, now) : null;
  }
  return afterTakenBack(subscription, charge, now);
}

function advance(transaction: Transaction, disputed: Disputed, before: number): void {
  const { state, charge, dispute, settings } = disputed;
  const { id, state: stateOfIt, amountCents, reason } = dispute;
  const at = charge.dispute?.id === id ? charge.dispute.at : clock.now();
  const stands: OrderDispute = { id, state: stateOfIt, amountCents, reason, at, beforeCents: before };
  const refundedCents = stateOfIt === 'lost' ? addLoss(transaction, disputed, before) : null;
  const after = planAfter(disputed);
  const endedPlan = charge.dispute?.endedPlan === true || (after !== null && stateOfIt !== 'won');
  transaction.update(refs.planCharge(state.uid, charge.id), {
    dispute: { ...stands, endedPlan },
    ...(refundedCents !== null && { refundedCents }),
  });
  if (after) putSubscription(transaction, state, after);
  const mail = mailOfDispute(charge, stands, after !== null, settings);
  if (mail) {
    const { id: mailId, ...queued } = mail;
    transaction.set(refs.mail(mailId), queued);
  }
}

/**
 * Brings a charge of a plan in line with a dispute of its payment, in one commit: the plan that it pays for ends while the bank has the
 * money, and is back for the rest of the period with it. As `settleDispute` does for orders.
 */
export function settleChargeDispute(
  place: { uid: string; chargeId: string },
  dispute: Dispute,
  settings: SiteSettings,
  mark: EventMark,
): Promise<void> {
  return retryBusy(() =>
    db().runTransaction(async (transaction) => {
      const disputed = await read(transaction, place, dispute, settings);
      if (disputed) {
        const { charge, booked, known } = disputed;
        const before = beforeOf(charge, dispute);
        bookDispute(transaction, paidCharge(place.uid, charge), dispute, booked, before);
        if (isFurther(dispute.state, known)) advance(transaction, disputed, before);
      }
      mark(transaction);
    }),
  );
}
