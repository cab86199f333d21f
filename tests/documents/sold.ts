import type { BillingDocument } from '@tempera/domain/money/billing-document';
import { creditNoteOf } from '@tempera/domain/money/credit-note-of';
import { creditReversalOf } from '@tempera/domain/money/credit-reversal-of';
import type { Invoice } from '@tempera/domain/money/invoice';
import { type Currency, cents, currencies } from '@tempera/domain/money/money';
import { type Line, priceCart } from '@tempera/domain/money/pricing';
import type { Seller } from '@tempera/domain/money/seller';
import type { Coupon } from '@tempera/domain/orders/coupon';
import type { Order } from '@tempera/domain/orders/order';
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

function planInvoiceOf(kind: PlanChargeKind, netCents: number, tax: Partial<TaxSettings>): Invoice {
  const settings = { ...defaultSettings, tax: { ...defaultSettings.tax, ...tax }, currency: 'EUR' as const };
  const rule = taxRuleOf(settings, nowhere, start);
  const charge = newCharge(
    {
      id: `u-${start + made}`,
      kind,
      plan: { id: 'pro', name: 'Pro', priceCents: cents(2_900) },
      customer: { name: 'Ada Example', email: 'ada@example.com' },
      buyer: { said: {}, place: nowhere, business: null },
      priced: { rule, ...takeTax(netCents, rule) },
      period: { start, end: start + 30 * day },
      payment: { provider: 'stripe', reference: 'pm_1', last4: '4242' },
      at: start,
    },
    settings,
  );
  return { ...contentOfCharge('u', charge, base), ...numbered() };
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

/** Fifty and more, one of each kind that the store sells, in each of its currencies, and what takes some of them back. */
export function everythingSold(): Sold[] {
  const orders = Object.entries(sales).map(([name, sale], index) => {
    const currency = sale.currency ?? currencies[index % currencies.length] ?? 'EUR';
    return { name, document: invoiceOf({ ...sale, currency }) };
  });
  const rates = [abroad, { ...abroad, included: true }, { mode: 'by-country', country: 'FR' }] as const;
  const kinds: PlanChargeKind[] = ['subscribe', 'upgrade', 'renewal'];
  const plans = kinds.flatMap((kind) =>
    rates.map((tax, index) => ({
      name: `a plan: ${kind}, rate ${index + 1}`,
      document: planInvoiceOf(kind, kind === 'upgrade' ? 1_337 : 2_900, tax),
    })),
  );
  const back = (name: string) => invoiceOf({ ...sales[name] });
  const whole = [
    'two lines',
    'many lines, a percentage off',
    'reverse charge',
    'an export',
    'outside of VAT',
  ];
  const plan = planInvoiceOf('renewal', 2_900, abroad);
  const parts = back('a percentage off, included');
  const small = back('an odd rate');
  return [
    ...orders,
    ...plans,
    ...whole.flatMap((name) => {
      const invoice = back(name);
      return credits(`taken back: ${name}`, invoice, [invoice.totalCents]);
    }),
    ...credits('taken back: a plan', plan, [1_000, plan.totalCents - 1_000]),
    ...credits('taken back: parts', parts, [1, 333, parts.totalCents - 334], ['template-0', 'template-2']),
    ...credits('taken back: cents', small, [1, 1, 1, small.totalCents - 3]),
  ];
}
