import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPrivateSettings, defaultSettings, mergeSettings } from './settings.ts';
import { privateSettingsSchema, siteSettingsSchema } from './settings-schema.ts';

it('the defaults meet their own schemas', () => {
  expect(siteSettingsSchema.parse(defaultSettings)).toEqual(defaultSettings);
  expect(privateSettingsSchema.parse(defaultPrivateSettings)).toEqual(defaultPrivateSettings);
});

describe('mergeSettings', () => {
  it('takes what is stored and fills the rest', () => {
    const { settings, broken } = mergeSettings({ siteName: 'Other', enableCoupons: false, unknown: 1 });
    expect(settings).toEqual({ ...defaultSettings, siteName: 'Other', enableCoupons: false });
    expect(broken).toEqual([]);
  });

  it('keeps the default of a broken field, alone, and names it', () => {
    const { settings, broken } = mergeSettings({ taxRate: 'much', currency: 'XXX', siteName: 'Other' });
    expect(broken.sort()).toEqual(['currency', 'taxRate']);
    expect([settings.taxRate, settings.currency, settings.siteName]).toEqual(['8.5', 'USD', 'Other']);
  });

  it.each(['', ' ', '-1', '101', 'NaN', 'Infinity', '8,5'])('%j is no tax rate', (taxRate) => {
    expect(mergeSettings({ taxRate }).broken).toEqual(['taxRate']);
  });

  it('always gives whole settings', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(siteSettingsSchema.safeParse(mergeSettings(stored).settings).success).toBe(true);
      }),
    );
  });
});
