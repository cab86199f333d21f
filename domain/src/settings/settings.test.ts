import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPrivateSettings } from './private-settings.ts';
import { defaultSettings, mergeSettings } from './settings.ts';
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

describe('texts of pages', () => {
  it('fall back one by one', () => {
    const pages = { titles: { pricing: 'Prices' }, descriptions: { about: 'Who we are.' } };
    const { settings, broken } = mergeSettings({ pages });
    expect(broken).toEqual([]);
    expect(settings.pages).toEqual({
      titles: { ...defaultSettings.pages.titles, pricing: 'Prices' },
      descriptions: { ...defaultSettings.pages.descriptions, about: 'Who we are.' },
    });
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['of a page that there is not', { titles: { shop: 'Shop' } }],
    ['of another kind', { images: { about: '/a.webp' } }],
    ['numbers', { titles: { about: 1 } }],
    ['a list of titles', { titles: [] }],
    ['a long title', { titles: { about: 'x'.repeat(121) } }],
    ['a long description', { descriptions: { about: 'x'.repeat(301) } }],
    ['two lines', { titles: { about: 'x\ny' } }],
  ])('are not %s', (_name, pages) => {
    expect(siteSettingsSchema.safeParse({ ...defaultSettings, pages }).success).toBe(false);
    expect(mergeSettings({ pages })).toEqual({ settings: defaultSettings, broken: ['pages'] });
  });
});
