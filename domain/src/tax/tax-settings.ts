import { choice, map, text, toggle, type ValuesOf } from '../settings/field.ts';

/**
 * `settings/site.tax`: what is taxed where. `taxRate` beside it is the one rate, and with `by-country` that of the
 * store's own country where the table has none.
 */
const fields = {
  mode: choice(['one-rate', 'by-country', 'stripe'], 'one-rate'),
  /** Prices contain their tax. */
  included: toggle(false),
  /** Where the store is taxed (ISO 3166-1 alpha-2); one rate holds until it is known. */
  country: text(2, '', { matches: /^([A-Z]{2})?$/ }),
  /** The store pays other EU countries their VAT by the One-Stop Shop. */
  oss: toggle(false),
  /** It is registered for VAT there. */
  gb: toggle(false),
  ch: toggle(false),
  no: toggle(false),
  /** A VAT id counts once VIES has confirmed it, where it keeps such ids; else its form and checksum do while VIES does not answer. */
  viesOnly: toggle(false),
  /**
   * US states where the store collects sales tax, each on a line, none at first: alone it has the state's own rate (`us-rates.ts`), with a
   * percentage that one (`NY 8.875`). Cities add to it, and some states don't tax downloads at all: its owner has to know.
   */
  states: text(600, '', { matches: /^([A-Z]{2}( \d{1,2}([.]\d{1,3})?)?(\n|$))*$/ }),
};
export type TaxSettings = ValuesOf<typeof fields>;

export const taxSettings = map(fields, { partial: true, mayBeMissing: true });
