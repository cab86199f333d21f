import { expect, it } from 'vitest';
import type { Seller } from '../money/seller.ts';
import { defaultSettings } from './settings.ts';
import { invoiceGap, taxGaps } from './settings-gaps.ts';

const seller: Seller = {
  name: 'Studio',
  address: '12 Row',
  city: 'San Francisco',
  country: 'US',
  taxId: '00',
  email: '',
};
const byCountry = { ...defaultSettings.tax, mode: 'by-country', country: 'US' } as const;

it('says what keeps data off invoices: the seller’s details, then the buyers’ countries', () => {
  expect(invoiceGap({ ...seller, city: '', taxId: '' }, defaultSettings)).toMatch(
    /^Invoices are plain PDFs until this is filled in: city, VAT ID or tax number\./,
  );
  expect(invoiceGap(seller, defaultSettings)).toMatch(/^Your details are complete, but/);
  expect(invoiceGap(seller, { ...defaultSettings, askTaxAddress: true })).toBeNull();
  expect(invoiceGap(seller, { ...defaultSettings, tax: byCountry })).toBeNull();
});

it('says what tax lacks, and what contradicts it', () => {
  const german = { ...seller, country: 'DE', vatId: 'DE123456788' };
  expect(taxGaps({ ...byCountry, mode: 'one-rate' }, german)).toEqual([]);
  expect(taxGaps({ ...byCountry, country: '' }, seller)).toEqual([
    expect.stringMatching(/^The one rate holds/),
  ]);
  expect(taxGaps(byCountry, seller)).toEqual([]);
  expect(taxGaps(byCountry, german)).toEqual([
    expect.stringContaining('taxed in US, but the seller on invoices is in DE'),
  ]);
  expect(taxGaps({ ...byCountry, country: 'DE' }, german)).toEqual([]);
  expect(taxGaps({ ...byCountry, country: 'DE' }, seller)).toHaveLength(2);
});
