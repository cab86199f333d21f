import { defaultSettings } from '@tempera/domain/settings/settings';
import { expect, it } from 'vitest';
import { targetOf } from './import-target.ts';

const site = {
  path: 'settings/site',
  data: { ...defaultSettings, currency: 'EUR', taxRate: '19', siteName: 'Another' },
};
const before = { ...defaultSettings, currency: 'GBP' };

it.each([
  ['of this store’s own, before its first sale', { signed: true, isBooked: false }, 'EUR', '19'],
  ['of this store’s own, once money was booked', { signed: true, isBooked: true }, 'GBP', '19'],
  ['of another store', { signed: false, isBooked: false }, 'GBP', defaultSettings.taxRate],
])('the currency that a backup brings %s', (_whose, rights, currency, taxRate) => {
  const { data } = targetOf(site, before, { byRole: 'owner', ...rights });
  expect(data).toMatchObject({ currency, taxRate, siteName: 'Another' });
});
