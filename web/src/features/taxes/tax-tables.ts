import { type Cents, type Currency, formatMoney, toUnits } from '@tempera/domain/money/money';
import { toCsv } from '@tempera/domain/reports/csv';
import { type OssReport, sumOf, type TaxRow, type TaxSums } from '@tempera/domain/reports/tax-report';
import { countryName, usStates } from '@tempera/domain/tax/countries';
import { quarterName } from './tax-period.ts';

/** What a table shows and its file has: words, then amounts in cents. */
export interface TaxTable {
  label: string;
  fileName: string;
  columns: readonly string[];
  rows: readonly { words: readonly string[]; amounts: readonly number[]; currency: Currency }[];
}

const percent = (rate: number): string => `${rate / 100}%`;
const rateOf = ({ rate, reverseCharge }: TaxRow): string =>
  reverseCharge ? 'Reverse charge' : rate === null ? 'Not recorded' : percent(rate);
const amountsOf = ({ netCents, taxCents, grossCents }: TaxSums) => [netCents, taxCents, grossCents];
/** Without a country: sold while one rate held for all buyers, or before places were written down. */
const placeOf = ({ country, region, rate }: TaxRow): [country: string, state: string] => [
  country !== null ? countryName(country) : rate === null ? 'Not recorded' : 'One rate for all',
  region === null ? '' : (usStates[region] ?? region),
];

/** By country, US state and rate. @param name of the period, for the file's */
export const placesTable = (rows: readonly TaxRow[], name: string): TaxTable => ({
  label: 'By country and rate',
  fileName: `tax-${name}.csv`,
  columns: ['Country', 'State', 'Rate', 'Payments', 'Taxable', 'Tax', 'Total'],
  rows: rows.map((row) => ({
    words: [...placeOf(row), rateOf(row), String(row.sales)],
    amounts: amountsOf(row),
    currency: row.currency,
  })),
});

export const ossTable = ({ rows }: OssReport, quarter: string): TaxTable => ({
  label: 'Sales of the quarter',
  fileName: `oss-${quarter}.csv`,
  columns: ['Country', 'Rate', 'Taxable', 'Tax', 'Total'],
  rows: rows.map((row) => ({
    words: [countryName(row.country), percent(row.rate)],
    amounts: amountsOf(row),
    currency: row.currency,
  })),
});

export const correctionsTable = ({ corrections }: OssReport, quarter: string): TaxTable => ({
  label: 'Corrections of earlier quarters',
  fileName: `oss-corrections-${quarter}.csv`,
  columns: ['Quarter', 'Country', 'Taxable', 'Tax', 'Total'],
  rows: corrections.map((row) => ({
    words: [quarterName(row.quarter), countryName(row.country)],
    amounts: amountsOf(row),
    currency: row.currency,
  })),
});

/** A table as CSV, money in units to the cent with its currency. */
export const toFile = ({ columns, rows }: TaxTable): string =>
  toCsv(
    [...columns.map((column) => column.toLowerCase()), 'currency'],
    rows.map(({ words, amounts, currency }) => [
      ...words,
      ...amounts.map((amount) => toUnits(amount as Cents)),
      currency,
    ]),
  );

/** The sums below a table, one for each currency: amounts of two are not added up. */
export function totalsOf(rows: readonly (TaxSums & { currency: Currency })[]): [Currency, TaxSums][] {
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, of]) => [currency, sumOf(of)]);
}

export const moneyText = (amount: number, currency: Currency): string =>
  formatMoney(amount as Cents, currency);
