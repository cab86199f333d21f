import { expect, it } from 'vitest';
import { defaultSettings } from '../settings/settings.ts';
import { sellerOf } from './seller.ts';

const stored = { name: 'Studio', address: '1 Row\nTown', taxId: 'T-1', email: 'a@example.com' };

it('the seller is the stored one, else what the site settings know', () => {
  expect(sellerOf(stored, defaultSettings)).toEqual(stored);
  expect(sellerOf({ ...stored, changed: { byId: 'admin', at: 1 } }, defaultSettings)).toEqual(stored);
  for (const broken of [undefined, null, {}, { ...stored, name: ' ' }, { ...stored, extra: 1 }]) {
    expect(sellerOf(broken, { ...defaultSettings, supportCity: 'San Francisco CA' })).toEqual({
      name: 'Tempera',
      address: 'San Francisco CA',
      taxId: '',
      email: 'support@example.com',
    });
  }
});
