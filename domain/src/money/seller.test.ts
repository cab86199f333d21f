import { expect, it } from 'vitest';
import { defaultSettings } from '../settings/settings.ts';
import { missingOfSeller, sellerOf } from './seller.ts';

const older = { name: 'Studio', address: '1 Row\nTown', taxId: 'T-1', email: 'a@example.com' };
const later = { zip: '', city: '', country: '', vatId: '', legalId: '' };
const stored = { ...older, ...later };

it('the seller is the stored one, else what the site settings know', () => {
  expect(sellerOf(stored, defaultSettings)).toEqual(stored);
  expect(sellerOf(older, defaultSettings)).toEqual(stored);
  expect(sellerOf({ ...stored, changed: { byId: 'admin', at: 1 } }, defaultSettings)).toEqual(stored);
  for (const broken of [
    undefined,
    null,
    {},
    { ...stored, name: ' ' },
    { ...stored, country: 'us' },
    { ...older, extra: 1 },
  ]) {
    expect(sellerOf(broken, { ...defaultSettings, supportCity: 'San Francisco CA' })).toEqual({
      ...later,
      name: 'Tempera',
      address: 'San Francisco CA',
      taxId: '',
      email: 'support@example.com',
    });
  }
});

it('says what an electronic invoice lacks of its seller', () => {
  expect(missingOfSeller(older)).toEqual(['city', 'country']);
  expect(missingOfSeller({ ...older, city: 'Ghent', country: 'BE', address: ' ', taxId: '' })).toEqual([
    'street',
    'VAT ID or tax number',
  ]);
  expect(missingOfSeller({ ...older, city: 'Ghent', country: 'BE' })).toEqual([]);
});
