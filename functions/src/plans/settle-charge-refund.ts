import { failedRefundEntry, paidCharge, refundEntry } from '@tempera/domain/ledger/book-entry';
import type { LedgerEntry } from '@tempera/domain/ledger/ledger-entry';
import { creditMark, reversalMark } from '@tempera/domain/money/credit-note';
import { goneCents } from '@tempera/domain/orders/dispute';
import { refundStep } from '@tempera/domain/orders/refund';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { durations } from '@tempera/domain/site/durations';
import { addLedgerEntry } from '../ledger/add-entry.ts';
import { ended, fromRefund, type StoredRefund } from '../orders/refunds.store.ts';
import { type AnsweredRefund, fromDashboard } from '../orders/settle-refund.ts';
import type { EventMark } from '../payments/event-marks.store.ts';
import { db, type Transaction } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { retryBusy } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { noField, serverTime } from '../platform/timestamps.ts';
import { readChargeRefund } from './charge-refunds.store.ts';
import { mailOfFailedRefund, mailOfRefund, type PlanMail } from './plan-mail.ts';
import type { StoredCharge } from './plan-records.store.ts';

interface Refunding {
  uid: string;
  charge: StoredCharge;
  refund: StoredRefund;
  isNew: boolean;
  reference: string | null;
  settings: SiteSettings;
}

const documentOf = ({ uid, charge, refund }: Refunding) => refs.chargeRefund(uid, charge.id, refund.id);
const chargeOf = ({ uid, charge }: Refunding) => refs.planCharge(uid, charge.id);
const closing = ({ charge, refund }: Refunding) =>
  charge.openRefund?.id === refund.id ? { openRefund: noField() } : {};
const figuresOf = ({ amountCents, ...charge }: StoredCharge) => ({ ...charge, totalCents: amountCents });

function queueMail(transaction: Transaction, mail: PlanMail | null): void {
  if (!mail) return;
  const { id, ...queued } = mail;
  transaction.set(refs.mail(id), queued);
}

/** Charge, refund, books, audit log and mail. A plan goes on whatever is given back of it: to end it is another act. */
function book(transaction: Transaction, step: Refunding): void {
  const { uid, charge, refund, isNew, reference, settings } = step;
  const { id, amountCents, byId, byName, byRole, reason } = refund;
  const refundedCents = Math.min(charge.amountCents, (charge.refundedCents ?? 0) + amountCents);
  const filing = charge.taxFiling && { 'taxFiling.state': 'due' };
  transaction.update(chargeOf(step), { refundedCents, ...closing(step), ...filing });
  const before = goneCents(figuresOf(charge), amountCents);
  const booked = { ...ended('done', reference), ...creditMark(before) };
  if (isNew) transaction.create(documentOf(step), { ...fromRefund(refund), ...booked });
  else transaction.update(documentOf(step), booked);
  const entry = refundEntry(paidCharge(uid, charge), { id, amountCents, before, reference, at: clock.now() });
  addLedgerEntry(transaction, entry);
  transaction.create(refs.auditEntry(`refund-${id}`), {
    action: 'subscription.refunded',
    byId,
    byName,
    byRole,
    targetId: uid,
    targetName: charge.customer.name,
    details: { amountCents, currency: charge.currency, charge: charge.id, why: reason },
    at: serverTime(),
  });
  queueMail(transaction, mailOfRefund(charge, refund, settings));
}

/** A bank takes its time: the charge names the refund, and the provider is asked again later. */
function wait(transaction: Transaction, step: Refunding): void {
  const { charge, refund, isNew, reference } = step;
  const { openRefund } = charge;
  const now = clock.now();
  const isMine = openRefund?.id === refund.id;
  const isDue = isMine && (!openRefund.pending || openRefund.since <= now - durations.refundSweepAfter);
  if (!openRefund || isDue) {
    const asked = { id: refund.id, since: now + durations.refundAskedAgain, pending: true };
    transaction.update(chargeOf(step), { openRefund: asked });
  }
  if (isNew) transaction.create(documentOf(step), fromRefund({ ...refund, status: 'pending', reference }));
  else if (refund.status !== 'pending')
    transaction.update(documentOf(step), { status: 'pending', reference });
}

function drop(transaction: Transaction, step: Refunding): void {
  const { charge, refund } = step;
  if (charge.openRefund?.id === refund.id) transaction.update(chargeOf(step), { openRefund: noField() });
  transaction.update(documentOf(step), ended('refused', step.reference));
}

/** A refund that was booked has not arrived: the money is the store's again, and its credit note is taken back (decision 68). */
async function undo(transaction: Transaction, step: Refunding): Promise<void> {
  const { charge, refund, reference, settings } = step;
  const { id, amountCents } = refund;
  const [given] = await transaction.getAll(refs.ledgerEntry(`refund-${id}`));
  const booked = given?.data() as LedgerEntry<unknown> | undefined;
  const refundedCents = Math.max(0, (charge.refundedCents ?? 0) - amountCents);
  const filing = charge.taxFiling && { 'taxFiling.state': 'due' };
  transaction.update(chargeOf(step), { refundedCents, ...filing });
  transaction.update(documentOf(step), { ...ended('failed', reference), ...reversalMark(refund) });
  if (booked) addLedgerEntry(transaction, failedRefundEntry(id, booked, clock.now()));
  queueMail(transaction, mailOfFailedRefund(charge, refund, settings));
}

const steps = { book, wait, drop, undo };

/** Brings a refund of a plan's charge in line with the provider, in one commit, as `settleRefund` does for orders. */
export function settleChargeRefund(
  { uid, chargeId }: { uid: string; chargeId: string },
  answered: AnsweredRefund,
  settings: SiteSettings,
  mark?: EventMark,
): Promise<void> {
  const { id: refundId, outcome, reference } = answered;
  return retryBusy(() =>
    db().runTransaction(async (transaction) => {
      const found = await readChargeRefund({ uid, chargeId, refundId }, transaction);
      const { charge, refund: stored } = found;
      const step = charge?.status === 'paid' ? refundStep(stored?.status ?? null, outcome) : null;
      if (charge && step) {
        const refund = stored ?? fromDashboard(answered, charge.payment.provider);
        await steps[step](transaction, { uid, charge, refund, isNew: !stored, reference, settings });
      }
      mark?.(transaction);
    }),
  );
}
