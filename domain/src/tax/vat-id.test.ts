import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readVatId, viesPartsOf } from './vat-id.ts';

it.each([
  ['DE136695976', 'DE136695976', 'DE'],
  [' de 136.695-976 ', 'DE136695976', 'DE'],
  ['ATU13585627', 'ATU13585627', 'AT'],
  ['FR 40 303265045', 'FR40303265045', 'FR'],
  ['EL094259216', 'EL094259216', 'GR'],
  ['GR094259216', 'EL094259216', 'GR'],
  ['GB980780684', 'GB980780684', 'GB'],
  ['CHE-116.281.710 MWST', 'CHE116281710MWST', 'CH'],
  ['NO974760673MVA', 'NO974760673MVA', 'NO'],
])('%s is a VAT id', (typed, id, country) => {
  expect(readVatId(typed)).toEqual({ id, country });
});

it.each([
  '',
  undefined,
  null,
  'DE',
  'DE136695977',
  'ATU13585628',
  '136695976',
  'US123456789',
  'RU7805145876',
])('%s is none', (typed) => {
  expect(readVatId(typed)).toBeNull();
});

it('takes the number alone for one of the buyer’s own country', () => {
  expect(readVatId('136695976', 'DE')?.id).toBe('DE136695976');
  expect(readVatId('094259216', 'GR')?.id).toBe('EL094259216');
  expect(readVatId('ATU13585627', 'DE')?.country).toBe('AT');
});

it('answers to whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const read = readVatId(typed, 'FR');
      expect(read === null || readVatId(read.id)?.id === read.id).toBe(true);
    }),
  );
});

it('asks the register of the European Union for its own alone', () => {
  expect(viesPartsOf({ id: 'EL094259216', country: 'GR' })).toEqual({
    countryCode: 'EL',
    vatNumber: '094259216',
  });
  expect(viesPartsOf({ id: 'GB980780684', country: 'GB' })).toBeNull();
});
