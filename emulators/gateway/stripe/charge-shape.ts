import type { Stripe } from 'stripe';
import { randomId } from '../store/random-id.ts';
import type { Work } from '../store/work.ts';
import { feeOf, moveBalance } from './balance.ts';

/** What a receipt says of a method. */
function detailsOf(method: Stripe.PaymentMethod, amount: number): Stripe.Charge.PaymentMethodDetails {
  const { type, card, sepa_debit: account, paypal } = method;
  if (card) {
    const { brand, country, exp_month, exp_year, funding, last4, checks } = card;
    return {
      type,
      card: {
        amount_authorized: amount,
        authorization_code: null,
        brand,
        checks,
        country,
        electronic_commerce_indicator: null,
        exp_month,
        exp_year,
        fingerprint: null,
        funding,
        installments: null,
        last4,
        mandate: null,
        network: brand,
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
    };
  }
  if (account) {
    const { bank_code, branch_code, country, last4 } = account;
    return { type, sepa_debit: { bank_code, branch_code, country, fingerprint: null, last4, mandate: null } };
  }
  const payer = { payer_email: paypal?.payer_email ?? null, payer_id: null, payer_name: null };
  return { type, paypal: { country: 'US', ...payer, seller_protection: null, transaction_id: null } };
}

type Outcome = { code: string; message: string } | null;

const judged = (failure: Outcome): Stripe.Charge.Outcome => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: failure ? 'declined_by_network' : 'approved_by_network',
  reason: failure ? failure.code : null,
  risk_level: 'normal',
  seller_message: failure
    ? 'The bank did not return any further details with this decline.'
    : 'Payment complete.',
  type: failure ? 'issuer_declined' : 'authorized',
});

/** An attempt on a method's money: it succeeded, failed, or its bank is deciding. */
export function addCharge(
  work: Work,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  status: Stripe.Charge.Status,
  failure: Outcome = null,
): Stripe.Charge {
  const charge: Stripe.Charge = {
    id: randomId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: false,
    created: work.now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: judged(failure),
    paid: false,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method, intent.amount),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  };
  work.put(charge);
  if (status === 'failed') work.tell('charge.failed', charge);
  if (status === 'pending') work.tell('charge.pending', charge);
  return status === 'succeeded' ? collect(work, charge) : charge;
}

/** The money has come. */
export function collect(work: Work, charge: Stripe.Charge): Stripe.Charge {
  const { id, amount, currency } = charge;
  const moved = { amount, fee: feeOf(amount), currency, source: id, reporting_category: 'charge' };
  const { id: balance } = moveBalance(work, { ...moved, type: 'charge' });
  const paid: Stripe.Charge = {
    ...charge,
    amount_captured: amount,
    balance_transaction: balance,
    captured: true,
    outcome: judged(null),
    paid: true,
    status: 'succeeded',
  };
  work.tell('charge.succeeded', work.put(paid));
  return paid;
}
