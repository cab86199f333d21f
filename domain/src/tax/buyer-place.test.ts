import { expect, it } from 'vitest';
import { defaultSettings } from '../settings/settings.ts';
import { lackingOfPlace, neededPlace, placeOf } from './buyer-place.ts';
import type { TaxSettings } from './tax-settings.ts';

const store = (tax: Partial<TaxSettings>) => ({
  askTaxAddress: false,
  tax: { ...defaultSettings.tax, country: 'DE', ...tax },
});
const byCountry = store({ mode: 'by-country' });
const withStates = store({ mode: 'by-country', states: 'NY 8.875' });
const byStripe = store({ mode: 'stripe' });

it.each([
  ['one rate', store({}), 'US', []],
  ['by country', byCountry, 'US', ['country']],
  ['by country, with states', withStates, 'US', ['country', 'state']],
  ['by Stripe, in the US', byStripe, 'US', ['country', 'state', 'zip']],
  ['by Stripe, in Canada', byStripe, 'CA', ['country', 'zip']],
  ['by Stripe, elsewhere', byStripe, 'FR', ['country']],
])('asks of a place what the tax needs: %s', (_how, settings, country, needed) => {
  expect(neededPlace(settings, 100, country)).toEqual(needed);
  expect(neededPlace(settings, 0, country)).toEqual([]);
});

it.each([
  ['nothing said', byStripe, {}, undefined, 'country'],
  ['no state', byStripe, { country: 'US' }, '10001', 'state'],
  ['no ZIP code', byStripe, { country: 'US', state: 'NY' }, undefined, 'zip'],
  ['all of it', byStripe, { country: 'US', state: 'NY' }, '10001', null],
  ['no ZIP code where none is needed', withStates, { country: 'US', state: 'NY' }, undefined, null],
])('says what a place lacks: %s', (_what, settings, typed, zip, lacking) => {
  expect(lackingOfPlace(settings, placeOf(typed), zip)).toBe(lacking);
});
