import { isInUnion } from '@tempera/domain/tax/european-union';
import { addedTax, containedTax } from '@tempera/domain/tax/take-tax';
import { vatRateOn } from '@tempera/domain/tax/vat-rates';
import type { Stripe } from 'stripe';
import { randomId } from '../store/random-id.ts';
import type { Work } from '../store/work.ts';
import type { Params } from './form-body.ts';
import { metadataIn, oneOf, optional, partOf, required } from './read-params.ts';
import { invalid } from './stripe-error.ts';

export const calculationParams = ['currency', 'line_items', 'customer_details'] as const;
export const saleParams = ['calculation', 'reference', 'metadata'] as const;
export const reversalParams = [
  'mode',
  'original_transaction',
  'reference',
  'flat_amount',
  'metadata',
] as const;

/** Where the simulated account is registered besides the countries of the store's own table, in percent. */
const states: Readonly<Record<string, number>> = { CA: 7.25, NY: 8.875, TX: 6.25 };

/** A calculation without its lines, which Stripe sends only when asked. */
type Calculation = Omit<Stripe.Tax.Calculation, 'id'> & { id: string };
type Reason = Stripe.Tax.Calculation.TaxBreakdown['taxability_reason'];

interface Customer {
  country: string;
  state: string | null;
  zip: string | null;
  taxIds: { type: string; value: string }[];
}

const badPlace = () =>
  invalid("We could not determine the customer's tax location based on the provided customer address.", {
    code: 'customer_tax_location_invalid',
    param: 'customer_details[address]',
  });

function customerIn(params: Params): Customer {
  const details = partOf(params, 'customer_details');
  const address = partOf(details, 'address');
  const country = required(address, 'country');
  const state = optional(address, 'state') ?? null;
  const zip = optional(address, 'postal_code') ?? null;
  if (country === 'US' && !/^\d{5}(-\d{4})?$/.test(zip ?? '')) throw badPlace();
  const ids = Array.isArray(details.tax_ids) ? (details.tax_ids as Params[]) : [];
  return {
    country,
    state,
    zip,
    taxIds: ids.map((one) => ({ type: required(one, 'type'), value: required(one, 'value') })),
  };
}

/** By which rate a customer is taxed, in percent, and why so. */
function rateFor(
  { country, state, taxIds }: Customer,
  at: number,
): { percent: number; reason: Reason; type: 'vat' | 'sales_tax' } {
  if (country === 'US') {
    const percent = states[state ?? ''] ?? 0;
    return { percent, reason: percent === 0 ? 'not_collecting' : 'standard_rated', type: 'sales_tax' };
  }
  if (isInUnion(country) && taxIds.some(({ type }) => type === 'eu_vat')) {
    return { percent: 0, reason: 'reverse_charge', type: 'vat' };
  }
  const percent = vatRateOn(country, at) ?? 0;
  return { percent, reason: percent === 0 ? 'not_collecting' : 'standard_rated', type: 'vat' };
}

interface Line {
  amount: number;
  isInclusive: boolean;
}

function linesIn(params: Params): Line[] {
  const lines = Array.isArray(params.line_items) ? (params.line_items as Params[]) : [];
  if (lines.length === 0) throw invalid('Missing required param: line_items.', { param: 'line_items' });
  return lines.map((line) => {
    required(line, 'reference');
    const amount = Number(required(line, 'amount'));
    if (!Number.isInteger(amount)) throw invalid('Invalid integer', { param: 'line_items[0][amount]' });
    const isInclusive = oneOf(line, 'tax_behavior', ['exclusive', 'inclusive']) === 'inclusive';
    return { amount, isInclusive };
  });
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

function calculate(work: Work, params: Params): Calculation {
  const lines = linesIn(params);
  const customer = customerIn(params);
  const { country, state, zip, taxIds } = customer;
  const { percent, reason, type } = rateFor(customer, work.now * 1_000);
  const rate = percent * 100;
  const [inclusive, exclusive] = [true, false].map((isInclusive) =>
    sumOf(lines.filter((line) => line.isInclusive === isInclusive).map(({ amount }) => amount)),
  ) as [number, number];
  const contained = containedTax(inclusive, rate);
  const added = addedTax(exclusive, rate);
  return {
    id: randomId('taxcalc'),
    object: 'tax.calculation',
    amount_total: inclusive + exclusive + added,
    currency: required(params, 'currency'),
    customer: null,
    customer_details: {
      address: { city: null, country, line1: null, line2: null, postal_code: zip, state },
      address_source: 'billing',
      ip_address: null,
      tax_ids: taxIds,
      taxability_override: 'none',
    },
    expires_at: work.now + 90 * 86_400,
    livemode: false,
    ship_from_details: null,
    shipping_cost: null,
    tax_amount_exclusive: added,
    tax_amount_inclusive: contained,
    tax_breakdown: [
      {
        amount: contained + added,
        inclusive: inclusive > 0,
        tax_rate_details: {
          country,
          flat_amount: null,
          percentage_decimal: String(percent),
          rate_type: 'percentage',
          state,
          tax_type: type,
        },
        taxability_reason: reason,
        taxable_amount: percent === 0 ? 0 : inclusive - contained + exclusive,
      },
    ],
    tax_date: work.now,
  };
}

/** A reference names one transaction for ever. */
function takeReference(work: Work, params: Params): string {
  const reference = required(params, 'reference');
  if (work.all('tax.transaction').some((one) => one.reference === reference)) {
    throw invalid(`A transaction with the reference ${reference} already exists.`, { param: 'reference' });
  }
  return reference;
}

/** What a transaction came to, below zero where it reverses one: Stripe says it by lines. */
const amountOf = (work: Work, { metadata, reversal, id }: Stripe.Tax.Transaction): number =>
  reversal
    ? Number(metadata?.flat_amount)
    : work.get('tax.calculation', String(work.get('tax.transaction', id).metadata?.calculation)).amount_total;

/** What is left of a sale, or of a reversal, that has reversals itself. */
const leftOf = (work: Work, told: Stripe.Tax.Transaction): number =>
  amountOf(work, told) +
  sumOf(
    work
      .all('tax.transaction')
      .filter(({ reversal }) => reversal?.original_transaction === told.id)
      .map((one) => leftOf(work, one)),
  );

export const taxes = {
  calculate: (work: Work, params: Params) => work.put(calculate(work, params)),
  sell(work: Work, params: Params) {
    const calculation = work.get('tax.calculation', required(params, 'calculation'), 'calculation');
    return work.put<Stripe.Tax.Transaction>({
      id: randomId('tax'),
      object: 'tax.transaction',
      created: work.now,
      currency: calculation.currency,
      customer: null,
      customer_details: calculation.customer_details,
      livemode: false,
      metadata: { ...metadataIn(params), calculation: calculation.id },
      posted_at: work.now,
      reference: takeReference(work, params),
      reversal: null,
      ship_from_details: null,
      shipping_cost: null,
      tax_date: calculation.tax_date,
      type: 'transaction',
    });
  },
  reverse(work: Work, params: Params) {
    const sale = work.get(
      'tax.transaction',
      required(params, 'original_transaction'),
      'original_transaction',
    );
    const isFull = oneOf(params, 'mode', ['full', 'partial']) === 'full';
    const left = leftOf(work, sale);
    const amount = isFull ? 0 - left : Number(required(params, 'flat_amount'));
    const isReversal = sale.reversal !== null;
    if (isReversal && !isFull) throw invalid('A reversal can only be reversed in full.', { param: 'mode' });
    const takes = isReversal ? amount > 0 : amount < 0 && left + amount >= 0;
    if (!(Number.isInteger(amount) && takes)) {
      throw invalid('More would be reversed than was sold.', { param: 'flat_amount' });
    }
    return work.put<Stripe.Tax.Transaction>({
      ...sale,
      id: randomId('tax'),
      created: work.now,
      metadata: { ...metadataIn(params), flat_amount: String(amount) },
      posted_at: work.now,
      reference: takeReference(work, params),
      reversal: { original_transaction: sale.id },
      type: 'reversal',
    });
  },
  retrieve: (work: Work, _params: Params, id: string) => work.get('tax.transaction', id),
};
