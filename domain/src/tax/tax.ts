export const taxModes = ['one-rate', 'by-country', 'stripe'] as const;
export type TaxMode = (typeof taxModes)[number];

/** What says where a buyer is; each an ISO 3166-1 alpha-2 code, or null where it is not known. */
export interface TaxEvidence {
  /** What the buyer says. */
  billing: string | null;
  /** Where their card was issued, known once they have paid. */
  card: string | null;
  /** Where their request came from. */
  address: string | null;
  /** How many of the three name the country of the tax. */
  agree: number;
}

/** How a VAT id was checked, and when (milliseconds): what an office asks for. */
export interface VatCheck {
  /** `vies`: the register of the European Union knows it. The others are of a {@link VatIdState}, with form and checksum right. */
  checked: 'vies' | 'form' | 'unanswered';
  at: number;
  /** The register's number for this look-up, which proves that it was made; it gives one to stores with a VAT id of their own. */
  consultation: string | null;
  /** Whose it is by the register, which not every country says. */
  registeredTo: string | null;
  /** What the buyer calls their company. */
  company: string | null;
}

/**
 * What became of a VAT id. `form`: the register doesn't answer, or has none of this country, and it counts all the same; `unanswered`: it
 * does not count until the register has answered. `malformed` has not the form or checksum, `elsewhere` is of another country than the buyer,
 * and `unknown` is not in the register: with these no order is placed.
 */
export type VatIdState = 'vies' | 'form' | 'unanswered' | 'malformed' | 'elsewhere' | 'unknown';

/**
 * What Stripe Tax, where it has computed the tax, has been told: `due` while there is something to tell, `refused` where it won't have
 * it. `transaction` is its number of the sale; `reversed` are ids of refunds, and `reversals` its numbers of them (missing of older ones).
 */
export interface TaxFiling {
  state: 'due' | 'done' | 'none' | 'refused';
  transaction?: string;
  reversed?: string[];
  reversals?: Record<string, string>;
}

/** `order.tax` and `charge.tax`: by what the tax was computed. What is older has none: one rate, not included. */
export interface TaxRecord {
  mode: TaxMode;
  /** Whose tax it is, ISO 3166-1 alpha-2; null where one rate holds for everybody. */
  country: string | null;
  /** The US state, `NY`. */
  region: string | null;
  /** Basis points: 1900 is 19 %, 662.5 is 6.625 %. */
  rate: number;
  /** Prices contain the tax: total = subtotal - discount, and `taxCents` is a part of it. Else it is added. */
  included: boolean;
  /** The buyer owes the tax, being a business with this `vatId`: `taxCents` is 0. */
  reverseCharge: boolean;
  vatId: string | null;
  /** How `vatId` was checked. */
  vatCheck?: VatCheck;
  /** Stripe Tax's id of what it computed. */
  calculation?: string;
  evidence: TaxEvidence;
}
