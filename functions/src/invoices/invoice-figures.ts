import {
  type BillingDocument,
  type DocumentKind,
  kindOfDocument,
} from '@tempera/domain/money/billing-document';
import { type Taxation, taxationOf } from '@tempera/domain/money/invoice-tax';
import { type Cents, formatMoney } from '@tempera/domain/money/money';

export type Cells = readonly [string, string, string, string];

/** Everything in figures that an invoice says, as texts. */
export interface Figures {
  head: Cells;
  lines: Cells[];
  /** Each with its label, above the total. */
  sums: (readonly [label: string, amount: string])[];
  total: readonly [label: string, amount: string];
  /** Rate, net amount, tax and both; null of an invoice that is older than tax records. */
  tax: Cells | null;
}

type Money = (amount: number) => string;

const discountOf = ({ couponCode }: BillingDocument) =>
  couponCode === null ? 'Discount' : `Discount (${couponCode})`;

/** `19%`, `6.625%`; outside of VAT there is no rate. */
const rateOf = ({ rate }: Taxation): string => (rate === null ? 'None' : `${rate / 100}%`);

/** Prices as the buyer saw them, and the tax: all that is known of an older one. */
function plain(document: BillingDocument, what: string, money: Money): Omit<Figures, 'total'> {
  const { lines, subtotalCents, discountCents, taxCents } = document;
  const discount = [discountOf(document), money(-discountCents)] as const;
  return {
    head: [what, 'Qty', 'Price', 'Amount'],
    lines: lines.map(({ name, quantity, priceCents }) => [
      name,
      String(quantity),
      money(priceCents),
      money(priceCents * quantity),
    ]),
    sums: [
      ['Subtotal', money(subtotalCents)],
      ...(discountCents > 0 ? [discount] : []),
      ['Tax', money(taxCents)],
    ],
    tax: null,
  };
}

/** Net amounts and the tax on them, as the document's data has them. */
function taxed(document: BillingDocument, taxation: Taxation, what: string, money: Money) {
  const { net } = taxation;
  const rate = rateOf(taxation);
  const { country, region } = document.tax ?? {};
  const place = [region, country].filter(Boolean).join(', ');
  const named = taxation.rate === null ? 'Tax' : `Tax ${rate}${place && ` (${place})`}`;
  const discount = [
    ['Net before discount', money(net.linesCents)],
    [discountOf(document), money(-net.allowanceCents)],
  ] as const;
  const figures: Omit<Figures, 'total'> = {
    head: [what, 'Qty', 'Tax rate', 'Net amount'],
    lines: document.lines.map(({ name, quantity }, index) => [
      name,
      String(quantity),
      rate,
      money(net.lineCents[index] ?? 0),
    ]),
    sums: [
      ...(net.allowanceCents > 0 ? discount : []),
      ['Net', money(net.taxableCents)],
      [named, money(net.taxCents)],
      ...(net.roundingCents === 0 ? [] : [['Rounding', money(net.roundingCents)] as const]),
    ],
    tax: [rate, money(net.taxableCents), money(net.taxCents), money(net.taxableCents + net.taxCents)],
  };
  return figures;
}

const totals = {
  invoice: 'Total',
  'credit-note': 'Total credited',
  'credit-reversal': 'Total charged again',
} as const satisfies Record<DocumentKind, string>;

/** What a document's tables show: net lines and the rate where it has them, which is what its data says too. */
export function figuresOf(document: BillingDocument): Figures {
  const money: Money = (amount) => formatMoney(amount as Cents, document.currency);
  const what = document.chargeId ? 'Plan' : 'Template';
  const taxation = taxationOf(document);
  const figures = taxation ? taxed(document, taxation, what, money) : plain(document, what, money);
  return { ...figures, total: [totals[kindOfDocument(document)], money(document.totalCents)] };
}
