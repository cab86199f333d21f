import { countryCodes, countryName, usStates } from '@tempera/domain/tax/countries';

const none = { value: '', label: 'Choose…' };

/** The countries of a list, by their names. */
export const countryOptions = [
  none,
  ...countryCodes
    .map((value) => ({ value, label: countryName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en')),
];

export const stateOptions = [none, ...Object.entries(usStates).map(([value, label]) => ({ value, label }))];
