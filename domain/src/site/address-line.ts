import { usStateOf } from '../tax/countries.ts';

/** A place as its letters are addressed; each part may be empty. */
interface TownPlace {
  zip?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  /** Its code, or what was typed. */
  country?: string | undefined;
}

/** The code comes after the town. */
const codeLast: readonly string[] = ['AU', 'GB', 'IE', 'IN', 'NZ', 'SG'];

const joined = (parts: readonly (string | undefined)[], by: string) =>
  parts
    .map((part) => (part ?? '').trim())
    .filter((part) => part !== '')
    .join(by);

/** The line of an address that names the town, as its country writes it: `San Francisco, CA 94100`, `75001 Paris`, `London SW1A 1AA`. */
export function townLine({ zip, city, state, country = '' }: TownPlace): string {
  if (country === 'US') return joined([city, joined([usStateOf(state) ?? state, zip], ' ')], ', ');
  if (country === 'CA') return joined([city, joined([state, zip], ' ')], ', ');
  if (codeLast.includes(country)) return joined([joined([city, zip], ' '), state], ', ');
  return joined([joined([zip, city], ' '), state], ', ');
}
