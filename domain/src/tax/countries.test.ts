import { expect, it } from 'vitest';
import { countryCodeOf, countryCodes, countryName, usStateOf } from './countries.ts';
import { ratedCountries } from './vat-rates.ts';

it.each([
  ['DE', 'DE'],
  ['de ', 'DE'],
  ['Germany', 'DE'],
  ['germany', 'DE'],
  ['UK', 'GB'],
  ['United States', 'US'],
  ['U.S.A.', 'US'],
  ['Österreich', 'AT'],
  ['Cote d’Ivoire', 'CI'],
  ['Atlantis', null],
  ['', null],
  [undefined, null],
])('%s is the country %s', (typed, code) => {
  expect(countryCodeOf(typed)).toBe(code);
});

it('has a name for each country, and a country for each rate', () => {
  expect(countryCodes.filter((code) => countryName(code) === code)).toEqual([]);
  expect(new Set(countryCodes.map(countryName)).size).toBe(249);
  expect(ratedCountries.filter((code) => !countryCodes.includes(code))).toEqual([]);
  expect(countryName('Bavaria')).toBe('Bavaria');
});

it.each([
  ['ny', 'NY'],
  ['New York', 'NY'],
  ['Bavaria', null],
])('%s is the state %s', (typed, code) => {
  expect(usStateOf(typed)).toBe(code);
});
