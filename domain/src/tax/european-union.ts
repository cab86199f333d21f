const members = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Whether a country (ISO 3166-1 alpha-2) is in the European Union. */
export const isInUnion = (country: string): boolean => members.has(country);

/** Its VAT ids begin with its code, but for those of Greece. */
export const vatPrefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);
