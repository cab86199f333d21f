import type { Product } from '@tempera/domain/catalogue/product';
import { defaultSettings, type SiteSettings } from '@tempera/domain/settings/settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SettingsProvider } from '../../ui/settings.tsx';
import { GetProductButton } from './GetProductButton.tsx';

const access = {
  known: true,
  owned: false,
  kept: null,
  downloaded: undefined,
  downloads: false,
  clones: false,
  claimant: null,
  target: '/login',
};
const markup = (taxRate: string, priceCents: number, tax: Partial<SiteSettings['tax']> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SettingsProvider value={{ ...defaultSettings, taxRate, tax: { ...defaultSettings.tax, ...tax } }}>
        <GetProductButton
          product={{ slug: 'ink', title: 'Ink', priceCents, currency: 'EUR' } as Product}
          access={access}
        />
      </SettingsProvider>
    </MemoryRouter>,
  );

it('says that tax is added, where some is', () => {
  expect(markup('19', 1_250)).toContain('Buy Ink for €12.50');
  expect(markup('19', 1_250)).toContain('Tax is added at checkout.');
  expect(markup('0', 1_250)).not.toContain('Tax');
  expect(markup('19', 0)).not.toContain('Tax');
});

it('says whether the price contains it, and whether it depends on the country', () => {
  expect(markup('19', 1_250, { included: true })).toContain('Tax is included.');
  const byCountry = { mode: 'by-country', country: 'DE' } as const;
  expect(markup('0', 1_250, byCountry)).toContain('Tax depends on your country');
  expect(markup('0', 1_250, { ...byCountry, included: true })).toContain('Tax is included.');
  expect(markup('19', 0, byCountry)).not.toContain('Tax');
});
