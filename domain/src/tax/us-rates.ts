import { type DatedRates, rateOn } from './dated-rates.ts';

/**
 * The sales tax of US states themselves, without their counties and cities; a rate that has not changed since 2024 holds from
 * its first day here. Left out are the states that have none, and the District of Columbia, whose rate is being changed: what
 * is left out has to be typed.
 */
const table: DatedRates = {
  AL: [['2024-01-01', 4]],
  AZ: [['2024-01-01', 5.6]],
  AR: [['2024-01-01', 6.5]],
  CA: [['2024-01-01', 7.25]],
  CO: [['2024-01-01', 2.9]],
  CT: [['2024-01-01', 6.35]],
  FL: [['2024-01-01', 6]],
  GA: [['2024-01-01', 4]],
  HI: [['2024-01-01', 4]],
  ID: [['2024-01-01', 6]],
  IL: [['2024-01-01', 6.25]],
  IN: [['2024-01-01', 7]],
  IA: [['2024-01-01', 6]],
  KS: [['2024-01-01', 6.5]],
  KY: [['2024-01-01', 6]],
  LA: [
    ['2024-01-01', 4.45],
    ['2025-01-01', 5],
  ],
  ME: [['2024-01-01', 5.5]],
  MD: [['2024-01-01', 6]],
  MA: [['2024-01-01', 6.25]],
  MI: [['2024-01-01', 6]],
  MN: [['2024-01-01', 6.875]],
  MS: [['2024-01-01', 7]],
  MO: [['2024-01-01', 4.225]],
  NE: [['2024-01-01', 5.5]],
  NV: [['2024-01-01', 6.85]],
  NJ: [['2024-01-01', 6.625]],
  NM: [['2024-01-01', 4.875]],
  NY: [['2024-01-01', 4]],
  NC: [['2024-01-01', 4.75]],
  ND: [['2024-01-01', 5]],
  OH: [['2024-01-01', 5.75]],
  OK: [['2024-01-01', 4.5]],
  PA: [['2024-01-01', 6]],
  RI: [['2024-01-01', 7]],
  SC: [['2024-01-01', 6]],
  SD: [['2024-01-01', 4.2]],
  TN: [['2024-01-01', 7]],
  TX: [['2024-01-01', 6.25]],
  UT: [['2024-01-01', 4.85]],
  VT: [['2024-01-01', 6]],
  VA: [['2024-01-01', 5.3]],
  WA: [['2024-01-01', 6.5]],
  WV: [['2024-01-01', 6]],
  WI: [['2024-01-01', 5]],
  WY: [['2024-01-01', 4]],
};

/**
 * The rate of a US state at a time, in percent; null where it is not known here.
 * @param at milliseconds
 */
export const usRateOn = (state: string, at: number): number | null => rateOn(table, state, at);
