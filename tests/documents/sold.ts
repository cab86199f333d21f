import type { BillingDocument } from '@tempera/domain/money/billing-document';
import { creditNoteOf } from '@tempera/domain/money/credit-note-of';
import { creditReversalOf } from '@tempera/domain/money/credit-reversal-of';
import type { Invoice } from '@tempera/domain/money/invoice';
import { type Currency, cents, currencies } from '@tempera/domain/money/money';
import { type Line, priceCart } from '@tempera/domain/money/pricing';
import type { Seller } from '@tempera/domain/money/seller';
import type { Coupon } from '@tempera/domain/orders/coupon';
import type { Order, TypedBuyer } from '@tempera/domain/orders/order';
import { asOrder } from '@tempera/domain/orders/read-order';
import type { PlanChargeKind } from '@tempera/domain/plans/subscription';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { takeTax } from '@tempera/domain/tax/take-tax';
import { taxRecordOf } from '@tempera/domain/tax/tax-record';
import { type BuyerPlace, nowhere, type TaxRule, taxRuleOf } from '@tempera/domain/tax/tax-rule';
import type { TaxSettings } from '@tempera/domain/tax/tax-settings';
import { contentOfCharge, contentOfOrder } from '../../functions/src/invoices/invoice-content.ts';
import { newCharge } from '../../functions/src/plans/plan-charge.ts';

/** Something that was sold, and its document. */
export interface Sold {
  name: string;
  document: BillingDocument;
}

const day = 86_400_000;
const start = Date.UTC(2026, 9, 31);
let made = 0;
const numbered = () => ({ number: ++made, issuedAt: start + made * day });

const base: Seller = {
  name: 'Studio Example',
  address: '1 Paint Row',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  vatId: 'DE136695976',
  taxId: '',
  legalId: '',
  email: 'studio@example.com',
};
const sellers = {
  german: base,
  small: {
    ...base,
    vatId: '',
    taxId: '12/345/67890',
    address: '1 Paint Row\nBackyard, third floor\nBell: Studio',
  },
  french: {
    ...base,
    country: 'FR',
    city: 'Paris',
    zip: '75001',
    vatId: 'FR40303265045',
    legalId: '303265045',
  },
  american: { ...base, country: 'US', city: 'Portland', zip: '97201', vatId: '', taxId: '93-1234567' },
} satisfies Record<string, Seller>;

/** How a store taxes a sale to a buyer, by its settings. */
const taxedBy = (tax: Partial<TaxSettings>, buyer: Partial<BuyerPlace> = {}, taxRate = '8.5'): TaxRule =>
  taxRuleOf({ tax: { ...defaultSettings.tax, ...tax }, taxRate }, { ...nowhere, ...buyer }, start);
const byOneRate = (taxRate: string) => taxedBy({}, {}, taxRate);
const abroad = { mode: 'by-country', country: 'DE', oss: true, gb: true, ch: true, no: true } as const;
const added = (country: string, buyer: Partial<BuyerPlace> = {}) => taxedBy(abroad, { country, ...buyer });
const included = (country: string, buyer: Partial<BuyerPlace> = {}) =>
  taxedBy({ ...abroad, included: true }, { country, ...buyer });

/** As Stripe Tax has computed it, in a rate of its own. */
const byStripe = (
  country: string,
  rate: number,
  { included = false, region = null, vatId = null }: Partial<TaxRule> = {},
): TaxRule => ({
  mode: 'stripe',
  country,
  region,
  rate: vatId ? 0 : rate,
  included,
  reverseCharge: vatId !== null,
  vatId,
  privateRate: rate,
});

const linesOf = (...prices: number[]): Line[] =>
  prices.map((price, index) => ({
    slug: `template-${index}`,
    name: `Template ${index + 1}`,
    priceCents: cents(price),
    quantity: 1,
  }));

interface Sale {
  lines?: Line[];
  coupon?: Pick<Coupon, 'type' | 'value'> | null;
  tax?: TaxRule;
  seller?: Seller;
  currency?: Currency;
  fields?: Partial<Order>;
  country?: string;
}

function invoiceOf({
  lines = linesOf(280),
  coupon = null,
  tax = byOneRate('8.5'),
  seller = base,
  currency = 'EUR',
  fields = {},
  country = tax.country ?? 'DE',
}: Sale): Invoice {
  const id = `ORD-${start + made}`;
  const order = asOrder({
    id,
    uid: 'u',
    customer: { name: 'Ada Example', email: 'ada@example.com' },
    billing: {
      firstName: 'Ada',
      lastName: 'Example',
      address: '2 Side Street',
      city: 'Town',
      zip: '12345',
      country,
    },
    lines,
    ...priceCart(lines, coupon, tax, currency),
    couponCode: coupon ? 'WELCOME' : null,
    status: 'completed',
    paymentStatus: 'paid',
    date: start,
    ...fields,
  });
  const record = taxRecordOf(tax, { billing: country, card: null, address: null });
  return { ...contentOfOrder(id, { ...order, tax: record }, seller), ...numbered() };
}

interface PlanSale {
  kind?: PlanChargeKind;
  /** As shown, in cents. */
  price?: number;
  tax: TaxRule;
  /** Where they said that they are, and as which business. */
  said?: TypedBuyer;
  seller?: Seller;
  currency?: Currency;
}

function planInvoiceOf({
  kind = 'subscribe',
  price = 2_900,
  tax: rule,
  said = rule.country ? { country: rule.country } : {},
  seller = base,
  currency = 'EUR',
}: PlanSale): Invoice {
  const vatCheck = { checked: 'vies', at: start, company: said.company ?? null } as const;
  const business = rule.vatId
    ? { vatId: rule.vatId, vatCheck: { ...vatCheck, consultation: 'WAPIAAAA1', registeredTo: null } }
    : null;
  const charge = newCharge(
    {
      id: `u-${start + made}`,
      kind,
      plan: { id: 'pro', name: 'Pro', priceCents: cents(2_900) },
      customer: { name: 'Ada Example', email: 'ada@example.com' },
      buyer: { said, place: { ...nowhere, country: said.country ?? null, vatId: rule.vatId }, business },
      priced: {
        rule,
        ...takeTax(price, rule),
        ...(rule.mode === 'stripe' && { calculation: 'taxcalc_1' }),
      },
      addressCountry: null,
      period: { start, end: start + 30 * day },
      payment: { provider: 'stripe', reference: 'pm_1', last4: '4242' },
      at: start,
    },
    { currency },
  );
  return { ...contentOfCharge('u', charge, seller), ...numbered() };
}

/** What takes an invoice back in these parts, in order, and what takes each of those back. */
function credits(name: string, invoice: Invoice, amounts: number[], slugs: string[] = []): Sold[] {
  return amounts.flatMap((amountCents, index) => {
    const beforeCents = amounts.slice(0, index).reduce((sum, amount) => sum + amount, 0);
    const note = { ...creditNoteOf(invoice, { amountCents, beforeCents, slugs }), ...numbered() };
    const reversal = { ...creditReversalOf(note), ...numbered() };
    return [
      { name: `${name} ${index + 1}`, document: note },
      { name: `not ${name} ${index + 1}, after all`, document: reversal },
    ];
  });
}

const many = linesOf(...Array.from({ length: 40 }, (_, index) => 99 + index * 37));
const german = included('DE');
const austrian = { vatId: 'ATU13585627' };
const percent = (value: number) => ({ type: 'percentage', value }) as const;

const sales: Record<string, Sale> = {
  'one line': {},
  'one line over two thousand': { lines: linesOf(234_567) },
  'two lines': { lines: linesOf(280, 1_999) },
  'many lines': { lines: many },
  'many lines, included': { lines: many, tax: german },
  'a quantity': { lines: [{ ...(linesOf(333)[0] as Line), quantity: 3 }], tax: german },
  'a line for nothing': { lines: linesOf(280, 0) },
  'a cent': { lines: linesOf(1) },
  'three cents, included': { lines: linesOf(3), tax: german },
  'a percentage off': { lines: linesOf(280, 420), coupon: percent(20) },
  'a percentage off, included': { lines: linesOf(280, 420, 999), coupon: percent(33), tax: german },
  'an amount off': { lines: linesOf(280, 420), coupon: { type: 'fixed', value: 150 } },
  'nearly all off': { lines: linesOf(10_000), coupon: { type: 'fixed', value: 9_999 } },
  'nearly all off, included': { lines: linesOf(9_990, 10), coupon: percent(99), tax: german },
  'many lines, a percentage off': { lines: many, coupon: percent(17), tax: german },
  'an odd rate': {
    lines: linesOf(1_999),
    tax: taxedBy({ mode: 'by-country', country: 'US', states: 'NJ 6.625' }, { country: 'US', state: 'NJ' }),
    seller: sellers.american,
  },
  'an odd rate, included': { lines: linesOf(1_999), tax: included('FI') },
  'Swiss, included': { lines: linesOf(1_999), tax: included('CH') },
  'Norwegian, included': { lines: linesOf(777), tax: included('NO') },
  'French, included': {
    lines: linesOf(1_500),
    tax: included('FR'),
    country: 'FR',
    seller: sellers.french,
  },
  'reverse charge': { tax: added('AT', austrian) },
  'reverse charge, from included prices': {
    lines: linesOf(1_999, 500),
    tax: included('AT', austrian),
  },
  'reverse charge, to a company': {
    tax: added('AT', austrian),
    fields: { billing: { firstName: 'Ada', lastName: 'Example', country: 'AT', company: 'Muster & Söhne' } },
  },
  'reverse charge, to the United Kingdom': { tax: added('GB', { vatId: 'GB980780684' }), currency: 'GBP' },
  'a business in Switzerland': { tax: added('CH', { vatId: 'CHE116281710MWST' }) },
  'reverse charge, a percentage off': { tax: added('AT', austrian), coupon: percent(20) },
  'a business at home': { tax: added('DE', { vatId: 'DE129273398' }) },
  'no rate at home': { tax: byOneRate('0') },
  'no rate, another country of the Union': { tax: byOneRate('0'), country: 'ES' },
  'an export': { tax: included('US') },
  'an export in pounds': {
    tax: taxedBy({ mode: 'by-country', country: 'DE' }, { country: 'GB' }),
    currency: 'GBP',
  },
  'outside of VAT': { tax: byOneRate('0'), seller: sellers.small },
  'outside of VAT, taxed by one rate': {
    tax: byOneRate('8.5'),
    country: 'US',
    seller: sellers.american,
    currency: 'USD',
  },
  'outside of VAT, a percentage off': { tax: byOneRate('0'), seller: sellers.small, coupon: percent(50) },
  'by Stripe Tax, in a state': {
    lines: linesOf(1_999, 280),
    tax: byStripe('US', 887.5, { region: 'NY' }),
    seller: sellers.american,
    currency: 'USD',
  },
  'by Stripe Tax, in a state without one': {
    tax: byStripe('US', 0, { region: 'OR' }),
    seller: sellers.american,
    currency: 'USD',
  },
  'by Stripe Tax, in another country of the Union': { lines: linesOf(999, 1), tax: byStripe('FI', 2_550) },
  'by Stripe Tax, included': {
    lines: linesOf(1_999, 333),
    tax: byStripe('IT', 2_200, { included: true }),
    coupon: percent(15),
  },
  'by Stripe Tax, reverse charge': { lines: linesOf(1_999), tax: byStripe('AT', 2_000, austrian) },
  'by Stripe Tax, an export': { lines: linesOf(1_999), tax: byStripe('JP', 0) },
  'a customer of another script': {
    fields: { customer: { name: 'Ада 例え <&>"', email: 'ada@example.com' } },
  },
  'a customer without a name': { fields: { customer: { name: '', email: 'ada@example.com' } } },
  'names as long as they may be': {
    lines: linesOf(280).map((line) => ({ ...line, name: 'W'.repeat(120) })),
    fields: { customer: { name: 'W'.repeat(120), email: 'ada@example.com' } },
  },
  'a customer who lives nowhere, where tax is by country': {
    tax: german,
    fields: { billing: { firstName: 'Ada', lastName: 'Example' } },
  },
};

const atHome = taxedBy({ mode: 'by-country', country: 'FR' });
const company = { country: 'AT', company: 'Muster & Söhne' };

/** Charges of plans, by what they are for and how they are taxed. */
const plans: Record<string, PlanSale> = {
  'the first, by the table': { tax: added('ES') },
  'the first, by the table, included': { tax: included('ES') },
  'the first, of somebody who lives nowhere': { tax: atHome, said: {} },
  'an upgrade, by the table': { kind: 'upgrade', price: 1_337, tax: added('DE') },
  'an upgrade, by the table, included': { kind: 'upgrade', price: 1_337, tax: included('SE') },
  'an upgrade, of somebody who lives nowhere': { kind: 'upgrade', price: 1_337, tax: atHome, said: {} },
  'a renewal, by the table': { kind: 'renewal', tax: added('NL') },
  'a renewal, by the table, included': { kind: 'renewal', tax: included('NL') },
  'a renewal, by one rate': { kind: 'renewal', tax: byOneRate('19'), said: { country: 'DE' } },
  'reverse charge, by the table': { tax: added('AT', austrian), said: company },
  'reverse charge, a renewal from included prices': {
    kind: 'renewal',
    tax: included('AT', austrian),
    said: company,
  },
  'by Stripe Tax, in a state': {
    tax: byStripe('US', 662.5, { region: 'NJ' }),
    seller: sellers.american,
    currency: 'USD',
  },
  'by Stripe Tax, an upgrade, included': {
    kind: 'upgrade',
    price: 1_337,
    tax: byStripe('IE', 2_300, { included: true }),
  },
  'by Stripe Tax, a renewal with reverse charge': {
    kind: 'renewal',
    tax: byStripe('AT', 2_000, austrian),
    said: company,
  },
  'an export': { kind: 'renewal', tax: included('US') },
  'outside of VAT': { tax: byOneRate('0'), said: { country: 'DE' }, seller: sellers.small },
};

/** Orders and charges of plans, one of each kind that the store sells, in each of its currencies. */
export function everyInvoice(): Sold[] {
  const orders = Object.entries(sales).map(([name, sale], index) => {
    const currency = sale.currency ?? currencies[index % currencies.length] ?? 'EUR';
    return { name, document: invoiceOf({ ...sale, currency }) };
  });
  const charges = Object.entries(plans).map(([name, sale]) => ({
    name: `a plan: ${name}`,
    document: planInvoiceOf(sale),
  }));
  return [...orders, ...charges];
}

/** What takes invoices back, in whole and in parts, and what takes that back. */
export function everythingTakenBack(): Sold[] {
  const back = (name: string) => invoiceOf({ ...sales[name] });
  const whole = [
    'two lines',
    'many lines, a percentage off',
    'reverse charge',
    'an export',
    'outside of VAT',
    'by Stripe Tax, in a state',
    'by Stripe Tax, reverse charge',
  ];
  const [parts, small, owed] = [
    back('a percentage off, included'),
    back('an odd rate'),
    back('reverse charge, from included prices'),
  ];
  const inParts = (name: string) => {
    const plan = planInvoiceOf(plans[name] as PlanSale);
    return credits(`taken back: a plan, ${name}`, plan, [1_000, plan.totalCents - 1_000]);
  };
  return [
    ...whole.flatMap((name) => {
      const invoice = back(name);
      return credits(`taken back: ${name}`, invoice, [invoice.totalCents]);
    }),
    ...inParts('a renewal, by the table'),
    ...inParts('reverse charge, by the table'),
    ...inParts('by Stripe Tax, an upgrade, included'),
    ...credits('taken back: parts', parts, [1, 333, parts.totalCents - 334], ['template-0', 'template-2']),
    ...credits('taken back: cents', small, [1, 1, 1, small.totalCents - 3]),
    ...credits('taken back: a part of what is owed elsewhere', owed, [500]),
  ];
}
