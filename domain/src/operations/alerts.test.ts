import { describe, expect, it } from 'vitest';
import {
  alertId,
  alertKinds,
  alertRules,
  countriesWithin,
  dueAlerts,
  isTelling,
  type Signs,
  withCountry,
} from './alerts.ts';

const quiet = Object.fromEntries(alertKinds.map((kind) => [kind, 0])) as Signs;

describe('dueAlerts', () => {
  it('says nothing of a quiet hour', () => expect(dueAlerts(quiet)).toEqual([]));

  it.each(alertKinds)('tells of %s from its number on, and not of one less', (kind) => {
    const { from } = alertRules[kind];
    expect(dueAlerts({ ...quiet, [kind]: from - 1 })).toEqual([]);
    expect(dueAlerts({ ...quiet, [kind]: from })).toEqual([kind]);
  });

  it('tells of several at once', () => {
    expect(dueAlerts({ ...quiet, roles: 100, refunds: 100 })).toEqual(['refunds', 'roles']);
  });
});

it('is one of a kind in an hour', () => {
  const noon = Date.UTC(2026, 10, 25, 12);
  expect(alertId('roles', noon)).toBe(alertId('roles', noon + 3_599_999));
  expect(alertId('roles', noon)).not.toBe(alertId('roles', noon + 3_600_000));
  expect(alertId('roles', noon)).not.toBe(alertId('refunds', noon));
});

it('counts what is said in words', () => {
  expect(alertRules.refunds.what(1)).toBe('1 refund within an hour');
  expect(alertRules.declined.what(1_200)).toBe('1,200 declined payments within an hour');
});

it('counts refusals that are about who asks', () => {
  expect([isTelling('not-allowed'), isTelling('too-many-attempts'), isTelling('cart-empty')]).toEqual([
    true,
    true,
    false,
  ]);
});

it('keeps the countries of a day', () => {
  const seen = withCountry({ DE: 1_000 }, 'FR', 2_000);
  expect(seen).toEqual({ DE: 1_000, FR: 2_000 });
  expect(withCountry(seen, 'FR', 3_000)).toEqual({ DE: 1_000, FR: 3_000 });
  expect(withCountry(seen, 'US', 1_000 + countriesWithin)).toEqual({
    FR: 2_000,
    US: 1_000 + countriesWithin,
  });
});
