import type { Stripe } from 'stripe';
import { randomId } from '../store/random-id.ts';
import type { Work } from '../store/work.ts';
import { disputeFee, moveBalance } from './balance.ts';
import type { Params } from './form-body.ts';
import { listOf } from './list.ts';
import { optional } from './read-params.ts';
import { invalid } from './stripe-error.ts';

/** How long a store may answer a dispute, in seconds. */
const answerWithin = 7 * 86_400;

const noEvidence = Object.fromEntries(
  [
    'access_activity_log billing_address cancellation_policy cancellation_policy_disclosure cancellation_rebuttal',
    'customer_communication customer_email_address customer_name customer_purchase_ip customer_signature',
    'duplicate_charge_documentation duplicate_charge_explanation duplicate_charge_id product_description receipt',
    'refund_policy refund_policy_disclosure refund_refusal_explanation service_date service_documentation',
    'shipping_address shipping_carrier shipping_date shipping_documentation shipping_tracking_number',
    'uncategorized_file uncategorized_text',
  ].flatMap((line) => line.split(' ').map((name) => [name, null])),
) as unknown as Stripe.Dispute.Evidence;

interface Taken {
  id: string;
  amount: number;
  currency: string;
}

/** The money that is disputed goes, in the currency that it was paid in, with what the dispute costs. */
function withdraw(work: Work, { id, amount, currency }: Taken) {
  const moved = { amount: -amount, fee: disputeFee, currency, source: id } as const;
  return moveBalance(work, { ...moved, type: 'adjustment', reporting_category: 'dispute' });
}

/** What is left of a charge. */
const leftOf = ({ amount, amount_refunded: refunded, currency }: Stripe.Charge) => ({
  amount: amount - refunded,
  currency,
});

/** What a bank takes for an amount in a currency of its own, to have one that is another. */
const exchanged = (amount: number) => Math.round(amount * 1.1);

/**
 * The buyer's bank takes back what is left of a charge; with an inquiry it only asks.
 * @param bankCurrency in which it disputes, where that is its own
 */
export function openDispute(
  work: Work,
  chargeId: string,
  kind: 'dispute' | 'inquiry' = 'dispute',
  bankCurrency?: string,
): Stripe.Dispute {
  const charge = work.get('charge', chargeId);
  const { amount, currency } = leftOf(charge);
  if (charge.disputed || !charge.paid || amount <= 0) throw invalid('This charge can’t be disputed.');
  const isInquiry = kind === 'inquiry';
  const id = randomId('dp');
  const dispute: Stripe.Dispute = {
    id,
    object: 'dispute',
    amount: bankCurrency ? exchanged(amount) : amount,
    balance_transactions: isInquiry ? [] : [withdraw(work, { id, amount, currency })],
    charge: chargeId,
    created: work.now,
    currency: bankCurrency ?? currency,
    enhanced_eligibility_types: [],
    evidence: { ...noEvidence, enhanced_evidence: {} },
    evidence_details: {
      due_by: work.now + answerWithin,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    network_reason_code: null,
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
  work.put({ ...charge, disputed: true });
  work.tell('charge.dispute.created', work.put(dispute));
  if (!isInquiry) work.tell('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

const isInquiry = ({ status }: Stripe.Dispute) => status.startsWith('warning_');
/** Nothing is decided about it any more. */
const isOver = ({ status }: Stripe.Dispute) =>
  ['won', 'lost', 'warning_closed', 'prevented'].includes(status);

/** A charge that can't be refunded, since its money was taken already. */
export const holdsCharge = (dispute: Stripe.Dispute): boolean =>
  !isInquiry(dispute) && dispute.status !== 'won';

/** The bank was not content with what it was told: its inquiry becomes a dispute. */
export function escalate(work: Work, id: string): Stripe.Dispute {
  const inquiry = work.get('dispute', id);
  if (!isInquiry(inquiry) || isOver(inquiry)) throw invalid('This is no open inquiry.');
  const dispute = work.put<Stripe.Dispute>({
    ...inquiry,
    balance_transactions: [withdraw(work, { id, ...leftOf(work.get('charge', String(inquiry.charge))) })],
    is_charge_refundable: false,
    status: 'needs_response',
  });
  work.tell('charge.dispute.updated', dispute);
  work.tell('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The store answers with evidence, which has a fee of its own; the bank looks at it. */
export function counterDispute(work: Work, id: string): Stripe.Dispute {
  const dispute = work.get('dispute', id);
  if (dispute.status !== 'needs_response') throw invalid('This dispute can’t be answered.');
  const { currency } = work.get('charge', String(dispute.charge));
  const moved = { amount: 0, fee: disputeFee, currency, source: id, type: 'adjustment' } as const;
  const charged = moveBalance(work, { ...moved, reporting_category: 'dispute' });
  const answered = work.put<Stripe.Dispute>({
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, charged],
    evidence_details: {
      ...dispute.evidence_details,
      has_evidence: true,
      submission_count: 1,
      submission_method: 'manual',
    },
    status: 'under_review',
  });
  work.tell('charge.dispute.updated', answered);
  return answered;
}

/** What comes back of a dispute that was won: what the bank took, and what answering it has cost, by the rates of then. */
function reinstate(work: Work, { id, balance_transactions: before }: Stripe.Dispute) {
  const ofAnswer = before.filter(({ amount }) => amount === 0).reduce((sum, { fee }) => sum + fee, 0);
  const won = { source: id, type: 'adjustment', reporting_category: 'dispute_reversal' } as const;
  return before
    .filter(({ amount }) => amount !== 0)
    .map(({ amount, currency, exchange_rate }) => {
      const back = moveBalance(work, { ...won, amount: 0 - amount, fee: 0 - ofAnswer, currency });
      return work.put<Stripe.BalanceTransaction>({ ...back, exchange_rate });
    });
}

/** The bank has decided. What a store has won comes back; what the dispute itself has cost does not. An inquiry only ends. */
export function closeDispute(work: Work, id: string, outcome: 'won' | 'lost'): Stripe.Dispute {
  const dispute = work.get('dispute', id);
  if (isOver(dispute)) throw invalid('This dispute is over.');
  const status = isInquiry(dispute) ? 'warning_closed' : outcome;
  const { balance_transactions: before } = dispute;
  const back = status === 'won' ? reinstate(work, dispute) : [];
  const closed = work.put<Stripe.Dispute>({ ...dispute, status, balance_transactions: [...before, ...back] });
  work.tell('charge.dispute.closed', closed);
  if (status === 'won') work.tell('charge.dispute.funds_reinstated', closed);
  return closed;
}

export const disputes = {
  retrieve: (work: Work, _params: Params, id: string) => work.get('dispute', id),
  list(work: Work, params: Params) {
    const [charge, intent] = [optional(params, 'charge'), optional(params, 'payment_intent')];
    const found = work
      .all('dispute')
      .filter((one) => (!charge || one.charge === charge) && (!intent || one.payment_intent === intent));
    return listOf('/v1/disputes', found, params);
  },
};
