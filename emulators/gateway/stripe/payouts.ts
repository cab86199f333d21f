import type { Stripe } from 'stripe';
import { randomId } from '../store/random-id.ts';
import type { Work } from '../store/work.ts';
import { balanceOf, currenciesMoved, moveBalance, notPaidOut } from './balance.ts';
import { invalid } from './stripe-error.ts';

/** Everything available goes to the owner's bank, and arrives at once. */
function payOutIn(work: Work, currency: string): Stripe.Payout | null {
  const { available: amount } = balanceOf(work, currency);
  if (amount <= 0) return null;
  const id = randomId('po');
  const parts = notPaidOut(work, currency).filter(({ status }) => status === 'available');
  const moved = { amount: -amount, fee: 0, currency, source: id, reporting_category: 'payout' } as const;
  const left = moveBalance(work, { ...moved, type: 'payout' });
  for (const part of [...parts, left]) work.put({ object: 'paid_out', id: part.id, payout: id });
  const payout: Stripe.Payout = {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: work.now,
    automatic: false,
    balance_transaction: left.id,
    created: work.now,
    currency,
    description: null,
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'paid',
    trace_id: null,
    type: 'bank_account',
  };
  work.tell('payout.created', { ...payout, status: 'in_transit' });
  work.tell('payout.paid', work.put(payout));
  return payout;
}

/** The owner's bank has sent it back, which may be days after it arrived: the account has it again. */
export function failPayout(work: Work, id: string): Stripe.Payout {
  const payout = work.get('payout', id);
  if (payout.status !== 'paid') throw invalid('This payout has come back already.');
  const { amount, currency } = payout;
  const moved = { amount, fee: 0, currency, source: id, reporting_category: 'payout_reversal' };
  const back = moveBalance(work, { ...moved, type: 'payout_failure' });
  const failed = work.put<Stripe.Payout>({
    ...payout,
    failure_balance_transaction: back.id,
    failure_code: 'account_closed',
    failure_message: 'The bank account has been closed.',
    status: 'failed',
  });
  work.tell('payout.failed', failed);
  return failed;
}

/** @throws StripeError where nothing is available */
export function payOut(work: Work): Stripe.Payout[] {
  const made = currenciesMoved(work).flatMap((currency) => payOutIn(work, currency) ?? []);
  if (made.length === 0)
    throw invalid('Nothing is available to be paid out.', { code: 'balance_insufficient' });
  return made;
}
