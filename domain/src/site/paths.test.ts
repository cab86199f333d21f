import { describe, expect, it } from 'vitest';
import {
  afterLogin,
  isContact,
  paths,
  personOfContact,
  planOfCheckout,
  slugOfPurchase,
  slugsOfCheckout,
} from './paths.ts';

it('addresses stay as they are linked from outside', () => {
  expect(paths.preview('auth', 'astroaccess')).toBe('/product/category=auth/astroaccess/preview');
  expect(paths.checkout(['blog'])).toBe('/checkout/product=blog');
  expect(paths.checkout(['blog', 'portfolio'])).toBe('/checkout/products=blog,portfolio');
  expect(paths.loginToBuy('blog')).toBe('/auth/Login?purchase-product-blog');
});

it.each([
  ['product=blog', ['blog']],
  ['products=blog,portfolio', ['blog', 'portfolio']],
  ['products=blog,,portfolio,', ['blog', 'portfolio']],
  ['product=', []],
  ['success', []],
  ['xproduct=blog', []],
])('slugsOfCheckout(%s)', (rest, expected) => {
  expect(slugsOfCheckout(rest)).toEqual(expected);
});

it.each([
  ['plan=pro', 'pro'],
  ['plan=', null],
  ['plan=Pro', null],
  ['plan=../x', null],
  ['plan=pro/x', null],
  ['product=pro', null],
  ['', null],
])('planOfCheckout(%s)', (rest, expected) => {
  expect(planOfCheckout(rest)).toBe(expected);
});

it.each([
  ['id=Ada%Example', { uid: 'Ada%Example', name: 'Ada Example' }],
  ['id=demo-customer', { uid: 'demo-customer', name: 'demo-customer' }],
  ['id=a=b', { uid: 'a=b', name: 'a=b' }],
  ['id=', null],
  [`id=${'x'.repeat(201)}`, null],
  ['ada', null],
  ['', null],
])('personOfContact(%s)', (rest, expected) => {
  expect(personOfContact(rest)).toEqual(expected);
});

it('a support chat has an address that says whose it is, whatever the name', () => {
  for (const id of ['demo-customer', 'Ada%Example', 'a/b?c#d', 'مرحبا']) {
    const { pathname, search } = new URL(paths.supportChat(id, 'x_1'), 'https://store.example.com');
    expect(isContact(pathname)).toBe(true);
    expect(personOfContact(decodeURIComponent(pathname.split('/').at(-1) ?? ''))?.uid).toBe(id);
    expect(search).toBe('?ticket=x_1');
  }
  expect(isContact('/problem')).toBe(false);
});

describe('slugOfPurchase', () => {
  it('reads the name of the parameter', () => {
    expect(slugOfPurchase('?purchase-product-blog')).toBe('blog');
    expect(slugOfPurchase('?a=1&purchase-product-blog=')).toBe('blog');
  });

  it.each([
    '',
    '?purchase-product-',
    '?purchase-product-..%2Fx',
    '?x=purchase-product-blog',
    '?purchase-product-A',
  ])('%j names none', (search) => expect(slugOfPurchase(search)).toBeNull());
});

it('afterLogin goes on with what was wanted', () => {
  expect(afterLogin('neogate')).toBe('/product/category=auth/neogate/preview');
  expect(afterLogin('astroaccess')).toBe('/checkout/product=astroaccess');
  expect(afterLogin(null)).toBe('/');
});
