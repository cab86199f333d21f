import type { Stripe } from 'stripe';
import { randomId } from '../store/random-id.ts';
import type { Work } from '../store/work.ts';

/** Two days until what was paid can be paid out, in seconds. */
const availableAfter = 2 * 86_400;

/** What Stripe keeps of a charge: 2.9 % and 30 cents. */
export const feeOf = (cents: number): number => Math.round(cents * 0.029) + 30;
/** What it keeps for a dispute, in cents, and as much again of a store that answers it. */
export const disputeFee = 1_500;

type Moved = Pick<Stripe.BalanceTransaction, 'amount' | 'fee' | 'currency' | 'type'> & {
  source: string;
  reporting_category: string;
};

/** What moves in another currency than the account's is exchanged; what is paid out is the account's already. */
function exchanged(work: Work, moved: Moved): Moved & { exchange_rate: number | null } {
  const kept = work.find('settlement', 'account');
  if (!kept || kept.currency === moved.currency || moved.type === 'payout')
    return { ...moved, exchange_rate: null };
  const { currency, rate } = kept;
  const inIt = (cents: number) => Math.round(cents * rate);
  return { ...moved, amount: inIt(moved.amount), fee: inIt(moved.fee), currency, exchange_rate: rate };
}

/** Books what has moved on the account's balance. Amounts in cents, below 0 for what goes. */
export function moveBalance(work: Work, wanted: Moved): Stripe.BalanceTransaction {
  const moved = exchanged(work, wanted);
  const { amount, fee, currency } = moved;
  return work.put({
    id: randomId('txn'),
    object: 'balance_transaction',
    available_on: work.now + (amount > 0 ? availableAfter : 0),
    balance_type: 'payments',
    created: work.now,
    description: null,
    fee_details:
      fee !== 0
        ? [
            {
              amount: fee,
              application: null,
              currency,
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ]
        : [],
    net: amount - fee,
    status: amount > 0 ? 'pending' : 'available',
    ...moved,
  } satisfies Stripe.BalanceTransaction);
}

/** What was on its way is available once its time has come. */
export const asOfNow = (work: Work, moved: Stripe.BalanceTransaction): Stripe.BalanceTransaction =>
  moved.available_on <= work.now ? { ...moved, status: 'available' } : moved;

/** What has moved and has not left the account as yet, in one currency. */
export const notPaidOut = (work: Work, currency: string): Stripe.BalanceTransaction[] =>
  work
    .all('balance_transaction')
    .filter((moved) => moved.currency === currency && !work.find('paid_out', moved.id))
    .map((moved) => asOfNow(work, moved));

export const currenciesMoved = (work: Work): string[] => [
  ...new Set(work.all('balance_transaction').map(({ currency }) => currency)),
];

const sumOf = (moved: readonly Stripe.BalanceTransaction[]) => moved.reduce((sum, { net }) => sum + net, 0);

/** What an account has, in cents: what could be paid out now, and what is on its way. */
export function balanceOf(work: Work, currency: string): { available: number; pending: number } {
  const left = notPaidOut(work, currency);
  return {
    available: sumOf(left.filter(({ status }) => status === 'available')),
    pending: sumOf(left.filter(({ status }) => status === 'pending')),
  };
}
