import { expect, it } from 'vitest';
import type { Entry } from './api/entries.ts';
import { detailsOf, entriesToCsv } from './describe-entry.ts';

const entry: Entry = {
  id: 'e1',
  action: 'access.ban',
  byId: 'm1',
  byName: 'Ada, "the mod"',
  byRole: 'staff',
  targetId: 't1',
  targetName: '=1+1',
  details: { from: 'active', to: 'banned', until: Date.UTC(2026, 0, 2), permanent: false, why: 'Spam' },
  at: Date.UTC(2026, 0, 1),
};

it('is a table that begins with its columns', () => {
  const [head, row, end] = entriesToCsv([entry]).split('\r\n');
  expect(head).toBe('\uFEFFtime,action,by,by id,role,target,target id,details');
  expect(row).toBe(
    '2026-01-01T00:00:00.000Z,Banned,"Ada, ""the mod""",m1,staff,\'=1+1,t1,"active to banned; until 2026-01-02T00:00:00.000Z; Spam"',
  );
  expect(end).toBe('');
});

it('says what changed in settings', () => {
  const details = { enabled: { from: false, to: true }, message: { from: '', to: 'Back soon' } };
  expect(detailsOf({ details })).toBe('enabled: false to true; message: set to Back soon');
});

it('writes amounts in the currency that is named, and bare where none is', () => {
  const details = { priceCents: { from: 280, to: 300 }, minAmountCents: { from: null, to: 0 } };
  expect(detailsOf({ details })).toBe('price: 2.80 to 3.00; minAmount: set to 0.00');
  expect(detailsOf({ details: { amountCents: 1_488, currency: 'EUR' } })).toBe('€14.88');
  const settings = { currency: { from: 'USD', to: 'EUR' } };
  expect(detailsOf({ details: settings })).toBe('currency: USD to EUR');
});

it('writes moments as its reader does', () => {
  const details = {
    expectedEnd: { from: null, to: '2030-01-02T00:00:00.000Z' },
    until: 0,
    why: '2030-01-02',
  };
  expect(detailsOf({ details }, (at) => `day ${at / 86_400_000}`)).toBe(
    'expectedEnd: set to day 21916; until day 0; 2030-01-02',
  );
});

it('says how often it was tried, where that was more than once', () => {
  expect(detailsOf({ details: { attempts: 1 } })).toBe('');
  expect(detailsOf({ details: { attempts: 7 } })).toBe('7 attempts within an hour');
});
