import { describe, expect, it } from 'vitest';
import { arePageTexts, defaultPageTexts } from './page-texts.ts';
import { mergeSettings } from './settings.ts';

describe('texts of pages', () => {
  it('fall back one by one', () => {
    const pages = { titles: { pricing: 'Prices' }, descriptions: { about: 'Who we are.' } };
    const { settings, broken } = mergeSettings({ pages });
    expect(broken).toEqual([]);
    expect(settings.pages).toEqual({
      titles: { ...defaultPageTexts.titles, pricing: 'Prices' },
      descriptions: { ...defaultPageTexts.descriptions, about: 'Who we are.' },
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
    expect(arePageTexts(pages)).toBe(false);
    expect(mergeSettings({ pages })).toEqual({ settings: mergeSettings({}).settings, broken: ['pages'] });
  });
});
