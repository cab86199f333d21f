import { expect, it } from 'vitest';
import { type Advisory, pickAdvisories, readSeverity } from './advisories.ts';

const advisory = (
  id: string,
  severity: Advisory['severity'],
  slug = 'neo',
  versions = ['1.0.0'],
): Advisory => ({
  id,
  slug,
  severity,
  title: id,
  text: '',
  versions,
  fixedIn: null,
  publishedAt: null,
  held: versions[0] ?? null,
});

const all = [
  advisory('low', 'low'),
  advisory('worst', 'critical'),
  advisory('other', 'high', 'blog', ['2.0.0']),
];
const ids = (found: Advisory[]) => found.map(({ id }) => id);

it('are those of the versions that somebody has, the worst first', () => {
  expect(ids(pickAdvisories(all, 'low', null))).toEqual(['worst', 'other', 'low']);
  const updated = { ...advisory('updated', 'critical'), held: '1.1.0' };
  const unknown = { ...advisory('unknown', 'critical'), held: null };
  expect(ids(pickAdvisories([updated, unknown], 'low', null))).toEqual(['unknown']);
});

it('are those from a severity on', () => {
  expect(ids(pickAdvisories(all, 'high', null))).toEqual(['worst', 'other']);
  expect(() => readSeverity('bad')).toThrow('low, moderate, high, critical');
});

it('are those that affect a copy, where copies are named', () => {
  const copy = (slug: string, version: string) => ({ folder: '.', slug, version });
  expect(ids(pickAdvisories(all, 'low', [copy('blog', '2.0.0')]))).toEqual(['other']);
  expect(ids(pickAdvisories(all, 'low', [copy('neo', '1.1.0'), copy('blog', '1.0.0')]))).toEqual([]);
  expect(ids(pickAdvisories(all, 'low', []))).toEqual([]);
});
