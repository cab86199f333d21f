import { defaultSettings } from '@tempera/domain/settings/settings';
import { expect, it } from 'vitest';
import { firstSaleSteps, type NewStore } from './first-sale.ts';

const fresh: NewStore = {
  settings: defaultSettings,
  smtpHost: null,
  hasSeller: false,
  takesPayments: false,
  categories: 0,
  products: 0,
  onSale: 0,
};
const leftOf = (store: Partial<NewStore>) =>
  firstSaleSteps({ ...fresh, ...store })
    .filter(({ done }) => !done)
    .map(({ title }) => title);

it('a new store has every step before it, each with a screen', () => {
  expect(leftOf({})).toHaveLength(8);
  expect(firstSaleSteps(fresh).every(({ href }) => href.startsWith('/'))).toBe(true);
});

it('a store that nobody can pay in says so', () => {
  expect(leftOf({})).toContain('Connect Stripe');
  expect(leftOf({ takesPayments: true })).not.toContain('Connect Stripe');
});

it('what the store has is done', () => {
  const settings = { ...defaultSettings, siteName: 'Nora’s', supportEmail: 'nora@example.org' };
  const ready = {
    settings,
    smtpHost: 'smtp.example.org',
    hasSeller: true,
    takesPayments: true,
    categories: 1,
  };
  expect(leftOf(ready)).toEqual(['Add a template', 'Upload its archive and publish it', 'Buy it yourself']);
  expect(leftOf({ ...ready, products: 1 })).toEqual(['Upload its archive and publish it', 'Buy it yourself']);
  expect(leftOf({ ...ready, products: 1, onSale: 1 })).toEqual(['Buy it yourself']);
  expect(leftOf({ settings: { ...settings, supportEmail: defaultSettings.supportEmail } })).toContain(
    'Name your store',
  );
});
