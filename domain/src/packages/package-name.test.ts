import { expect, it } from 'vitest';
import { packageName, scopeOf, slugOfPackage } from './package-name.ts';

it.each([
  ['Tempera', 'tempera'],
  ['Neo & Söhne 24', 'neoshne24'],
  ['店', 'store'],
  ['x'.repeat(300), 'x'.repeat(100)],
])('a store called %j has the scope %s', (name, scope) => {
  expect(scopeOf(name)).toBe(scope);
});

it('finds the slug of what it named', () => {
  expect(slugOfPackage(packageName('Tempera', 'neo-gate'))).toBe('neo-gate');
});

it.each([
  'neo',
  '@tempera/',
  '@tempera/a/b',
  '@tempera/Neo',
  '@tempera/.',
  '@tempera/..',
  '@/a',
  '@A/neo',
  '@a/neo\n',
])('finds none in %j', (name) => expect(slugOfPackage(name)).toBeNull());
