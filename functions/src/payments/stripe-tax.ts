import { RefusalError } from '@tempera/domain/calls/reasons';
import { type Cents, type Currency, cents } from '@tempera/domain/money/money';
import type { TypedBuyer } from '@tempera/domain/orders/order';
import { isInUnion } from '@tempera/domain/tax/european-union';
import type { BuyerPlace } from '@tempera/domain/tax/tax-rule';
import type { Stripe } from 'stripe';
import { logs } from '../platform/logs.ts';
import { askStripe, codeOf, isRejected } from './ask-stripe.ts';

/** What is to be taxed, and for whom. */
export interface TaxQuestion {
  /** After the discount, in cents. */
  lines: readonly { slug: string; amountCents: number }[];
  currency: Currency;
  /** Prices contain their tax. */
  included: boolean;
  /** With the VAT id where it counts; somewhere. */
  place: BuyerPlace & { country: string };
  address: Pick<TypedBuyer, 'zip'>;
}

/** What Stripe says of it. */
export interface TaxAnswer {
  /** `taxcalc_…`; good for 90 days. */
  calculation: string;
  taxCents: Cents;
  totalCents: Cents;
  /** The US state, where the tax is a state's. */
  region: string | null;
  /** Basis points, of all that is taxed there together. */
  rate: number;
  reverseCharge: boolean;
}

/** How Stripe calls the VAT ids that the store takes. */
const idTypes: Readonly<Record<string, string>> = { GB: 'gb_vat', CH: 'ch_vat', NO: 'no_vat' };

const customerOf = ({ place: { country, state, vatId }, address: { zip } }: TaxQuestion) => ({
  address: { country, ...(state && { state }), ...(zip && { postal_code: zip }) },
  address_source: 'billing' as const,
  ...(vatId && {
    tax_ids: [{ type: isInUnion(country) ? 'eu_vat' : (idTypes[country] ?? 'unknown'), value: vatId }],
  }),
});

/** Rates of a state, its counties and cities come one by one. */
function rateOf({ tax_breakdown: parts }: Stripe.Tax.Calculation): number {
  const percent = parts
    .filter(({ taxable_amount: taxable }) => taxable > 0)
    .reduce((sum, { tax_rate_details: details }) => sum + Number(details.percentage_decimal), 0);
  return Math.round(percent * 1_000) / 10;
}

/**
 * Has Stripe Tax compute the tax of a sale, by the registrations of its account.
 * @throws RefusalError `tax-unavailable` where it does not answer or is not set up, `invalid-input` for an address that it can't place
 */
export async function calculateTax(question: TaxQuestion): Promise<TaxAnswer> {
  const { lines, currency, included, place } = question;
  const ask = (stripe: Stripe) =>
    stripe.tax.calculations.create({
      currency: currency.toLowerCase(),
      line_items: lines.map(({ slug, amountCents }) => ({
        amount: amountCents,
        reference: slug,
        tax_behavior: included ? ('inclusive' as const) : ('exclusive' as const),
      })),
      customer_details: customerOf(question),
    });
  try {
    const answer = await askStripe('tax', ask);
    if (answer.id === null) throw new RefusalError('tax-unavailable');
    return {
      calculation: answer.id,
      taxCents: cents(answer.tax_amount_exclusive + answer.tax_amount_inclusive),
      totalCents: cents(answer.amount_total),
      region: place.country === 'US' ? place.state : null,
      rate: rateOf(answer),
      reverseCharge: answer.tax_breakdown.some(({ taxability_reason: why }) => why === 'reverse_charge'),
    };
  } catch (cause) {
    if (!isRejected(cause)) throw new RefusalError('tax-unavailable');
    if (codeOf(cause) === 'customer_tax_location_invalid') {
      throw new RefusalError('invalid-input', { field: 'customer.zip' });
    }
    logs.providerFailed('tax', cause);
    throw new RefusalError('tax-unavailable');
  }
}

/**
 * Has Stripe Tax count a sale for its reports, once however often it is asked.
 * @returns `tax_…`, or null where Stripe won't have it
 */
export const fileSale = (orderId: string, calculation: string): Promise<string | null> =>
  filed((stripe) =>
    stripe.tax.transactions.createFromCalculation(
      { calculation, reference: orderId },
      { idempotencyKey: `tax-${orderId}` },
    ),
  );

/** Has it take back what of a sale was given back. @returns as {@link fileSale} */
export const fileRefund = (
  refundId: string,
  transaction: string,
  amountCents: number,
): Promise<string | null> =>
  filed((stripe) =>
    stripe.tax.transactions.createReversal(
      {
        mode: 'partial',
        original_transaction: transaction,
        reference: refundId,
        flat_amount: 0 - amountCents,
      },
      { idempotencyKey: `tax-${refundId}` },
    ),
  );

/** Has it count again what was not given back after all: all of a reversal. @returns as {@link fileSale} */
export const fileFailedRefund = (refundId: string, reversal: string): Promise<string | null> =>
  filed((stripe) =>
    stripe.tax.transactions.createReversal(
      { mode: 'full', original_transaction: reversal, reference: `${refundId}-failed` },
      { idempotencyKey: `tax-${refundId}-failed` },
    ),
  );

async function filed(make: (stripe: Stripe) => Promise<Stripe.Tax.Transaction>): Promise<string | null> {
  try {
    return (await askStripe('tax filing', make)).id;
  } catch (cause) {
    if (!isRejected(cause)) throw cause;
    logs.providerFailed('tax filing', cause);
    return null;
  }
}
