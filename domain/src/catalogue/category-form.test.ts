import { expect, it } from 'vitest';
import { messagesOf } from '../site/messages-of.ts';
import { categoryForm, toCategorySlug } from './category-form.ts';

const good = { name: 'Blog', description: '', colour: 'ochre', order: '1' };

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
  expect(Object.keys(messagesOf(categoryForm(true), { ...good, ...fields }))).toEqual(marked);
});

it('lets a category that stands have any name', () => {
  expect(messagesOf(categoryForm(false), { ...good, name: 'Блог' })).toEqual({});
});
