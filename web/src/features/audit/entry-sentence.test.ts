import { type AuditAction, auditActions } from '@tempera/domain/operations/audit';
import { expect, it } from 'vitest';
import { sentenceOf } from './entry-sentence.ts';

const by = { byId: 'a1', byName: 'Ada', byRole: 'admin' };
const on = { targetId: 'ORD-1', targetName: 'Bob' };

it.each([
  ['order.refunded', { amountCents: 1_200, currency: 'EUR' }, 'Ada refunded €12.00 of order ORD-1'],
  ['order.refunded', { amountCents: 1_200 }, 'Ada refunded 12.00 of order ORD-1'],
  ['access.ban', { permanent: true, why: 'Spam' }, 'Ada banned Bob permanently: “Spam”'],
  ['access.role', { from: 'customer', to: 'staff' }, 'Ada made Bob staff'],
  ['settings.changed', { taxRate: { from: '8.5', to: '9' } }, 'Ada changed tax rate in the settings'],
  [
    'settings.changed',
    Object.fromEntries(['currency', 'logo', 'taxRate', 'rating'].map((key) => [key, { from: 1, to: 2 }])),
    'Ada changed currency, logo and 2 more in the settings',
  ],
  ['access.denied', { attempts: 1 }, 'Ada tried to open Bob'],
  ['access.denied', { attempts: 7 }, 'Ada tried to open Bob, the last of 7 attempts within an hour'],
  ['advisory.changed', { fixedIn: { from: null, to: '1.1.0' } }, 'Ada updated the security advisory “Bob”'],
  ['advisory.changed', { withdrawnAt: { from: null, to: 'x' } }, 'Ada withdrew the security advisory “Bob”'],
  ['product.published', { version: { from: '', to: '1.1.0' } }, 'Ada published version 1.1.0 of Bob'],
] as const)('%s with %o', (action, details, sentence) => {
  expect(sentenceOf({ action, ...by, ...on, details })).toBe(sentence);
});

it('has a sentence for every action, and none that shows a field’s name or nothing', () => {
  for (const action of auditActions) {
    const sentence = sentenceOf({ action, ...by, ...on, details: {} });
    expect(sentence).toMatch(/^Ada [a-z].*[\w”]$/);
    expect(sentence).not.toMatch(/undefined|null|\[object/);
  }
});

it('says that the store did it where nobody is named', () => {
  const nobody = { byId: '', byName: '', byRole: '' };
  expect(sentenceOf({ action: 'access.lift', ...nobody, ...on, details: {} })).toBe(
    'The store ended the restriction on Bob',
  );
  const unknown = { action: 'later.than-this' as AuditAction, ...by, ...on, details: {} };
  expect(sentenceOf(unknown)).toBe('Ada did something: later.than-this');
});

it('calls settings what their screen calls them', () => {
  const details = Object.fromEntries(['askTaxAddress', 'siteName'].map((key) => [key, { from: 1, to: 2 }]));
  expect(
    sentenceOf({ action: 'settings.changed', ...by, targetId: 'settings/site', targetName: 'site', details }),
  ).toBe('Ada changed “Require country and ZIP code” and “Site name” in the settings');
  const creator = { targetId: 'settings/creator', targetName: 'creator' };
  const game = (from: string, to: string) =>
    sentenceOf({ action: 'settings.changed', ...by, ...creator, details: { game: { from, to } } });
  expect(game('{"platform":"Go","username":"a"}', '{"platform":"Go","username":"b"}')).toBe(
    'Ada changed “Game username” in the settings',
  );
  expect(game('{"platform":"G…', '{"platform":"H…')).toBe(
    'Ada changed “Game platform”, “Game username” and 1 more in the settings',
  );
});
