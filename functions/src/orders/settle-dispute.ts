import { paidOrder } from '@tempera/domain/ledger/book-entry';
import { creditMark } from '@tempera/domain/money/credit-note';
import { afterDispute, lostCents } from '@tempera/domain/orders/dispute';
import { type Order, wasPaid } from '@tempera/domain/orders/order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { addEvent } from '../checkout/order-history.ts';
import { mailsOrders } from '../checkout/orders.store.ts';
import { readBookedDispute } from '../ledger/book-dispute.ts';
import { type Disputed, followDispute, knownState, standingOf } from '../ledger/follow-dispute.ts';
import type { EventMark } from '../payments/event-marks.store.ts';
import type { Dispute } from '../payments/payment-provider.ts';
import type { DocumentReference, Transaction } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { disputeMail } from './dispute-mail.ts';
import { fromRefund, lossOf } from './refunds.store.ts';
import {
  type Entry,
  findEntries,
  findMissing,
  giveBack,
  resume,
  suspend,
  withdraw,
} from './withdrawals.store.ts';

/** An order and a dispute of it. */
interface DisputedOrder extends Disputed {
  order: Order;
  entries: readonly Entry[];
  /** Templates of it that the buyer owns in no way. */
  missing: readonly DocumentReference[];
  settings: SiteSettings;
}

async function read(
  transaction: Transaction,
  orderId: string,
  dispute: Dispute,
  settings: SiteSettings,
): Promise<DisputedOrder | null> {
  const data = (await transaction.get(refs.order(orderId))).data() as Order | undefined;
  if (!data || !wasPaid(data)) return null;
  const order = { ...data, id: orderId };
  const [booked, lost] = await Promise.all([
    readBookedDispute(transaction, dispute),
    transaction.get(refs.refund(orderId, dispute.id)),
  ]);
  const slugs = order.lines.map(({ slug }) => slug).filter((slug) => !order.withdrawn?.includes(slug));
  const { entries } = await findEntries(transaction, order, slugs);
  const missing = await findMissing(transaction, order, slugs);
  const stands = { dispute, booked, paid: paidOrder(order), figures: order, isLost: lost.exists };
  return { ...stands, order, entries, missing, settings };
}

/** What a bank has given to its payer for good is booked as a refund, for its credit note. */
function addLoss(transaction: Transaction, { order, dispute, entries }: DisputedOrder, before: number): void {
  const amountCents = lostCents(order, dispute);
  if (amountCents === 0) return;
  const took = entries.map(({ ref }) => ref.id);
  const reason = 'The dispute of this payment was lost.';
  const loss = lossOf(dispute.id, order.payment.provider, { amountCents, took, reason });
  transaction.create(refs.refund(order.id, dispute.id), { ...fromRefund(loss), ...creditMark(before) });
}

const steps = {
  inquiry: 'inquired',
  closed: 'inquiry-closed',
  open: 'disputed',
  won: 'dispute-won',
  lost: 'dispute-lost',
} as const;

/** The order's history: a dispute that is over when it is heard of was begun as well. */
function addSteps(transaction: Transaction, disputed: DisputedOrder): void {
  const { order, dispute } = disputed;
  const { id: reference, state, amountCents, reason } = dispute;
  const details = { amountCents, reason, reference };
  const isOver = state === 'won' || state === 'lost';
  if (isOver && knownState(disputed) !== 'open') addEvent(transaction, order.id, 'disputed', details);
  addEvent(transaction, order.id, steps[state], details);
}

function advance(transaction: Transaction, disputed: DisputedOrder, before: number): void {
  const { order, dispute, entries, missing, settings } = disputed;
  const { id, state } = dispute;
  const stands = standingOf(disputed, before);
  const filing = state === 'lost' && order.taxFiling && { 'taxFiling.state': 'due' };
  transaction.update(refs.order(order.id), { ...afterDispute(order, stands), dispute: stands, ...filing });
  if (state === 'open') suspend(transaction, entries);
  if (state === 'won') {
    resume(transaction, entries);
    giveBack(transaction, { id: order.id }, missing);
  }
  if (state === 'lost') {
    withdraw(transaction, entries);
    addLoss(transaction, disputed, before);
  }
  addSteps(transaction, disputed);
  const mail = mailsOrders(settings) ? disputeMail(order, stands, settings) : null;
  if (mail) {
    const queued = { to: order.customer.email, ...mail };
    transaction.set(refs.mail(`order-${order.id}-${id}-${state}`), queued);
  }
}

/**
 * Brings an order in line with a dispute of its payment, in one commit: an open one takes the money and holds the templates back, one that was
 * won gives both back, one that was lost takes them for good. Only what is further than what is known here changes anything, and only
 * entries of the library that stand there because of this order. With an inquiry a bank takes nothing.
 */
export const settleDispute = (
  orderId: string,
  dispute: Dispute,
  settings: SiteSettings,
  mark: EventMark,
): Promise<void> =>
  followDispute(mark, (transaction) => read(transaction, orderId, dispute, settings), advance);
