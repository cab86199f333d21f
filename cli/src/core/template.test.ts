import { expect, it } from 'vitest';
import { readTemplate, readVersion } from './template.ts';

it('reads a template, and its version where one is named', () => {
  expect(readTemplate('portfolio')).toEqual({ slug: 'portfolio', version: null });
  expect(readTemplate('portfolio@1.2.0')).toEqual({ slug: 'portfolio', version: '1.2.0' });
  expect(readVersion('v1.2.0')).toBe('1.2.0');
});

it.each([
  '',
  'Portfolio',
  '../portfolio',
  '-b',
  'a/b',
  'portfolio@',
  'portfolio@1',
  'portfolio@1.0.0@2',
  'p@--x',
])('%j is none', (typed) => {
  expect(() => readTemplate(typed)).toThrow(/is not/);
});
