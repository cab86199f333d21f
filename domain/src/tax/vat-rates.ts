import { type DatedRates, rateOn } from './dated-rates.ts';

/**
 * The standard rates of VAT, each with the day from which it holds (UTC): the rate that templates are sold at. Rates that ended
 * before 2024 are left out. Territories with rates of their own (the Canary Islands, Madeira, the Azores, Corsica) are taxed
 * as their country is.
 */
const table: DatedRates = {
  AT: [['1984-01-01', 20]],
  BE: [['1996-01-01', 21]],
  BG: [['1999-01-01', 20]],
  CH: [['2024-01-01', 8.1]],
  CY: [['2014-01-13', 19]],
  CZ: [['2013-01-01', 21]],
  DE: [['2021-01-01', 19]],
  DK: [['1992-01-01', 25]],
  EE: [
    ['2024-01-01', 22],
    ['2025-07-01', 24],
  ],
  ES: [['2012-09-01', 21]],
  FI: [
    ['2013-01-01', 24],
    ['2024-09-01', 25.5],
  ],
  FR: [['2014-01-01', 20]],
  GB: [['2011-01-04', 20]],
  GR: [['2016-06-01', 24]],
  HR: [['2012-03-01', 25]],
  HU: [['2012-01-01', 27]],
  IE: [['2021-03-01', 23]],
  IT: [['2013-10-01', 22]],
  LT: [['2009-09-01', 21]],
  LU: [['2024-01-01', 17]],
  LV: [['2012-07-01', 21]],
  MT: [['2004-01-01', 18]],
  NL: [['2012-10-01', 21]],
  NO: [['2005-01-01', 25]],
  PL: [['2011-01-01', 23]],
  PT: [['2011-01-01', 23]],
  RO: [
    ['2017-01-01', 19],
    ['2025-08-01', 21],
  ],
  SE: [['1990-07-01', 25]],
  SI: [['2013-07-01', 22]],
  SK: [
    ['2011-01-01', 20],
    ['2025-01-01', 23],
  ],
};

/** The countries whose rates are known here, in the order of their codes. */
export const ratedCountries: readonly string[] = Object.keys(table);

/**
 * The standard rate of a country at a time, in percent; null where it is not known here.
 * @param at milliseconds
 */
export const vatRateOn = (country: string, at: number): number | null => rateOn(table, country, at);
