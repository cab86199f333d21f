import { type Country, checkVAT, countries } from 'jsvat';
import { isInUnion, vatPrefixOf } from './european-union.ts';

/** A business's VAT id with a right checksum. */
export interface VatId {
  /** With its prefix and nothing between the digits: `ATU13585627`. */
  id: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

const codeOf = ({ codes }: Country): string => codes[0] ?? '';
/** The European Union, and the others where a store may be registered (docs/tax.md). */
const known = countries.filter(
  (country) => isInUnion(codeOf(country)) || ['GB', 'CH', 'NO'].includes(codeOf(country)),
);

/**
 * A VAT id as it was typed, with spaces, dots and in small letters, or without the prefix of its `home`; null for what has not the form
 * or not the checksum of one.
 */
export function readVatId(typed: string | null | undefined, home: string | null = null): VatId | null {
  const given = (typed ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
  const prefixed = [given.replace(/^GR/, 'EL'), home === null ? '' : `${vatPrefixOf(home)}${given}`];
  for (const one of prefixed) {
    const { isValid, value, country } = checkVAT(one, known);
    if (isValid && value && country) return { id: value, country: country.isoCode.short };
  }
  return null;
}

/** Its prefix and the rest, as the register of the European Union asks for them; null for one that is not kept there. */
export function viesPartsOf({ id, country }: VatId): { countryCode: string; vatNumber: string } | null {
  if (!isInUnion(country)) return null;
  return { countryCode: id.slice(0, 2), vatNumber: id.slice(2) };
}
