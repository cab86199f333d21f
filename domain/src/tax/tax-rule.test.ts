import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/settings.ts';
import { type BuyerPlace, taxRuleOf } from './tax-rule.ts';
import type { TaxSettings } from './tax-settings.ts';

const day = Date.parse('2026-11-24');
const store = (tax: Partial<TaxSettings>, taxRate = '8.5') => ({
  taxRate,
  tax: { ...defaultSettings.tax, mode: 'by-country' as const, ...tax },
});
const ruleOf = (settings: ReturnType<typeof store>, buyer: Partial<BuyerPlace>, at = day) =>
  taxRuleOf(settings, { country: null, state: null, vatId: null, ...buyer }, at);

describe('a German store', () => {
  it.each([
    ['at home', {}, { country: 'DE' }, { country: 'DE', rate: 1_900 }],
    ['a business at home', {}, { country: 'DE', vatId: 'DE1' }, { rate: 1_900, reverseCharge: false }],
    ['in France without the One-Stop Shop', {}, { country: 'FR' }, { country: 'DE', rate: 1_900 }],
    ['in France with it', { oss: true }, { country: 'FR' }, { country: 'FR', rate: 2_000 }],
    ['in Finland with it', { oss: true }, { country: 'FI' }, { country: 'FI', rate: 2_550 }],
    [
      'a business in France',
      { oss: true },
      { country: 'FR', vatId: 'FR1' },
      { country: 'FR', rate: 0, reverseCharge: true, vatId: 'FR1', privateRate: 2_000 },
    ],
    ['in Switzerland', {}, { country: 'CH' }, { country: 'CH', rate: 0, reverseCharge: false }],
    ['in Switzerland, where it is registered', { ch: true }, { country: 'CH' }, { rate: 810 }],
    ['a business in Switzerland', { ch: true }, { country: 'CH', vatId: 'x' }, { reverseCharge: false }],
    [
      'a business in the United Kingdom, where it is registered',
      { gb: true },
      { country: 'GB', vatId: 'GB1' },
      { country: 'GB', rate: 0, reverseCharge: true, privateRate: 2_000 },
    ],
    ['a business in Norway', {}, { country: 'NO', vatId: 'NO1' }, { rate: 0, reverseCharge: false }],
    [
      'a business in Norway, where it is registered',
      { no: true },
      { country: 'NO', vatId: 'NO1' },
      { rate: 0, reverseCharge: true },
    ],
    ['in the United Kingdom', { ch: true }, { country: 'GB' }, { rate: 0 }],
    ['in the United Kingdom, where it is registered', { gb: true }, { country: 'GB' }, { rate: 2_000 }],
    ['in Norway, where it is registered', { no: true }, { country: 'NO' }, { rate: 2_500 }],
    ['in Japan', {}, { country: 'JP' }, { country: 'JP', rate: 0 }],
    ['who has not said where', { oss: true }, {}, { country: 'DE', rate: 1_900 }],
  ])('sells to somebody %s', (_where, tax, buyer, expected) => {
    expect(ruleOf(store({ country: 'DE', ...tax }), buyer)).toMatchObject(expected);
  });
});

describe('a store in the US', () => {
  const states = 'NY 8.875\nTX 6.25';
  it.each([
    ['in a state it has switched on', { country: 'US', state: 'NY' }, { region: 'NY', rate: 887.5 }],
    ['in another', { country: 'US', state: 'OR' }, { country: 'US', region: 'OR', rate: 0 }],
    ['in no known state', { country: 'US' }, { region: null, rate: 0 }],
    ['in the EU', { country: 'DE' }, { country: 'DE', rate: 0 }],
  ])('sells to somebody %s', (_where, buyer, expected) => {
    expect(ruleOf(store({ country: 'US', states }), buyer)).toMatchObject(expected);
  });

  it('charges the EU’s rates once it is registered there', () => {
    const settings = store({ country: 'US', oss: true });
    expect(ruleOf(settings, { country: 'DE' })).toMatchObject({ country: 'DE', rate: 1_900 });
    expect(ruleOf(settings, { country: 'DE', vatId: 'DE1' })).toMatchObject({ rate: 0, reverseCharge: true });
  });
});

it('a country without a rate in the table has the one that its owner typed, at home alone', () => {
  expect(ruleOf(store({ country: 'CA' }, '13'), { country: 'CA' })).toMatchObject({
    country: 'CA',
    rate: 1_300,
  });
  expect(ruleOf(store({ country: 'CA' }, '13'), { country: 'AU' })).toMatchObject({ country: 'AU', rate: 0 });
});

it('a rate holds from its day', () => {
  const finland = (at: string) => ruleOf(store({ country: 'FI' }), { country: 'FI' }, Date.parse(at)).rate;
  expect(finland('2024-08-31T23:59:59.999Z')).toBe(2_400);
  expect(finland('2024-09-01T00:00:00.000Z')).toBe(2_550);
});

it('until the store says where it is, one rate holds', () => {
  expect(ruleOf(store({}), { country: 'DE' })).toMatchObject({ mode: 'one-rate', country: null, rate: 850 });
});
