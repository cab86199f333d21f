import { productDraftSchema } from '@tempera/domain/catalogue/product';
import { expect, it } from 'vitest';
import { checkProduct } from './check-product.ts';
import { emptyProduct, type ProductValues, textOf, toCents, toText, toValues } from './product-values.ts';

const good: ProductValues = {
  ...emptyProduct,
  title: 'Neo Gate',
  description: 'Sign-in screens.',
  fullDescription: '# Neo Gate',
  price: '2.80',
  category: 'auth',
  image: '/pictures/x.png',
};

it.each([
  ['0', 0],
  ['2.8', 280],
  ['2.80', 280],
  [' 19.99 ', 1_999],
  ['100000', 10_000_000],
  ['', null],
  ['-1', null],
  ['2.805', null],
  ['1e3', null],
  ['2,80', null],
])('the price %j is %s cents', (price, cents) => {
  expect(toCents(price)).toBe(cents);
});

it.each([
  [{}, []],
  [{ title: ' ' }, ['title']],
  [{ title: 'x'.repeat(81) }, ['title']],
  [{ title: 'Блог' }, ['title']],
  [{ description: '' }, ['description']],
  [{ fullDescription: ' \n' }, ['fullDescription']],
  [{ price: '' }, ['price']],
  [{ price: '100000.01' }, ['price']],
  [{ category: '' }, ['category']],
  [{ image: '' }, ['image']],
  [{ image: 'javascript:alert(1)' }, ['image']],
  [{ demoUrl: 'http://example.com' }, ['demoUrl']],
  [{ tags: Array(21).fill('tag') }, ['tags']],
  [{ features: ['', 'x'.repeat(161)] }, ['features.1']],
  [{ includes: ['x'.repeat(161), ''] }, ['includes.0']],
])('%j is marked at %j', (fields, marked) => {
  expect(Object.keys(checkProduct({ ...good, ...fields }, false, true))).toEqual(marked);
});

it('asks a draft for title, price and category alone', () => {
  expect(Object.keys(checkProduct(emptyProduct, true, true))).toEqual(['title', 'price', 'category']);
  const draft = { ...emptyProduct, title: 'Neo Gate', price: '0', category: 'auth' };
  expect(checkProduct(draft, true, true)).toEqual({});
  const stored = { ...toText(draft), currency: 'USD', status: 'draft' };
  expect(productDraftSchema.safeParse(stored).success).toBe(true);
});

it('stores what is filled in, trimmed, and gives it back to the form', () => {
  const text = toText({ ...good, title: ' Neo Gate ', features: [' One ', '', 'Two'], includes: [''] });
  expect(text).toMatchObject({ title: 'Neo Gate', priceCents: 280, features: ['One', 'Two'], includes: [] });
  expect(toValues(text)).toMatchObject({ price: '2.80', features: ['One', 'Two'], includes: [''] });
  expect(textOf({ ...text, status: 'draft' } as typeof text)).toEqual(text);
});
