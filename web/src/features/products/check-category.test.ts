import { expect, it } from 'vitest';
import { type CategoryValues, checkCategory, toCategorySlug } from './check-category.ts';

const good: CategoryValues = { name: 'Blog', description: '', colour: 'ochre', order: '1' };

it.each([
  ['Landing Page', 'landing-page'],
  ['E-commerce', 'e-commerce'],
  ['  Ménü & Bar!  ', 'menu-bar'],
  ['Блог', ''],
  [`${'a'.repeat(63)} b`, 'a'.repeat(63)],
])('the address of %s is %s', (name, slug) => {
  expect(toCategorySlug(name)).toBe(slug);
});

it.each([
  [{}, []],
  [{ name: ' ' }, ['name']],
  [{ name: 'x'.repeat(41) }, ['name']],
  [{ name: 'Блог' }, ['name']],
  [{ description: 'x'.repeat(301) }, ['description']],
  [{ order: '' }, ['order']],
  [{ order: '1.5' }, ['order']],
  [{ order: '-1' }, ['order']],
  [{ order: '1000001' }, ['order']],
])('%j is marked at %j', (fields, marked) => {
  expect(Object.keys(checkCategory({ ...good, ...fields }, true))).toEqual(marked);
});

it('lets a category that stands have any name', () => {
  expect(checkCategory({ ...good, name: 'Блог' }, false)).toEqual({});
});
