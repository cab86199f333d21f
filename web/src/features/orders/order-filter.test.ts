import { defaultSettings } from '@tempera/domain/settings/settings';
import { expect, it } from 'vitest';
import { leavesOut, readFilters } from '../../ui/resource-list/resource.ts';
import { boundsOf, filtersFor, orderFilters } from './order-filter.ts';

const filter = (search: string) => readFilters(orderFilters, new URLSearchParams(search));
const at = (text: string) => new Date(text).getTime();

it('reads what the address says, and nothing else', () => {
  expect(filter('status=failed&from=2026-01-02&to=2026-01-03')).toEqual({
    status: 'failed',
    from: '2026-01-02',
    to: '2026-01-03',
    evidence: null,
  });
  for (const day of ['2026-13-45', '0000-01-01', '9999-12-31', '12026-01-01']) {
    expect(filter(`from=${day}&to=${day}`), day).toMatchObject({ status: null, from: null, to: null });
  }
  expect(filter('status=everything&from=yesterday')).toMatchObject({ status: null, from: null, to: null });
});

it('takes both days in whole', () => {
  const days = filter('from=2026-01-02&to=2026-01-03');
  const { start, end } = boundsOf(days);
  expect([start.getTime(), end.getTime()]).toEqual([at('2026-01-02T00:00'), at('2026-01-04T00:00')]);
});

it('without a filter is met by every order', () => {
  const all = filter('');
  expect(boundsOf(all).statuses).toEqual(['completed', 'pending', 'failed', 'refunded']);
  expect(boundsOf(all).start.getTime()).toBe(0);
  expect(boundsOf(filter('status=failed')).statuses).toEqual(['failed']);
  expect(['', 'status=failed', 'from=2026-01-02', 'to=2026-01-02'].map(filter).map(leavesOut)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

it('knows disputed orders, whatever their status', () => {
  const disputed = boundsOf(filter('status=disputed'));
  expect(disputed).toMatchObject({ disputed: true, statuses: boundsOf(filter('')).statuses });
  expect(boundsOf(filter('status=refunded')).disputed).toBe(false);
  expect(leavesOut(filter('status=disputed'))).toBe(true);
});

it('knows thin tax evidence, where the tax depends on the buyer', () => {
  expect(boundsOf(filter('evidence=thin')).thin).toBe(true);
  expect(boundsOf(filter('evidence=anything')).thin).toBe(false);
  expect(leavesOut(filter('evidence=thin'))).toBe(true);
  const namesFor = (mode: 'one-rate' | 'by-country' | 'stripe') =>
    filtersFor({ tax: { ...defaultSettings.tax, mode } }).map(({ name }) => name);
  expect(namesFor('one-rate')).not.toContain('evidence');
  expect(namesFor('by-country')).toContain('evidence');
  expect(namesFor('stripe')).toContain('evidence');
});
