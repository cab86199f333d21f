import { buyersKinds, type LedgerEntry } from '../ledger/ledger-entry.ts';
import type { Currency } from '../money/money.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { isInUnion } from '../tax/european-union.ts';

/** Amounts in cents; what went back to buyers is taken off. */
export interface TaxSums {
  grossCents: number;
  /** What was taxed: without the tax. */
  netCents: number;
  taxCents: number;
}

/** Money in one currency that was taxed in one place at one rate. */
export interface TaxRow extends TaxSums {
  currency: Currency;
  /** ISO 3166-1 alpha-2; null where one rate holds for everybody, and of sales older than tax records. */
  country: string | null;
  region: string | null;
  /** Basis points; null of sales older than tax records. */
  rate: number | null;
  reverseCharge: boolean;
  /** How many payments there were. */
  sales: number;
}

const isBuyers = ({ kind }: LedgerEntry): boolean => (buyersKinds as readonly string[]).includes(kind);

const nothing: TaxSums = { grossCents: 0, netCents: 0, taxCents: 0 };
const plus = (sums: TaxSums, { grossCents, netCents, taxCents }: TaxSums): TaxSums => ({
  grossCents: sums.grossCents + grossCents,
  netCents: sums.netCents + netCents,
  taxCents: sums.taxCents + taxCents,
});

export const sumOf = (rows: readonly TaxSums[]): TaxSums => rows.reduce(plus, nothing);

/** Groups by what `keyOf` makes of each, in the order of the keys. */
function grouped<Item, Row extends TaxSums>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  add: (row: Row | undefined, item: Item) => Row,
): Row[] {
  const groups = new Map<string, Row>();
  for (const item of items) groups.set(keyOf(item), add(groups.get(keyOf(item)), item));
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

const placeOf = ({ currency, country, region, rate, reverseCharge }: LedgerEntry) => ({
  currency,
  country: country ?? null,
  region: region ?? null,
  rate: rate ?? null,
  reverseCharge: reverseCharge ?? false,
});

/** A rate in a key: numbers in the order of their size. */
const padded = (rate: number | null) => String(Math.round((rate ?? -1) * 10)).padStart(8, '0');

/** What was sold and given back in a period, by currency, country, region and rate. Fees and payouts are no sales. */
export const taxReport = (entries: readonly LedgerEntry[]): TaxRow[] =>
  grouped(
    entries.filter(isBuyers),
    (entry) => {
      const { currency, country, region, rate, reverseCharge } = placeOf(entry);
      return [currency, country ?? '~', region ?? '', padded(rate), reverseCharge].join(' ');
    },
    (row: TaxRow | undefined, entry) => ({
      ...placeOf(entry),
      ...plus(row ?? nothing, entry),
      sales: (row?.sales ?? 0) + (entry.kind === 'charge' ? 1 : 0),
    }),
  );

/** A quarter as the return names it, `2026-Q4`, in UTC. */
export function quarterOf(at: number): string {
  const date = new Date(at);
  return `${date.getUTCFullYear()}-Q${Math.floor(date.getUTCMonth() / 3) + 1}`;
}

const quarterPattern = /^(\d{4})-Q([1-4])$/;

/** When a quarter begins and when the next one does, in milliseconds; null for what is none. */
export function spanOfQuarter(quarter: string): { start: number; end: number } | null {
  const [, year, number] = quarterPattern.exec(quarter) ?? [];
  if (year === undefined) return null;
  const month = (Number(number) - 1) * 3;
  return { start: Date.UTC(Number(year), month), end: Date.UTC(Number(year), month + 3) };
}

/** What a country of consumption gets at a rate. */
export interface OssRow extends TaxSums {
  currency: Currency;
  country: string;
  rate: number;
}

/** What earlier quarters' returns said too much, or too little: amounts are signed. */
export interface OssCorrection extends TaxSums {
  currency: Currency;
  /** The quarter that is corrected. */
  quarter: string;
  country: string;
}

export interface OssReport {
  rows: OssRow[];
  corrections: OssCorrection[];
}

/** Private buyers in the Union outside of the store's country: what the One-Stop Shop is for. */
const isOss = (entry: LedgerEntry, { tax }: Pick<SiteSettings, 'tax'>): boolean =>
  isBuyers(entry) &&
  typeof entry.country === 'string' &&
  isInUnion(entry.country) &&
  entry.country !== tax.country &&
  (entry.rate ?? 0) > 0 &&
  entry.reverseCharge !== true;

/** Payments that a quarter gave something back of, and that are not among its own: when these were made has to be asked. */
export function chargesToAsk(entries: readonly LedgerEntry[], settings: Pick<SiteSettings, 'tax'>): string[] {
  const own = new Set(entries.filter(({ kind }) => kind === 'charge').map(({ of }) => of.id));
  const others = entries.filter((entry) => isOss(entry, settings) && !own.has(entry.of.id));
  return [...new Set(others.map(({ of }) => of.id))];
}

/**
 * The return for a quarter, from the ledger's entries of it. What was given back of an earlier quarter's sales is no sale below zero
 * there, but corrects the quarter of the sale.
 * @param chargedAt when the payments of {@link chargesToAsk} were made (milliseconds), by the id of the order or plan's charge; one that
 *   is not known counts for the quarter itself
 */
export function ossReport(
  entries: readonly LedgerEntry[],
  chargedAt: ReadonlyMap<string, number>,
  quarter: string,
  settings: Pick<SiteSettings, 'tax'>,
): OssReport {
  const quarterOfSale = ({ of }: LedgerEntry): string => {
    const at = chargedAt.get(of.id);
    return at === undefined ? quarter : quarterOf(at);
  };
  const ours = entries
    .filter((entry) => isOss(entry, settings))
    .map((entry) => ({
      ...entry,
      country: entry.country ?? '',
      rate: entry.rate ?? 0,
      sale: quarterOfSale(entry),
    }));
  return {
    rows: grouped(
      ours.filter(({ sale }) => sale === quarter),
      ({ currency, country, rate }) => [currency, country, padded(rate)].join(' '),
      (row: OssRow | undefined, entry) => ({
        currency: entry.currency,
        country: entry.country,
        rate: entry.rate,
        ...plus(row ?? nothing, entry),
      }),
    ),
    corrections: grouped(
      ours.filter(({ sale }) => sale !== quarter),
      ({ currency, country, sale }) => [currency, sale, country].join(' '),
      (row: OssCorrection | undefined, entry) => ({
        currency: entry.currency,
        quarter: entry.sale,
        country: entry.country,
        ...plus(row ?? nothing, entry),
      }),
    ),
  };
}
