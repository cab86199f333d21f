import type { Stripe } from 'stripe';
import { randomId } from '../store/random-id.ts';
import type { Work } from '../store/work.ts';

/** Two days until what was paid can be paid out, in seconds. */
const availableAfter = 2 * 86_400;

/** What Stripe keeps of a charge: 2.9 % and 30 cents. */
export const feeOf = (cents: number): number => Math.round(cents * 0.029) + 30;
/** What it keeps for a dispute, in cents. */
export const disputeFee = 1_500;

type Moved = Pick<Stripe.BalanceTransaction, 'amount' | 'fee' | 'currency' | 'type'> & {
  source: string;
  reporting_category: string;
};

/** Books what has moved on the account's balance. Amounts in cents, below 0 for what goes. */
export function moveBalance(work: Work, moved: Moved): Stripe.BalanceTransaction {
  const { amount, fee, currency } = moved;
  return work.put({
    id: randomId('txn'),
    object: 'balance_transaction',
    available_on: work.now + (amount > 0 ? availableAfter : 0),
    balance_type: 'payments',
    created: work.now,
    description: null,
    exchange_rate: null,
    fee_details:
      fee > 0
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
